# Cards, numbers and times, for every screen.

words-rank_two = dos
words-rank_three = tres
words-rank_four = cuatro
words-rank_five = cinco
words-rank_six = seis
words-rank_seven = siete
words-rank_eight = ocho
words-rank_nine = nueve
words-rank_ten = diez
words-rank_jack = jota
words-rank_queen = reina
words-rank_king = rey
words-rank_ace = as
words-rank_joker = comodín
words-suit_clubs = tréboles
words-suit_diamonds = diamantes
words-suit_hearts = corazones
words-suit_spades = picas
words-suit_joker = comodín
# $rank may also be a figure: 10 of hearts
words-card = { $rank } de { $suit }
words-the_card = { $rank ->
    [jack] la { $card }
    [queen] la { $card }
   *[other] el { $card }
}
words-declared = { $joker } como { $card }
words-as = como { $cards }
words-a_two = un dos
words-a_three = un tres
words-a_four = un cuatro
words-a_five = un cinco
words-a_six = un seis
words-a_seven = un siete
words-a_eight = un ocho
words-a_nine = un nueve
words-a_ten = un diez
words-a_jack = una jota
words-a_queen = una reina
words-a_king = un rey
words-a_ace = un as
words-a_joker = un comodín
words-counted_two = { $number ->
    [one] { $number } dos
   *[other] { $number } doses
}
words-counted_three = { $number ->
    [one] { $number } tres
   *[other] { $number } treses
}
words-counted_four = { $number ->
    [one] { $number } cuatro
   *[other] { $number } cuatros
}
words-counted_five = { $number ->
    [one] { $number } cinco
   *[other] { $number } cincos
}
words-counted_six = { $number ->
    [one] { $number } seis
   *[other] { $number } seises
}
words-counted_seven = { $number ->
    [one] { $number } siete
   *[other] { $number } sietes
}
words-counted_eight = { $number ->
    [one] { $number } ocho
   *[other] { $number } ochos
}
words-counted_nine = { $number ->
    [one] { $number } nueve
   *[other] { $number } nueves
}
words-counted_ten = { $number ->
    [one] { $number } diez
   *[other] { $number } dieces
}
words-counted_jack = { $number ->
    [one] { $number } jota
   *[other] { $number } jotas
}
words-counted_queen = { $number ->
    [one] { $number } reina
   *[other] { $number } reinas
}
words-counted_king = { $number ->
    [one] { $number } rey
   *[other] { $number } reyes
}
words-counted_ace = { $number ->
    [one] { $number } as
   *[other] { $number } ases
}
words-counted_joker = { $number ->
    [one] { $number } comodín
   *[other] { $number } comodines
}
words-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
words-seconds = { $number ->
    [one] { $number } segundo
   *[other] { $number } segundos
}
words-minutes = { $number ->
    [one] { $number } minuto
   *[other] { $number } minutos
}
words-hours = { $number ->
    [one] { $number } hora
   *[other] { $number } horas
}
words-days = { $number ->
    [one] { $number } día
   *[other] { $number } días
}
# points below zero; $number is positive
words-minus = { $number ->
    [one] menos { $number } punto
   *[other] menos { $number } puntos
}
# places at a table, 1 to 12
words-ordinal = { $number }.º
words-listed_and = { $head } y { $tail }
words-listed_or = { $head } o { $tail }
words-nobody = nadie
words-no_cards = ninguna carta
