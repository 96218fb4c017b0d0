# The rules of Indian poker, page by page. Players of the examples are Ada, Ben and Cleo.

poker_rules-overview = Overview
poker_rules-overview_teaser = A hand from the deal to the points
poker_rules-overview_source = “Indian (card game)”, Gameplay
poker_rules-bidding = Bidding
poker_rules-bidding_teaser = Who says what, and when it ends
poker_rules-bidding_source = “Indian (card game)”, Bidding; the exact end is settled by this bot
poker_rules-points = Points
poker_rules-points_teaser = What a hand is worth
poker_rules-points_source = “Indian (card game)”, Reveal and Scoring
poker_rules-thresholds = When to stay in
poker_rules-thresholds_teaser = Two tables of the highest card to see
poker_rules-thresholds_source = “Indian (card game)”, Strategy; the exact table is computed by this bot
poker_rules-reading = Reading bids
poker_rules-reading_teaser = What the others' bids may tell you
poker_rules-reading_source = “Indian (card game)”, Strategy
poker_rules-orders = Standing orders
poker_rules-orders_teaser = Bids that are made for you
poker_rules-match = The match
poker_rules-match_teaser = How long it is, who deals, who wins
poker_rules-night = The night
poker_rules-night_teaser = Hand after hand, for forfeits
poker_rules-house = House rules
poker_rules-house_teaser = What a table may play otherwise
poker_rules-table = At the table
poker_rules-table_teaser = Host, seats, leaving, secrets, the deal
poker_rules-table_source = how this bot keeps a table
poker_rules-open_source = this bot; the game's description leaves it open
poker_rules-source = -# Source: { $source }.
poker_rules-pages = The rules, page by page
poker_rules-open = Rules: { $page }
poker_rules-next = Next: { $page }
poker_rules-way = Indian poker, { $way }
poker_rules-way_ruled = Indian poker, { $way }, { $rules ->
    [one] { $rules } house rule
   *[other] { $rules } house rules
}
poker_rules-house_rules = **House rules**

poker_rules-cards = { $cards } cards, { $least } to { $most } players, one card each.
poker_rules-shown = Each hand everybody shows one card to the others: **you see every card but your own**.
poker_rules-bid_secret = All say **in** or **out** at once, in secret, and may change it until the last has.
poker_rules-bid_once = From the dealer's left, each says **in** or **out**. Each has one turn.
poker_rules-bid_turns = From the dealer's left, each says **in** or **out**, at later turns **keep** or **out**, until all who are in have kept since somebody went out.
poker_rules-turned_up = When all have bid, the cards are turned up.
poker_rules-out = Whoever is out sees their card and cannot come back. Whoever is left alone wins at once.
poker_rules-missed_out = A bid that is missed is out.
poker_rules-missed_keep = A first bid that is missed is out, a later one keep.
# Facts: 5 points, minus 3 points, minus 1 point
poker_rules-highest = The highest card of those in wins { $won }; who stayed in and lost has { $lost }, who is out { $out }.
poker_rules-order_split = The ace is high; equal ranks win together.
poker_rules-order_suits = The ace is high; equal ranks go by suit, low to high: { $suits }.
poker_rules-deal_most = { $length }. The most points win.
poker_rules-deal_fewest = { $length }. The fewest points win.

poker_rules-all_out = If all say out, nobody wins, and each has the points of who is out.
poker_rules-sees_till_all = Each sees all cards but the own one until all have bid.
poker_rules-first_in = A first **in** is not a keep yet: bidding goes round once more, so that you may go out when you have heard the others. Whoever goes out sets everybody to keep anew.
poker_rules-examples = **Examples**
poker_rules-example_bid = { $who } { $bid ->
    [in] in
    [keep] keep
   *[out] out
}
# $bids: Ada in, Ben in and Cleo out
poker_rules-example = - { $bids }: over.
poker_rules-out_sees = Who is out sees every card; the others hear only that this player is out.

# followed by poker_rules-missed_out
poker_rules-no_orders = Where all bid at once there is no turn to give an order for. { $missed }
poker_rules-order_is = A **standing order** bids for you at each turn of one hand, so that a slow match need not wait for you. Nobody else sees it, and you may change it until it has said out.
poker_rules-order_can = You stay in to the end, go out at your next turn, go out if fewer or more players than you say stay in, or go out as soon as a player of your choice does.
poker_rules-order_give = Give it under **Standing order**, below the cards you see, or by `{ COMMAND("bid order") }`.
poker_rules-order_late = **Out of time.** { $missed }

poker_rules-worth = - Highest card of those in: **{ $won }**
    - In, but not the highest: **{ $lost }**
    - Out: **{ $out }**
poker_rules-totals_most = Totals may well be below 0. The most points win the match.
poker_rules-totals_fewest = Totals may well be below 0. The fewest points win the match.
# $chance: 1/4
poker_rules-pays = So staying in is no worse than going out if your card is the highest in at least **{ $chance }** of all cases.

poker_rules-length = **Length.** { $length }.
poker_rules-longest = After { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} it is over in any case.
poker_rules-dealer = **The dealer.** The deal moves to the left after each hand, and a match always ends with a whole round of deals: so everybody bids first, and last, equally often.
poker_rules-deck = **The deck.** { $deck }.
poker_rules-winner_most = **The winner.** The most points win; equal totals share the win.
poker_rules-winner_fewest = **The winner.** The fewest points win; equal totals share the win.

poker_rules-leaving_computer = **Leaving.** Who leaves (`{ COMMAND("table leave") }`) goes out of the hand, and then a computer plays the seat; everybody sees that. You may come back until the match ends. Who comes back in the same hand is still to go out of it, unless they say otherwise.
poker_rules-leaving_end = **Leaving.** At this table the match ends when somebody leaves it (`{ COMMAND("table leave") }`).
poker_rules-secrets = **Secrets.** You see your own card once you are out, or when the hand is over. Who has no seat sees no card before that.
poker_rules-house_rule = **{ $title }.** { $about }

poker_rules-look = Look at the highest card you see. Up to the threshold say in, above it out.
# Heads of two columns: at most 12 letters, and at most 11
poker_rules-printed = Printed
poker_rules-exact = Exact
# A card of the table, at most 12 letters; $rank is a figure or the letter on the card
poker_rules-short_card = { $rank } { $suit }
# $chance: 1/4
poker_rules-tables = **Printed** is the table of the game's description. **Exact** is the highest card you can see and lose nothing by staying in: your chance to win is then at least { $chance }.
poker_rules-tables_split = **Printed** is the table of the game's description, where equal ranks go by suit. **Exact** is for this table, where equal ranks win together: the highest rank of which you can see one card and lose nothing by staying in: your chance to win is then at least { $chance }.
# The threshold of so few players; $card: the jack of hearts, or a jack
poker_rules-pair = With { $players ->
    [one] { $players } player
   *[other] { $players } players
} it is { $card }.
poker_rules-no_bids = Both leave out what others bid.
poker_rules-others_out = **Others go out.** Say in when another goes out though all the cards it sees beside yours are low: they would not send anybody out, so it is yours that does.
poker_rules-looking = **Looking at you.** Who goes out while looking at your card probably sees in it the highest of all.
poker_rules-nothing_to_read = At this table all bid at once, so there is nothing to read before the cards are up.
