# Cards, numbers and times, for every screen.

words-rank_two = two
words-rank_three = three
words-rank_four = four
words-rank_five = five
words-rank_six = six
words-rank_seven = seven
words-rank_eight = eight
words-rank_nine = nine
words-rank_ten = ten
words-rank_jack = jack
words-rank_queen = queen
words-rank_king = king
words-rank_ace = ace
words-rank_joker = joker
words-suit_clubs = clubs
words-suit_diamonds = diamonds
words-suit_hearts = hearts
words-suit_spades = spades
words-suit_joker = joker
# $rank may also be a figure: 10 of hearts
words-card = { $rank } of { $suit }
words-the_card = the { $card }
words-declared = { $joker } as { $card }
words-as = as { $cards }
words-a_two = a two
words-a_three = a three
words-a_four = a four
words-a_five = a five
words-a_six = a six
words-a_seven = a seven
words-a_eight = an eight
words-a_nine = a nine
words-a_ten = a ten
words-a_jack = a jack
words-a_queen = a queen
words-a_king = a king
words-a_ace = an ace
words-a_joker = a joker
words-counted_two = { $number ->
    [one] { $number } two
   *[other] { $number } twos
}
words-counted_three = { $number ->
    [one] { $number } three
   *[other] { $number } threes
}
words-counted_four = { $number ->
    [one] { $number } four
   *[other] { $number } fours
}
words-counted_five = { $number ->
    [one] { $number } five
   *[other] { $number } fives
}
words-counted_six = { $number ->
    [one] { $number } six
   *[other] { $number } sixes
}
words-counted_seven = { $number ->
    [one] { $number } seven
   *[other] { $number } sevens
}
words-counted_eight = { $number ->
    [one] { $number } eight
   *[other] { $number } eights
}
words-counted_nine = { $number ->
    [one] { $number } nine
   *[other] { $number } nines
}
words-counted_ten = { $number ->
    [one] { $number } ten
   *[other] { $number } tens
}
words-counted_jack = { $number ->
    [one] { $number } jack
   *[other] { $number } jacks
}
words-counted_queen = { $number ->
    [one] { $number } queen
   *[other] { $number } queens
}
words-counted_king = { $number ->
    [one] { $number } king
   *[other] { $number } kings
}
words-counted_ace = { $number ->
    [one] { $number } ace
   *[other] { $number } aces
}
words-counted_joker = { $number ->
    [one] { $number } joker
   *[other] { $number } jokers
}
words-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
words-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
words-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
words-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
words-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
# points below zero; $number is positive
words-minus = { $number ->
    [one] minus { $number } point
   *[other] minus { $number } points
}
# places at a table, 1 to 12
words-ordinal = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
words-listed_and = { $head } and { $tail }
words-listed_or = { $head } or { $tail }
words-nobody = nobody
words-no_cards = no cards
