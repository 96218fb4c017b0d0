# Indian Chief: why a meld scored what it scored.

# Reasons, one sentence each. $sum is "ace 11 + 5 = 16 points"
chief_why-thief = The card counts its face value, { $points }.
chief_why-thief_ace = The ace counts { $points }.
# $cards is "2 sixes and 1 seven", $number all of them together, $points those for one
chief_why-beggar_man = { $number ->
    [one] It matches { $cards } of other melds, { $points }.
   *[other] It matches { $cards } of other melds, { $points } for each.
}
chief_why-beggar_man_solo = { $number ->
    [one] It matches { $cards } of earlier melds, { $points }.
   *[other] It matches { $cards } of earlier melds, { $points } for each.
}
chief_why-beggar_man_none = Other melds hold no card of these ranks.
chief_why-beggar_man_none_solo = Earlier melds hold no card of these ranks.
chief_why-poor_man = Only spades count: { $sum }.
chief_why-poor_man_none = Only spades count, and there is none.
chief_why-lawyer = The face values are exact: { $sum }.
chief_why-lawyer_off = The face values add up to { $number }, and only exactly { $exact } scores.
# $addends is "10 + 5 + 2"
chief_why-rich_man = Taxes: the face values count against you, { $addends } = { $total }.
# an ace that may count one value or another, among figures that are added up
chief_why-ace = ace { $points }
# $cards is one of the four below
chief_why-doctor = Every condition is met; the specialty is { $cards }, { $points } each.
chief_why-doctor_clubs = { $number ->
    [one] { $number } club
   *[other] { $number } clubs
}
chief_why-doctor_diamonds = { $number ->
    [one] { $number } diamond
   *[other] { $number } diamonds
}
chief_why-doctor_hearts = { $number ->
    [one] { $number } heart
   *[other] { $number } hearts
}
chief_why-doctor_spades = { $number ->
    [one] { $number } spade
   *[other] { $number } spades
}
# $cards is "8 of clubs and 8 of diamonds"
chief_why-doctor_twice = The ranks of a Doctor must all differ, and { $cards } are equal.
chief_why-doctor_no_heart = A Doctor needs a heart, and there is none.
chief_why-doctor_no_ace = A Doctor needs an ace, and there is none.
# the parts of a Chief, a list of two; $cards are ranks
chief_why-part_last_digit = { $points } for the last digit of the sum of { $cards }
chief_why-part_five_of_a_kind = { $points } for five of a kind ({ $cards })
chief_why-part_straight_flush = { $points } for a straight flush ({ $cards })
chief_why-part_four_of_a_kind = { $points } for four of a kind ({ $cards })
chief_why-part_full_house = { $points } for a full house ({ $cards })
chief_why-part_flush = { $points } for a flush ({ $cards })
chief_why-part_straight = { $points } for a straight ({ $cards })
chief_why-part_three_of_a_kind = { $points } for three of a kind ({ $cards })
chief_why-part_two_pairs = { $points } for two pairs ({ $cards })
chief_why-part_one_pair = { $points } for one pair ({ $cards })
chief_why-part_no_pair = { $points } for no pair ({ $cards })
chief_why-part_nothing = nothing for the tribe ({ $cards })
# $cards is a list of "the jack", "the queen", "the king"; $points those for each of $number
chief_why-part_council = { $number ->
    [one] { $points } for { $cards }
   *[other] { $points } each for { $cards }
}
chief_why-part_council_none = nothing for the council
chief_why-the_jack = the jack
chief_why-the_queen = the queen
chief_why-the_king = the king

# Parts as lines of arithmetic. $sum is "10 + 8 = 18"
chief_why-line_twice = { $cards }: equal ranks, { $points }
chief_why-line_last_digit = { $cards }: { $sum }, last digit { $points }
chief_why-line_council_none = no jack, queen or king in the council: { $points }

# The screen
chief_why-title = ## Table { $table } · Round { $round }: why?
chief_why-total = **Total: { $sum }**
chief_why-why = **Why:** { $reason }
chief_why-rule = { $cards ->
    [one] **The rule:** { $meld }, { $cards } card. { $short }.
   *[other] **The rule:** { $meld }, { $cards } cards. { $short }.
}
# how the jokers of a meld came to be the cards that they counted as
chief_why-jokers_nothing = { $jokers ->
    [one] **The joker:** matches nothing at this table.
   *[other] **The { $jokers } jokers:** match nothing at this table.
}
chief_why-jokers_late = { $jokers ->
    [one] **The joker:** declared after the reveal.
   *[other] **The { $jokers } jokers:** declared after the reveal.
}
chief_why-jokers_late_best = { $jokers ->
    [one] **The joker:** declared after the reveal, as scores best.
   *[other] **The { $jokers } jokers:** declared after the reveal, as scores best.
}
chief_why-jokers_best = { $jokers ->
    [one] **The joker:** declared as scores best.
   *[other] **The { $jokers } jokers:** declared as scores best.
}
chief_why-jokers_by_hand = { $jokers ->
    [one] **The joker:** declared by the player.
   *[other] **The { $jokers } jokers:** declared by the player.
}
chief_why-parts_by_hand = **The parts:** chosen by the player.
chief_why-whose = Whose meld
