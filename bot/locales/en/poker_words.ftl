# Bids and standing orders of Indian poker.

# What a player says: on buttons, and as a choice ("in or out")
poker_words-bid_in = in
poker_words-bid_keep = keep
poker_words-bid_out = out
# What a player has said, beside the name ("Ada keep")
poker_words-stands_in = in
poker_words-stands_keep = keep
poker_words-stands_out = out
# What a standing order waits for, as a choice
poker_words-wait_never = In to the end
poker_words-wait_next = Out at my next turn
poker_words-wait_fewer = Out if too few stay in
poker_words-wait_more = Out if too many stay in
poker_words-wait_gone = Out as soon as somebody goes out
# A standing order as a clause
poker_words-order_never = in to the end of this hand
poker_words-order_next = out at your next turn
poker_words-order_fewer = out if fewer than { $number } stay in, else in
poker_words-order_more = out if more than { $number } stay in, else in
poker_words-order_gone = out as soon as { $who } goes out, till then in
poker_words-fewest = At this table the fewest points win.
# A turn round the table; $bids: 1 in, 2 out
poker_words-turn = **{ $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} turn:** seat { $bids }
# One bid of that; $late is yes where it lapsed
poker_words-made = { $seat } { $bid }{ $late ->
    [yes] {" "}(out of time)
   *[no] {""}
}
