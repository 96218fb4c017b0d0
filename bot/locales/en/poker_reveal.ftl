# The end of a hand of Indian poker and of a match: cards, points, odds, score sheet, result.

poker_reveal-head = Hand { $hand }: the cards
poker_reveal-odds = The odds
poker_reveal-won_nobody = Everybody was out, so nobody wins this hand.
poker_reveal-won_equal = { $names } win this hand with cards of the same rank.
poker_reveal-won_alone = { $name } wins with { $card }, the only one who stayed in.
poker_reveal-won_highest = { $name } wins with { $card }, the highest card of those who stayed in.
poker_reveal-stood_in = in
poker_reveal-stood_out = out
poker_reveal-stood_won = in, wins
# Below the card in the picture: short
poker_reveal-note_in = in
poker_reveal-note_out = out
poker_reveal-note_won = in, wins
# The total after a hand; $points: 3 points, minus 2 points
poker_reveal-now = now { $points }

poker_reveal-odds_head = Hand { $hand }: the odds
# $seen and $held are cards with their articles
poker_reveal-saw = Saw: at the highest { $seen }. Held: **{ $held }**.
poker_reveal-came_won = won
poker_reveal-left_alone = { $who } was left alone before the first bid.
# $read is the chance by what others had bid, or none where that is the same; $worth the next message, or nothing
poker_reveal-bid = **{ $bid ->
    [in] In
    [keep] Keep
   *[out] Out
}**{ $late ->
    [yes] {" "}(out of time)
   *[no] {""}
} · chance to win { $chance }{ $read ->
    [none] {""}
   *[other] , { $read } by what the others had bid
}{ $worth }
# $whole and $tenths are a number with a sign: +1 and 5; $out is what going out comes to
poker_reveal-worth = ; in was worth { $whole }.{ $tenths }, out { $out }
poker_reveal-advised = Without any bids the printed table says { $printed ->
    [in] in
   *[out] out
}, the exact one { $exact ->
    [in] in
   *[out] out
}.
poker_reveal-whose = Whose odds

poker_reveal-sheet_none = No hand is over yet.
# At most 4 letters
poker_reveal-sheet_hand = Hand
poker_reveal-sheet_hands = Hands { $first } to { $last }
poker_reveal-sheet_which = Which hands

poker_reveal-result_head = Result
poker_reveal-result_wins = { $name } wins with { $points }.
poker_reveal-result_shared = { $names } share the win with { $points } each.
poker_reveal-result_again = Play again
poker_reveal-result_alert = Table { $table }: the match is over, and here is the result.
poker_reveal-record = {"*"}*A new record on this server:** { $names } with { $points }.
