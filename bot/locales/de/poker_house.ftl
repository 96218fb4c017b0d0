# House rules of Indian poker, and how a match is told before it begins.
# The choices, and by_..., stand in the middle of a line; at its beginning their first letter becomes a capital.

poker_house-title_bidding = Ansagen
poker_house-about_bidding = Wie die Spieler sagen, ob sie dabei bleiben.
poker_house-bidding_turns = reihum, bis alle bleiben, die dabei sind
poker_house-bidding_one_pass = reihum, je eine Ansage
poker_house-bidding_simultaneous = alle zugleich, je eine verdeckt
poker_house-title_ties = Karten vom selben Rang
poker_house-about_ties = Welche davon höher ist.
poker_house-ties_suits = nach Farbe: { $suits }
poker_house-ties_split = sie sind gleich, und alle gewinnen
poker_house-title_points = Punkte
poker_house-about_points = Was eine Hand zählt: gewonnen, verloren und raus.
# $worth: +5, -3 and -1
poker_house-points_usual = { $worth }; die meisten Punkte gewinnen
poker_house-points_negated = { $worth }; die wenigsten gewinnen
poker_house-title_rotations = Länge einer Partie
poker_house-about_rotations = Wie oft jeder Spieler gibt.
poker_house-rotations_each = alle geben { $rotations ->
    [1] einmal
    [2] zweimal
   *[other] { $rotations }-mal
}
poker_house-title_target = Eine Punktzahl als Ziel
poker_house-about_target = Die Partie endet mit der Geberrunde, in der jemand sie erreicht; auf jeden Fall nach { $longest } Händen.
poker_house-target_none = keine, die Länge steht fest
# $target: 20 points, minus 20 points
poker_house-target_first = bis jemand { $target } hat
poker_house-title_deck = Das Deck
poker_house-about_deck = Aus welchen Karten eine Hand gegeben wird.
poker_house-deck_reshuffled = alle { $cards } Karten, jede Hand neu gemischt
poker_house-deck_deplete = was übrig ist, solange es reicht
poker_house-title_two_players = Der kleinste Tisch
poker_house-about_two_players = Wie viele Spieler eine Partie braucht.
poker_house-two_players_least = mindestens { $least ->
    [one] { $least } Spieler
   *[other] { $least } Spieler
}
poker_house-title_leaving = Wenn ein Spieler geht
poker_house-about_leaving = Was aus der Partie wird, wenn jemand mittendrin geht.
poker_house-leaving_computer = ein Computer spielt weiter
poker_house-leaving_end = die Partie endet für alle
poker_house-title_deal = Die Kartenverteilung nach dem Ende
poker_house-about_deal = Ob der Zufall hinter allen Händen offengelegt wird, wenn die Partie zu Ende ist.
poker_house-deal_opened = sie wird offengelegt
poker_house-deal_closed = sie bleibt geheim

# What a house rule needs to mean anything
poker_house-needed_fixed_length = Partien, deren Länge feststeht
poker_house-by_turns = Ansagen reihum
poker_house-by_one_pass = Ansagen reihum, ein Durchgang
poker_house-by_simultaneous = verdeckte Ansagen
# The length of a match, at the beginning of a line and without a full stop
poker_house-length_target = Bis jemand { $target } hat; die Geberrunde wird zu Ende gespielt
poker_house-length_each = Alle geben { $rotations ->
    [1] einmal
    [2] zweimal
   *[other] { $rotations }-mal
}
poker_house-length_hands = Alle geben { $rotations ->
    [1] einmal
    [2] zweimal
   *[other] { $rotations }-mal
}: { $hands ->
    [one] { $hands } Hand
   *[other] { $hands } Hände
} bei { $players } Spielern

poker_house-terms_most = **{ $way }.** Du siehst alle Karten außer deiner eigenen; die meisten Punkte gewinnen.
poker_house-terms_fewest = **{ $way }.** Du siehst alle Karten außer deiner eigenen; die wenigsten Punkte gewinnen.
poker_house-terms_length = **Länge:** { $length }.
