# Cards, numbers and times, for every screen.

words-rank_two = Zwei
words-rank_three = Drei
words-rank_four = Vier
words-rank_five = Fünf
words-rank_six = Sechs
words-rank_seven = Sieben
words-rank_eight = Acht
words-rank_nine = Neun
words-rank_ten = Zehn
words-rank_jack = Bube
words-rank_queen = Dame
words-rank_king = König
words-rank_ace = Ass
words-rank_joker = Joker
words-suit_clubs = Kreuz
words-suit_diamonds = Karo
words-suit_hearts = Herz
words-suit_spades = Pik
words-suit_joker = Joker
# $rank may also be a figure: 10 of hearts
words-card = { $suit }-{ $rank }
words-the_card = { $card }
words-declared = { $joker } als { $card }
words-as = als { $cards }
words-a_two = eine Zwei
words-a_three = eine Drei
words-a_four = eine Vier
words-a_five = eine Fünf
words-a_six = eine Sechs
words-a_seven = eine Sieben
words-a_eight = eine Acht
words-a_nine = eine Neun
words-a_ten = eine Zehn
words-a_jack = ein Bube
words-a_queen = eine Dame
words-a_king = ein König
words-a_ace = ein Ass
words-a_joker = ein Joker
words-counted_two = { $number ->
    [one] { $number } Zwei
   *[other] { $number } Zweien
}
words-counted_three = { $number ->
    [one] { $number } Drei
   *[other] { $number } Dreien
}
words-counted_four = { $number ->
    [one] { $number } Vier
   *[other] { $number } Vieren
}
words-counted_five = { $number ->
    [one] { $number } Fünf
   *[other] { $number } Fünfen
}
words-counted_six = { $number ->
    [one] { $number } Sechs
   *[other] { $number } Sechsen
}
words-counted_seven = { $number ->
    [one] { $number } Sieben
   *[other] { $number } Siebenen
}
words-counted_eight = { $number ->
    [one] { $number } Acht
   *[other] { $number } Achten
}
words-counted_nine = { $number ->
    [one] { $number } Neun
   *[other] { $number } Neunen
}
words-counted_ten = { $number ->
    [one] { $number } Zehn
   *[other] { $number } Zehnen
}
words-counted_jack = { $number ->
    [one] { $number } Bube
   *[other] { $number } Buben
}
words-counted_queen = { $number ->
    [one] { $number } Dame
   *[other] { $number } Damen
}
words-counted_king = { $number ->
    [one] { $number } König
   *[other] { $number } Könige
}
words-counted_ace = { $number ->
    [one] { $number } Ass
   *[other] { $number } Asse
}
words-counted_joker = { $number ->
    [one] { $number } Joker
   *[other] { $number } Joker
}
words-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
words-seconds = { $number ->
    [one] { $number } Sekunde
   *[other] { $number } Sekunden
}
words-minutes = { $number ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}
words-hours = { $number ->
    [one] { $number } Stunde
   *[other] { $number } Stunden
}
words-days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
# points below zero; $number is positive
words-minus = { $number ->
    [one] minus { $number } Punkt
   *[other] minus { $number } Punkte
}
# places at a table, 1 to 12
words-ordinal = { $number }.
words-listed_and = { $head } und { $tail }
words-listed_or = { $head } oder { $tail }
words-nobody = niemand
words-no_cards = keine Karten
