# The lobby: who sits here, how the table plays, and what binds the deal.

# $game is a game of it, $way how it is played; it may begin with a noun
lobby-alert = Tisch { $table }: Plätze frei für { $game } ({ $way }).
# $invited are pings
lobby-alert_invited = { $invited } Tisch { $table }: Einladung für { $game } ({ $way }).
# in front of a list, or of the next message
lobby-house = **Hausregeln:** { $rules }
lobby-house_none = keine, alles wie üblich
lobby-seats = **Plätze: { $taken } von { $seats } besetzt**
lobby-free = -# { $free ->
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
}
# notes behind a name
lobby-host = Gastgeber
lobby-few = bisher weniger als { $few } Züge
lobby-in_time = { $percent } % der Züge rechtzeitig
# $level says how it plays
lobby-computer = Computer, { $level }
# $look is the label of a button
lobby-no_dms = Direktnachrichten zu, spielt über **{ $look }**
lobby-pace = **Tempo:** { $pace }.
# $more is a duration
lobby-late_computer = **Wer zu spät ist:** hat noch { $more }, dann zieht ein Computer, und nach mehreren Versäumnissen in Folge spielt er weiter.
lobby-late_end = **Wer zu spät ist:** hat noch { $more }, dann endet das Spiel.
lobby-access = **Wer mitspielen darf:** { $who }.
lobby-invited = { $who }: { $invited }
lobby-invited_nobody = noch niemand
lobby-start = **Beginn:** wenn der letzte freie Platz besetzt ist oder { $host } auf Starten drückt.
lobby-start_full = **Beginn:** Alle Plätze sind besetzt; { $host } drückt auf Starten.
# what becomes of the deal of a table in a channel, of one in direct messages, and of one that stays closed
lobby-fair_opened = -# Faires Austeilen: Ein geheimer Startwert stand fest, bevor jemand Platz nahm, und jeder Platz bringt eigenen Zufall mit. Dies ist der Fingerabdruck des Startwerts; nach dem Spiel ist die ganze Kartenverteilung für alle offen:
lobby-fair_opened_alone = -# Faires Austeilen: Ein geheimer Startwert stand fest, bevor jemand Platz nahm, und jeder Platz bringt eigenen Zufall mit. Dies ist der Fingerabdruck des Startwerts; nach dem Spiel ist die ganze Kartenverteilung für dich offen:
lobby-fair_closed = -# Faires Austeilen: Ein geheimer Startwert stand fest, bevor jemand Platz nahm, und jeder Platz bringt eigenen Zufall mit. Dies ist der Fingerabdruck des Startwerts; auch nach dem Spiel bleibt die Kartenverteilung verschlossen, niemand kann sie also prüfen:
# the same of a night; $hand is the number of a hand
lobby-fair_night_opened = -# Faires Austeilen: Ein geheimer Startwert stand fest, bevor jemand Platz nahm, und jeder Platz bringt eigenen Zufall mit. Jede Hand hat ihren eigenen Startwert. Dies ist der Fingerabdruck von Hand { $hand }; nach jeder Hand ist ihre Kartenverteilung für alle offen:
lobby-fair_night_closed = -# Faires Austeilen: Ein geheimer Startwert stand fest, bevor jemand Platz nahm, und jeder Platz bringt eigenen Zufall mit. Jede Hand hat ihren eigenen Startwert. Dies ist der Fingerabdruck von Hand { $hand }; die Kartenverteilungen bleiben verschlossen, niemand kann sie also prüfen:
# labels of buttons
lobby-rules = Hausregeln
lobby-add = Computer dazu
lobby-remove = Computer weg
lobby-go = Starten
