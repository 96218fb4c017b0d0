# A seat's own screens: the hand, a Beggar Man's jokers after the reveal, the cards left.

# $where is "Table 7, round 3"
chief_hand-alert = { $where }: your hand is here.
# the alt text of the picture; $cards is "clubs 3, 4; hearts 10, king"
chief_hand-alt = Your hand: { $cards }.
# above the cards of a hand, which it counts
chief_hand-cards = { $number ->
    [one] { $number } card: { $cards }
   *[other] { $number } cards: { $cards }
}
# a button: seal something else
chief_hand-change = Change
# whoever reads, among the names of those who are waited for
chief_hand-you = you
chief_hand-wait_declare = The melds lie open. Waiting for { $names } to say what a Beggar Man's joker counts as; then everything is scored.
chief_hand-wait_thieves = This round is revealed. Waiting for { $names } to pick a card; then it is the turn of the next thieves.
chief_hand-wait_refill = This round is revealed. Waiting for { $names } to pick a card; then the hands are refilled.
chief_hand-until = { $sealed } of { $players } sealed. You may change it until the last player has sealed.
# a heading
chief_hand-end = The end
chief_hand-cut_short = The game was ended before its last round.
# $place is an ordinal: "2nd"
chief_hand-over = The game is over. You came { $place } with { $points }.

# a Beggar Man's jokers; $jokers counts them
chief_hand-declare_alert = { $jokers ->
    [one] { $where }: say what your joker counts as.
   *[other] { $where }: say what your jokers count as.
}
chief_hand-declaring = { $jokers ->
    [one] **You melded the Beggar Man.** The melds lie open; now say which rank its joker counts as. Each card of that rank that matches is worth { $each }.
   *[other] **You melded the Beggar Man.** The melds lie open; now say which rank its jokers count as. Each card of that rank that matches is worth { $each }.
}
chief_hand-earlier = Your earlier melds: { $cards }
# $ranks is "a queen and a seven"
chief_hand-declared = **Recorded: { $ranks }.** You may declare anew until all have.
# a button
chief_hand-declare = Declare
# options and a placeholder; $joker is "Joker" or "Joker 2", $rank is "a queen"
chief_hand-as_best = { $joker } as scores best: { $points }
chief_hand-as_rank = { $joker } as { $rank }: { $points }
chief_hand-which_rank = { $joker }: which rank?

# the cards left, in a solo game: a heading and a button
chief_hand-cards_left = Cards left
chief_hand-back = Back to my hand
# $suits lists chief_hand-of_suit
chief_hand-to_come = { $number ->
    [one] **{ $number } card** still to come: { $suits }.
   *[other] **{ $number } cards** still to come: { $suits }.
}
chief_hand-of_suit = { $number } { $suit }
# $ranks is "3 queens and 2 sixes"
chief_hand-by_rank = By rank: { $ranks }.
chief_hand-wild = { $jokers ->
    [one] In the wild pile: { $jokers } joker.
   *[other] In the wild pile: { $jokers } jokers.
}
# of a grid: up to 5 letters, and up to 3 for the sums
chief_hand-rank = Rank
chief_hand-all = All
# heads of its columns, up to 3 letters, each another
chief_hand-short_clubs = C
chief_hand-short_diamonds = D
chief_hand-short_hearts = H
chief_hand-short_spades = S
