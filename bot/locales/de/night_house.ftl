# House rules of a night, and how it is told before it begins. No word of alcohol, no pressure.
# The choices stand in the middle of a line; at its beginning their first letter becomes a capital.

night_house-title_forfeit_out = Rausgehen
night_house-about_forfeit_out = Was es kostet, wenn du rausgehst.
night_house-title_forfeit_lost = Dabei bleiben, ohne zu gewinnen
night_house-about_forfeit_lost = Was es kostet, wenn du dabei bleibst und eine andere Karte höher ist.
night_house-title_forfeit_won = Gewinnen
night_house-about_forfeit_won = Was ein Gewinner an die anderen verteilt, beliebig aufgeteilt.
# Chosen for these three
night_house-forfeit = { $forfeits ->
    [0] keine Pfänder
    [one] { $forfeits } Pfand
   *[other] { $forfeits } Pfänder
}
night_house-title_turn_seconds = Zeit für einen Zug
night_house-about_turn_seconds = Wie lange der Abend auf eine Ansage wartet oder darauf, dass Pfänder verteilt werden.
night_house-turn_seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
night_house-title_water_break = Wasserpause
night_house-about_water_break = Wann die Pause zwischen zwei Händen länger ist: { $water ->
    [one] { $water } Minute
   *[other] { $water } Minuten
} für ein Glas Wasser.
night_house-water_break_never = nie
night_house-water_break_every = nach je { $hands ->
    [one] { $hands } Hand
   *[other] { $hands } Händen
}
night_house-title_hours = Länge des Abends
night_house-about_hours = Wann der Abend von selbst endet, mit der Hand, die dann läuft.
night_house-hours = nach { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
night_house-title_two_players = Der kleinste Tisch
night_house-about_two_players = Wie viele Spieler eine Hand braucht.
night_house-title_deal = Die Kartenverteilung jeder Hand
night_house-about_deal = Ob der Zufall hinter einer Hand offengelegt wird, wenn sie zu Ende ist.

night_house-game = Indian Poker um Pfänder
night_house-played_by = Gespielt um Pfänder
# What a hand comes to, as a clause
night_house-summary = Rausgehen kostet { $out }, dabei bleiben ohne Sieg { $lost }; wer gewinnt, verteilt { $won }
# These go on behind "Length:" and behind "The night"
night_house-length = endet von selbst nach { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}. Komm und geh zwischen den Händen, wie du magst
night_house-pace = live, { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} pro Zug
# $forfeit and $free are the two sentences that say what forfeits are
night_house-terms_game = **Indian Poker um Pfänder.** Du siehst alle Karten außer deiner eigenen. { $forfeit } { $free }
night_house-terms_forfeits = **Pfänder:** { $summary }.
night_house-terms_water = **Wasserpause:** { $breaks }.
night_house-terms_length = **Länge:** { $length }.
night_house-terms_join = Jeder entscheidet für sich: Niemand spielt mit, ohne auf **Mitspielen** zu drücken und Ja zu sagen.
night_house-told = **Indian Poker um Pfänder**
    Pfänder: { $summary }.
