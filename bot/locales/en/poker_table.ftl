# A hand of Indian poker in play: the live post, and what each player sees.

poker_table-where = Table { $table }, { $moment }
poker_table-moment = hand { $hand }
poker_table-hand = Hand { $hand }
poker_table-hand_of = Hand { $hand } of { $hands }
# for a match that ends by points, after $most hands in any case
poker_table-hand_at_most = Hand { $hand }, at most { $most }
# These three go on with ", at the latest ..." or with a full stop
poker_table-goes_all = Goes on when everybody has bid
poker_table-goes_you = Goes on when you have bid
poker_table-goes_one = Goes on when { $who } has bid
poker_table-lapse_keep = Whoever says nothing by then keeps.
poker_table-lapse_out = Whoever says nothing by then is out.

poker_table-hidden = your own card, which you may not see
# A seat in a picture's description, where names would be too long
poker_table-seat = Seat { $seat }
poker_table-over_head = Over
poker_table-over = The match is over: look at the result in the channel.
poker_table-alert_turn = { $where }: it is your turn, { $choice }.
poker_table-alert_secret = { $where }: everybody bids in secret, { $choice }.
poker_table-alert_look = { $where }: see the cards of the others.
poker_table-your_turn = **It is your turn: { $choice }.**
poker_table-turn_of = It is the turn of { $who }.
poker_table-turn_of_out = You are out, so you see your own card too. It is the turn of { $who }.
poker_table-secret_asked = **Bid in secret: { $choice }.** { $sealed } of { $players } have bid.
poker_table-secret_said = You have bid **{ $bid }**, and may change it until the last has bid. { $sealed } of { $players } have bid.

poker_table-all_secret = **{ $sealed } of { $players } have bid.** Bid in secret: { $choice }.
poker_table-all_turn = It is the turn of **{ $who }**: { $choice }.
poker_table-dealer = dealer
# What stays of a turn; $where: Table 7, hand 3
poker_table-past_said = { $where }: { $who } said { $bid ->
    [in] in
    [keep] keep
   *[out] out
}.
poker_table-past_lapsed = { $where }: { $who } said { $bid ->
    [in] in
    [keep] keep
   *[out] out
}, as the time was over.
poker_table-past_closed = { $where }: the table was closed.
poker_table-past_turn = { $where }: it was the turn of { $who }.
poker_table-past_all = { $where }: all have bid.

poker_table-order = Standing order
poker_table-order_no = None: ask me each time
poker_table-order_none = **Standing order:** none. Give one, and it bids for you at each turn of this hand.
poker_table-order_given = **Standing order:** { $order }. Only you see it; you may change it until it has said out.
# Above the numbers or players to choose from
poker_table-about_fewer = Out if fewer stay in than
poker_table-about_more = Out if more stay in than
poker_table-about_gone = Out as soon as this player goes out
poker_table-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
