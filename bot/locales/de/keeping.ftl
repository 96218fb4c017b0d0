# How a table is kept, whatever is played there.

keeping-seats = **Plätze.** Der Gastgeber eröffnet den Tisch, setzt Computer dazu, startet das Spiel und kann es beenden (`{ COMMAND("table end") }`). Mit **Verwalten** oder `{ COMMAND("table") }` kann er auch jemanden vom Tisch nehmen, die Rolle weitergeben, mehr Zeit geben oder mit dem Tisch umziehen. Geht der Gastgeber, übernimmt jemand anderes seine Rolle. Sobald sich ein Mensch auf den letzten freien Platz setzt, beginnt das Spiel.
keeping-deal_opened = **Das Austeilen.** Was ausgeteilt wird, steht fest, bevor jemand sitzt: durch eine Zufallszahl, deren Fingerabdruck gezeigt wird, und durch das, was jeder Platz mitbringt. Nach dem Ende liegt alles offen und lässt sich nachprüfen.
keeping-deal_closed = **Das Austeilen.** Was ausgeteilt wird, steht fest, bevor jemand sitzt: durch eine Zufallszahl, deren Fingerabdruck gezeigt wird, und durch das, was jeder Platz mitbringt. An diesem Tisch bleibt es auch nach dem Ende verdeckt.
# about all house rules, above them
keeping-house_rules = Der Gastgeber wählt sie in der Lobby oder beginnt mit Regeln, die der Server gespeichert hat. Sonst gilt bei jeder die erste Möglichkeit.
# a choice of a house rule that is not the usual one, where this table plays by it
keeping-here = { $choice } (dieser Tisch)
