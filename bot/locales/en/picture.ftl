# Alt texts of pictures of points, and the words that stand in such pictures and beside them.

# a seat's total: Seat 3: 45 points
picture-seat = Seat { $seat }: { $points }
# alt text; $totals are such seats
picture-sheet = Score sheet, the same as in the text. { $totals }.
# alt text of one seat's points where a game has three columns
picture-columns = The points of seat { $seat } by column, the same as in the text.
# alt text of the points of some hands of Indian poker
picture-hands = The points of hands { $first } to { $last }, the same as in the text.
# alt text; $places are such places
picture-result = The result, the same as in the text. { $places }.
# a place: 1st, seat 3: 131 points
picture-place = { $place }, seat { $seat }: { $points }
# the last line of a score sheet, at most 9 letters
picture-total = Total
# below a place: the meld that earned most, with its points
picture-best = best meld: { $meld }, { $points }
# below a place at Indian poker
picture-won = { $number ->
    [one] { $number } hand won
   *[other] { $number } hands won
}
