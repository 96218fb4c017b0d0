# The rules of Indian poker and of nights behind what is refused, in the numbers of the table.

poker_grounds-players = One card each leaves room for { $least } to { $most } players.
# $length says how long a match is: Each deals twice
poker_grounds-over = { $length }; then the match is over.
poker_grounds-house_rule = A house rule departs from one rule of the game, and is nothing without that rule.
poker_grounds-not_your_turn = Bids go round the table from the dealer's left, so that each player knows those before.
poker_grounds-keep_early = The first bid of a hand is in or out; only at a later turn is there a bid to keep.
poker_grounds-went_out = Who goes out looks at the own card, and so cannot come back into the hand.
poker_grounds-no_orders = A standing order bids when a player's turn comes; where all bid at once nobody has a turn.
poker_grounds-order_number = Such an order compares a number with how many players stay in, from a pair to all of them.
poker_grounds-order_seat = An order waits for something to happen: that another player, who is in, goes out.
# nights
poker_grounds-night_players = A hand is for { $least } to { $most } players; with fewer the night waits for more.
poker_grounds-night_over = { $hours ->
    [one] A night ends by itself after { $hours } hour. Come and go between hands as you like.
   *[other] A night ends by itself after { $hours } hours. Come and go between hands as you like.
}
# $forfeits is a number of them: 3 forfeits, 1 forfeit
poker_grounds-night_won = A winner hands out { $forfeits }, all at once and in any split among the others.
poker_grounds-night_not_ended = The chance behind a hand is secret while that hand is played, for everybody.
poker_grounds-night_hands_closed = Whether deals are opened is a house rule, told before the first card.
poker_grounds-night_away = Who goes in the middle of a hand leaves the rest of it to a computer and is dealt in no more, until they press **Join**. Whom the host has barred cannot come back.
poker_grounds-night_no_guest = Everybody opts in for themselves, so nothing is kept of others; who has left plays again after pressing **Join**.
poker_grounds-night_no_rest = People come and go, and hands are dealt, between two hands only.
poker_grounds-night_nothing_to_skip = What was skipped, or never came, is gone already.
