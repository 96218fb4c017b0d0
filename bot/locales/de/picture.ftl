# Alt texts of pictures of points, and the words that stand in such pictures and beside them.

# a seat's total: Seat 3: 45 points
picture-seat = Platz { $seat }: { $points }
# alt text; $totals are such seats
picture-sheet = Punktezettel, dasselbe wie im Text. { $totals }.
# alt text of one seat's points where a game has three columns
picture-columns = Die Punkte von Platz { $seat } nach Spalten, dasselbe wie im Text.
# alt text of the points of some hands of Indian poker
picture-hands = Die Punkte der Hände { $first } bis { $last }, dasselbe wie im Text.
# alt text; $places are such places
picture-result = Das Ergebnis, dasselbe wie im Text. { $places }.
# a place: 1st, seat 3: 131 points
picture-place = { $place } Rang, Platz { $seat }: { $points }
# the last line of a score sheet, at most 9 letters
picture-total = Summe
# below a place: the meld that earned most, with its points
picture-best = beste Auslage: { $meld }, { $points }
# below a place at Indian poker
picture-won = { $number ->
    [one] { $number } Hand gewonnen
   *[other] { $number } Hände gewonnen
}
