# House rules of Indian poker, and how a match is told before it begins.
# The choices, and by_..., stand in the middle of a line; at its beginning their first letter becomes a capital.

poker_house-title_bidding = Bidding
poker_house-about_bidding = How players say whether they stay in.
poker_house-bidding_turns = in turn, until all who are in keep
poker_house-bidding_one_pass = in turn, one bid each
poker_house-bidding_simultaneous = all at once, one secret bid each
poker_house-title_ties = Cards of the same rank
poker_house-about_ties = Which of them is higher.
poker_house-ties_suits = by suit: { $suits }
poker_house-ties_split = they are equal, and all win
poker_house-title_points = Points
poker_house-about_points = What a hand is worth: won, lost, and out of it.
# $worth: +5, -3 and -1
poker_house-points_usual = { $worth }; the most points win
poker_house-points_negated = { $worth }; the fewest points win
poker_house-title_rotations = Length of a match
poker_house-about_rotations = How often each player deals.
poker_house-rotations_each = each deals { $rotations ->
    [1] once
    [2] twice
   *[other] { $rotations } times
}
poker_house-title_target = A number of points to reach
poker_house-about_target = The match ends with the rotation in which somebody has them; after { $longest } hands in any case.
poker_house-target_none = none, the length is fixed
# $target: 20 points, minus 20 points
poker_house-target_first = first to { $target }
poker_house-title_deck = The deck
poker_house-about_deck = From which cards a hand is dealt.
poker_house-deck_reshuffled = all { $cards } cards, shuffled for each hand
poker_house-deck_deplete = what is left, while it is enough
poker_house-title_two_players = The smallest table
poker_house-about_two_players = How many players a match needs.
poker_house-two_players_least = at least { $least ->
    [one] { $least } player
   *[other] { $least } players
}
poker_house-title_leaving = When a player leaves
poker_house-about_leaving = What becomes of the match if somebody leaves in the middle of it.
poker_house-leaving_computer = a computer plays on
poker_house-leaving_end = the match ends for everybody
poker_house-title_deal = The deal after the end
poker_house-about_deal = Whether the chance behind all hands is told once the match is over.
poker_house-deal_opened = it is opened
poker_house-deal_closed = it stays closed

# What a house rule needs to mean anything
poker_house-needed_fixed_length = matches whose length is fixed
poker_house-by_turns = bids in turn
poker_house-by_one_pass = bids in turn, one pass
poker_house-by_simultaneous = secret bids
# The length of a match, at the beginning of a line and without a full stop
poker_house-length_target = First to { $target }, and the rotation is played to its end
poker_house-length_each = Each deals { $rotations ->
    [1] once
    [2] twice
   *[other] { $rotations } times
}
poker_house-length_hands = Each deals { $rotations ->
    [1] once
    [2] twice
   *[other] { $rotations } times
}: { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} with { $players } players

poker_house-terms_most = **{ $way }.** You see every card but your own; the most points win.
poker_house-terms_fewest = **{ $way }.** You see every card but your own; the fewest points win.
poker_house-terms_length = **Length:** { $length }.
