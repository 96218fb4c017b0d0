# Bids and standing orders of Indian poker.

# What a player says: on buttons, and as a choice ("in or out")
poker_words-bid_in = dabei
poker_words-bid_keep = bleiben
poker_words-bid_out = raus
# What a player has said, beside the name ("Ada keep")
poker_words-stands_in = dabei
poker_words-stands_keep = bleibt
poker_words-stands_out = raus
# What a standing order waits for, as a choice
poker_words-wait_never = Dabei bis zum Ende
poker_words-wait_next = Raus, wenn ich wieder dran bin
poker_words-wait_fewer = Raus, wenn zu wenige dabei sind
poker_words-wait_more = Raus, wenn zu viele dabei sind
poker_words-wait_gone = Raus, sobald jemand rausgeht
# A standing order as a clause
poker_words-order_never = dabei bis zum Ende dieser Hand
poker_words-order_next = raus, wenn du wieder dran bist
poker_words-order_fewer = raus, wenn weniger als { $number } dabei sind, sonst dabei
poker_words-order_more = raus, wenn mehr als { $number } dabei sind, sonst dabei
poker_words-order_gone = raus, sobald { $who } rausgeht, bis dahin dabei
poker_words-fewest = An diesem Tisch gewinnen die wenigsten Punkte.
# A turn round the table; $bids: 1 in, 2 out
poker_words-turn = **{ $number }. Durchgang:** Platz { $bids }
# One bid of that; $late is yes where it lapsed
poker_words-made = { $seat } { $bid }{ $late ->
    [yes] {" "}(Zeit um)
   *[no] {""}
}
