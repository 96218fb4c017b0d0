# Alt texts of pictures of points, and the words that stand in such pictures and beside them.

# a seat's total: Seat 3: 45 points
picture-seat = Asiento { $seat }: { $points }
# alt text; $totals are such seats
picture-sheet = Hoja de puntos, lo mismo que en el texto. { $totals }.
# alt text of one seat's points where a game has three columns
picture-columns = Los puntos del asiento { $seat } por columnas, lo mismo que en el texto.
# alt text of the points of some hands of Indian poker
picture-hands = Los puntos de las manos { $first } a { $last }, lo mismo que en el texto.
# alt text; $places are such places
picture-result = El resultado, lo mismo que en el texto. { $places }.
# a place: 1st, seat 3: 131 points
picture-place = { $place } puesto, asiento { $seat }: { $points }
# the last line of a score sheet, at most 9 letters
picture-total = Total
# below a place: the meld that earned most, with its points
picture-best = mejor combinación: { $meld }, { $points }
# below a place at Indian poker
picture-won = { $number ->
    [one] { $number } mano ganada
   *[other] { $number } manos ganadas
}
