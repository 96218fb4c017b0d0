# The rules of Indian Chief behind what is refused, in the numbers of the table that refused it.

# $sizes is a list of melds, each with its number of cards: Thief 1, Beggar Man 2
chief_grounds-sizes = Jede Auslage hat ihre eigene Zahl von Karten: { $sizes }.
# $decks is a list: 1 deck for 2 or 3 players, 2 decks for 4 to 8 players
chief_grounds-players = Die Zahl der Spieler entscheidet, wie viele Decks es gibt: { $decks }.
chief_grounds-copies = In jedem Deck ist jede Karte einmal: { $decks }. Du hast, was dein Blatt zeigt.
chief_grounds-cards = Eine Karte schreibt man als Rang und Buchstaben der Farbe; Joker gibt es nicht.
chief_grounds-cards_jokers = Eine Karte schreibt man als Rang und Buchstaben der Farbe, einen Joker als JK.
chief_grounds-hand = { $cards ->
    [one] Eine Auslage kommt aus der { $cards } Karte deines eigenen Blatts.
   *[other] Eine Auslage kommt aus den { $cards } Karten deines eigenen Blatts.
}
chief_grounds-jokers = Joker kommen vom Jokerstapel: Wer den Dieb auslegt, zieht einen.
chief_grounds-jokers_none = Nach diesem Regelwerk spielt man ohne Joker; Karten sind nur die seiner Decks.
chief_grounds-awaited = Alle legen zur gleichen Zeit aus, und die Runde geht weiter, wenn der Letzte versiegelt hat.
chief_grounds-awaited_thieves = Nach der Aufdeckung sind nur die Diebe dran, die niedrigste Karte zuerst.
chief_grounds-awaited_solo = Allein geht eine Runde weiter, sobald du versiegelt hast.
chief_grounds-columns = Jede Auslage wird einmal in jeder der Spalten { $columns } gewertet, in beliebiger Reihenfolge.
chief_grounds-columns_in_order = Jede Auslage wird einmal in jeder der Spalten { $columns } gewertet, von links nach rechts.
chief_grounds-over = { $rounds ->
    [one] Ein Spiel hat { $rounds } Runde.
   *[other] Ein Spiel hat { $rounds } Runden.
}
chief_grounds-late = Wofür der Joker eines Bettlers steht, wird zuletzt gesagt, wenn zu sehen ist, was die anderen ausgelegt haben.
chief_grounds-late_solo = Wofür der Joker eines Bettlers steht, wird zuletzt gesagt, wenn zu sehen ist, was auf dem Tisch liegt.
chief_grounds-declared = Ein Joker steht für eine Karte des Decks, und ein Joker ist keine.
# $aside goes on after a number of cards: score the last digit of their face values together
chief_grounds-split = Ein Häuptling hat zwei Teile, und { $cards } Karten davon { $aside }.
chief_grounds-split_off = Die beste Aufteilung wird für alle gleich gefunden; die Teile selbst zu wählen ist eine Hausregel.
chief_grounds-house_rule = Eine Hausregel weicht von einer Regel des Spiels ab, und diese Regel muss im Spiel sein.
chief_grounds-no_steals = Ein Dieb, der einen Joker zieht, stiehlt keine Karte.
chief_grounds-wish = Ein Wunsch antwortet für den Dieb, der sonst nach der Aufdeckung gefragt würde, was er stehlen will.
chief_grounds-wish_none = Ein Wunsch ist für Diebe, die stehlen, und nach diesem Regelwerk stiehlt kein Dieb.
chief_grounds-steal = Ein Dieb nimmt eine Karte, die jemand anderes in dieser Runde ausgelegt hat.
chief_grounds-steal_safe = Ein Dieb nimmt eine Karte, die jemand anderes in dieser Runde ausgelegt hat. Die Karten anderer Diebe sind an diesem Tisch sicher.
chief_grounds-steal_solo = Allein darf ein Dieb eine Karte aus einer eigenen früheren Auslage aufnehmen.
chief_grounds-steal_none = Nach diesem Regelwerk stiehlt kein Dieb; ein Dieb zieht einen Joker.
chief_grounds-no_suggestions = Ob der Bot Auslagen vorschlägt, ist eine Hausregel: Wo er es nicht tut, sind alle auf sich gestellt.
chief_grounds-not_solo = Was noch kommt, wird nur gezählt, wenn jemand allein spielt: Unter mehreren wäre es eine Hilfe, die nicht alle nutzen.
