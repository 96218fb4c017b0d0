# Why something is refused, and the way on: refused-why_* is in bold, refused-way_* below it.

# Ways on that many share.
-hand = For where you stand use `{ COMMAND("table hand") }`.
-newest = The newest message of the table has the way on; for where you stand use `{ COMMAND("table hand") }`.
-cards = Cards are written rank and suit: `AS` ace of spades, `10H` ten of hearts, `JK` a joker where there are any.

# What facts are called.
refused-echo = “{ $text }”
refused-seat = seat { $seat }
refused-table = table { $table }
refused-none = none

# The house.
refused-why_channel_off = On this server, tables are opened in other channels: { $channels }.
refused-way_channel_off = Go there, or ask an admin to allow this channel with `{ COMMAND("config") }`.
refused-why_tables_here = { $most ->
    [one] There is an open table in this channel already, and this server allows one at a time.
   *[other] There are { $most } open tables in this channel already, as many as this server allows.
}
refused-way_tables_here = Join one that is open, go to another channel, or come back when one has ended.
refused-why_tables_there = { $most ->
    [one] There is an open table in that channel already, and this server allows one at a time.
   *[other] There are { $most } open tables in that channel already, as many as this server allows.
}
refused-way_tables_there = Move it to another channel, or wait until a table there has ended.
refused-why_tables_each = { $most ->
    [one] You host an open table on this server already, and it allows each host one at a time.
   *[other] You host { $most } open tables on this server already, as many as it allows each host.
}
refused-way_tables_each = Play one to its end or close it: `{ COMMAND("mygames") }` lists yours.
refused-why_no_channel = That is no channel of this server in which a table could be opened.
refused-way_no_channel = Nothing has changed. Use `{ COMMAND("config") }` and choose from the list.
refused-why_not_admin = This needs the permission Manage Server.
refused-way_not_admin = Ask one of the server's admins.
refused-why_only_server = Settings, saved rules and nights belong to a server.
refused-way_only_server = Use the command in a channel of a server.
refused-why_no_preset = This server has no rules saved as { $preset }; it has { $presets }.
refused-way_no_preset = Choose one of them.
refused-why_presets_full = A server can save { $most } sets of rules, and has that many.
refused-way_presets_full = An admin can remove one with `{ COMMAND("config") }`.
refused-why_preset_name = A name has 1 to { $most } characters.
refused-way_preset_name = Choose another name.
refused-why_hands_closed = This table keeps its deal closed, after the end too: a house rule, told before it began.
refused-way_hands_closed = Scores and reveals stay as they were told.
refused-why_no_suggestions = At this table the bot makes no suggestions.
refused-way_no_suggestions = They are a house rule, with which the next game may begin.
refused-why_nothing_to_plan = There is nothing now that you could miss, so there is nothing to plan.
refused-way_nothing_to_plan = A plan is for a choice that you are still asked for.
refused-why_not_solo = This is for solo games only.
refused-way_not_solo = { -hand }
refused-why_wrong_game = That is a move of another game than this table's.
refused-way_wrong_game = { -newest }
refused-why_no_round = Nothing has been revealed there.
refused-way_no_round = { -newest }
refused-why_night_off = Nights for forfeits are off on this server.
refused-way_night_off = Somebody with Manage Server can allow them with `{ COMMAND("config") }`.
refused-why_no_split = I cannot tell who gets how many by { $given }, so nothing has been handed out.
refused-way_no_split = Write players of this hand and a number for each: `@Ada 3 @Ben 2`; or `evenly`.
refused-why_no_guest = You are not part of this night.
refused-way_no_guest = Press **Join** to be asked.
refused-why_night_full = All places of this night are taken.
refused-way_night_full = Press **Join** again after a hand: somebody may have left.
refused-why_no_rest = A hand is still being played.
refused-way_no_rest = Wait until it is over.
refused-why_nothing_to_skip = That hand brought you nothing that you could skip.
refused-way_nothing_to_skip = Look at **My forfeits**.
refused-why_barred = The host took you off this table, and you cannot sit down here again.
refused-way_barred = You may watch, or open a table of your own with { $opens }.
refused-why_at_table = You have a place at this table, and hear of it anyway.
refused-way_at_table = { -hand }
refused-why_not_told = The host took you off this table, so no DM tells you of it.
refused-way_not_told = You may watch in the channel, or open a table of your own with { $opens }.
refused-why_followers_full = { $most } people follow this table already; more it cannot tell.
refused-way_followers_full = You may watch in the channel.
refused-why_thread_refused = Discord makes no thread here just now.
refused-way_thread_refused = Try again later, or leave `{ OPTION("chief start thread") }` out.
refused-why_no_threads = Here a table can have no thread of its own: a thread or a voice channel holds none.
refused-way_no_threads = Leave `{ OPTION("chief start thread") }` out, or use the command in a text channel.
refused-why_not_here = That person has no seat at this table.
refused-way_not_here = Choose somebody who is seated here.
refused-why_yourself = That would be yourself.
refused-way_yourself = To go, press **Leave**; to hand on, choose somebody else.
refused-why_cannot_host = Only somebody who plays at this table can be its host.
refused-way_cannot_host = Choose a person whose seat is not played by a computer.
refused-why_all_showed_up = Everybody who sat down for this game has shown up.
refused-way_all_showed_up = The host may end it, or take somebody off the table.
refused-why_no_channel_told = This table is in no channel, so there is none to move it from.
refused-way_no_channel_told = { -hand }
refused-why_not_expiring = This table does not close by itself, so there is nothing to keep open.
refused-way_not_expiring = { -newest }
refused-why_no_table = There is no such table here.
refused-way_no_table = Use the command in the table's own channel, or open a table with { $opens }.
refused-why_no_table_here = I find no table of yours here.
refused-way_no_table_here = Use the command in the table's channel, or open a table with { $opens }.
refused-why_which_table = You sit at several tables: { $tables }.
refused-way_which_table = Say which one with the option `{ OPTION("table hand table") }`, or press its button in `{ COMMAND("mygames") }`.
refused-why_which_to_join = Several tables of this channel have free seats: { $tables }.
refused-way_which_to_join = Say which one with the option `{ OPTION("table join table") }`, or press **Join** under its post.
refused-why_which_to_follow = It could be one of several tables: { $tables }.
refused-way_which_to_follow = Say which one with the option `{ OPTION("table follow table") }`, or press **Follow** under its post.
refused-why_no_seat = You have no seat at this table.
refused-way_no_seat = You may watch: reveals, scores and the result are posted in the channel for everybody; `{ COMMAND("table follow") }` tells you of them by DM.
# $gone is why a computer plays the seat
refused-why_away = { $gone ->
    [absent] You did not act several times in a row, so a computer plays your seat.
    [no_show] You did not act in time at the first move, so a computer plays your seat.
    [kicked] The host took you off this table, so a computer plays your seat.
   *[left] You left this game, so a computer plays your seat.
}
# $back is the label of a button
refused-way_away = Press **{ $back }**, or use `{ COMMAND("table join") }`, to take your seat back.
refused-why_not_ended = The deal is secret while the game lasts.
refused-way_not_ended = When the game has ended, everybody may look at it.
refused-why_not_host = Only the host may do that, and the host is { $host }.
refused-way_not_host = Ask the host, or open a table of your own with { $opens }.
refused-why_full = All seats are taken.
refused-way_full = The host may press **Start** now. Without a seat you may watch, or open a table of your own with { $opens }.
refused-why_invited_only = This table is for invited players.
refused-way_invited_only = Ask the host for an invitation, or open a table of your own with { $opens }.
refused-why_too_few = The game needs at least { $least } players; seated so far: { $players }.
refused-way_too_few = Wait for one more, or press **Add computer**.
refused-why_no_computer = No computer has a seat here.
refused-way_no_computer = People leave by pressing **Leave** themselves.
refused-why_begun = The game has begun, so its seats and its rules are fixed.
refused-way_begun = { -newest }
refused-why_not_begun = The game has not begun yet.
refused-way_not_begun = The host presses **Start** when everybody is there.
refused-why_closed = This table is closed.
refused-way_closed = Press **Play again** under its result, or open a table with { $opens }.
refused-why_stale = That button belongs to an earlier moment of the game.
refused-way_stale = { -newest }
refused-why_made = That moment is over. If you moved in time, that is recorded.
refused-way_made = { -newest }
refused-why_unfinished = This cannot be sealed yet: choose a meld, then exactly as many cards as it takes.
refused-way_unfinished = { -hand }
refused-why_bot = Bot accounts cannot have a seat.
refused-way_bot = For a computer player press **Add computer**.
refused-why_unknown = I do not know this button. It may be very old.
refused-way_unknown = { -newest }
refused-why_old_command = I do not know this command, or something that it says. It may be of an older version.
refused-way_old_command = Type `/` and choose it anew from the list.
refused-why_seats = This game is for { $least } to { $most } players, and the table has { $players } seats.
refused-way_seats = Choose another number of seats, or other rules.
refused-why_no_mention = I cannot tell who is invited by { $invited }.
refused-way_no_mention = Mention those who may join, with nothing else between: `@Ben @Cleo`.
refused-why_cannot_move = The table cannot go there: it goes to a text channel or a thread of its own server, in which you may write.
refused-way_cannot_move = Nothing has changed. Choose another channel.
refused-why_cannot_post = I cannot host a table in this channel: I lack { $permissions }.
refused-way_cannot_post = Whoever manages the channel can grant that; or open the table in another channel.
refused-why_unshown = What you did is recorded, but I cannot show it just now.
refused-way_unshown = Use `{ COMMAND("table hand") }` in a minute.
refused-why_not_now = I cannot record anything just now, so nothing has changed.
refused-way_not_now = Try again in a minute. The deadline does not run against you for it.

# The house, about time.
refused-why_no_time_limit = There is no time limit just now that could be extended.
refused-way_no_time_limit = { -hand }
refused-why_extended_enough = This has been given more time already, and { $most } times is the most.
refused-way_extended_enough = { -hand }
refused-why_no_nudges = There is nobody to nudge just now: only a slow game that waits for a move has that.
refused-way_no_nudges = { -hand }
refused-why_nudge_yourself = The table waits for you too, so you cannot nudge the others.
refused-way_nudge_yourself = { -hand }
refused-why_nudged_before = Somebody has nudged in this phase already, and once is enough.
refused-way_nudged_before = { -hand }
refused-why_nudge_too_soon = It is too early to nudge anybody: from { $at } on you may.
refused-way_nudge_too_soon = { -hand }
refused-why_length_unread = I cannot tell how long { $given } is.
refused-way_length_unread = Write a number and a unit: `36h`, `2 days`, `90 min`, `1 day 12 hours`.
refused-why_length_bounds = A move can last from { $shortest } to { $longest }, and { $given } is not between them.
refused-way_length_bounds = Choose another length, like `36h` or `2 days`.
refused-why_length_missing = A pace of its own needs a length.
refused-way_length_missing = Say it with the option `{ OPTION("table pace length") }`, like `36h`.
refused-why_length_unused = The pace you chose has its length already.
refused-way_length_unused = Leave out the option `{ OPTION("table pace length") }`, or choose the pace Own.
refused-why_no_times = This table has no pace that could be changed.
refused-way_no_times = A night has its own clock, and alone nobody waits for you.
refused-why_same_times = That is how this table is played already.
refused-way_same_times = Choose another pace or length first.
refused-why_not_proposed = That is not being asked any more.
refused-way_not_proposed = { -newest }
refused-why_no_date = I cannot read { $typed } as a day.
refused-way_no_date = Write it as `14 June`, `2026-06-14` or `2 weeks`.
refused-why_date_over = That day has begun already.
refused-way_date_over = Say on which day you are back, tomorrow or later.
refused-why_away_too_long = You may be away until { $until }, and no longer.
# $absence and $span are lengths in words: 21 days in any 30 days
refused-way_away_too_long = Choose an earlier day: { $absence } in any { $span } are the most.
refused-why_not_away = You are not away, so all your games wait for you as always.
refused-way_not_away = To be away use `{ COMMAND("me away") }`.
refused-why_no_clock = No clock runs at this table that could be paused.
refused-way_no_clock = { -hand }
refused-why_paused_already = The game is paused already, until { $until } at the latest.
refused-way_paused_already = { -hand }
# $budget is a length in words
refused-why_paused_enough = Each player may pause a game for { $budget } in all, and you have.
refused-way_paused_enough = Somebody else may pause it, or the host may give more time.
# $left is a length in words
refused-why_pause_too_long = You may pause this game for { $left } more, and no longer.
refused-way_pause_too_long = Choose a shorter pause.
refused-why_not_paused = The game is not paused.
refused-way_not_paused = { -hand }
refused-why_not_pauser = Only { $pauser }, who paused the game, or its host can resume it before { $until }.
refused-way_not_pauser = Then it goes on by itself. You may act all the same.
refused-why_often_late = This table asks for at least { $least } % of moves in time, and of yours lately it was { $percent } %.
refused-way_often_late = You may watch, or open a table of your own with { $opens }.
refused-why_no_such_zone = I know no time zone or place called { $zone }.
refused-way_no_such_zone = With `{ COMMAND("me zone") }`, type your country, or the time that it is with you now, as `14:05`; of cities I know those after which zones are called.
refused-why_hours_without_zone = I do not know your time zone yet, so I cannot tell when you are awake.
refused-way_hours_without_zone = Choose it first with `{ COMMAND("me zone") }`.
refused-why_hours_too_few = A day has at least { $least } waking hours, and 24 at the most.
refused-way_hours_too_few = Choose an earlier start or a later end; an end before the start is on the next day.
refused-why_no_time_of_day = I cannot read { $typed } as a time of day.
refused-way_no_time_of_day = Write it as `8:00`, `20:30` or `8:30 pm`.

# The rules of every game.
refused-why_players = This game is for { $least } to { $most } players; seated so far: { $players }.
refused-way_players = Change the number of seats, or add computer players.
refused-why_over = This game is over.
refused-way_over = Press **Play again** under the result for another one.
refused-why_not_awaited = There is nothing for you to do just now.
refused-way_not_awaited = { -hand }
# $rule is the title of a house rule, $lacking what the game lacks for it
refused-why_house_rule = The house rule “{ $rule }” has no meaning in this game: it is about { $lacking }.
refused-way_house_rule = Change that first, or leave this rule as it is.

# The rules of Indian Chief.
refused-why_meld_used = You have played the { $meld } already.
refused-way_meld_used = { -hand }
refused-why_meld_unknown = There is no meld called { $meld }.
refused-way_meld_unknown = The melds are Thief, Beggar Man, Poor Man, Lawyer, Rich Man, Doctor and Indian Chief.
refused-why_card_count = The { $meld } takes { $need } of your cards, not { $got }.
refused-way_card_count = { -hand }
refused-why_card_unknown = { $card } is not a card.
refused-way_card_unknown = { -cards }
refused-why_no_jokers = This game has no jokers.
refused-way_no_jokers = { -cards }
refused-why_card_not_held = You do not hold the { $card }.
refused-way_card_not_held = { -hand }
refused-why_card_twice = The { $card } is named more often than you hold it.
refused-way_card_twice = { -hand }
refused-why_wish_without_thief = Only the Thief may carry a wish.
refused-way_wish_without_thief = Seal the meld without a wish, or choose the Thief.
refused-why_no_steals = Thieves do not steal in this game, so there is nothing to wish for.
refused-way_no_steals = Seal the meld without a wish.
refused-why_wish_long = A wish may name { $most } cards at the most.
refused-way_wish_long = Name the best ones first, and no more.
refused-why_wish_unknown = I do not understand the wish { $wish }.
refused-way_wish_unknown = Name cards, ranks or suits, best first: `AH A S` is the ace of hearts, else an ace, else the highest spade.
refused-why_column = You cannot score the { $meld } in column { $column } now; open for it: { $open }.
refused-way_column = { -hand }
refused-why_not_a_joker = The { $card } is no joker, so it cannot be declared.
refused-way_not_a_joker = { -hand }
refused-why_declared_joker = A joker can be declared a card of the deck only.
refused-way_declared_joker = { -cards }
refused-why_declared_later = A Beggar Man's joker is declared when the melds lie open.
refused-way_declared_later = Seal it without a declaration.
refused-why_split_off = At this table the bot finds the best split of an Indian Chief.
refused-way_split_off = Seal the cards without choosing a part.
refused-why_split_card = The { $card } is not among the cards of this Indian Chief.
refused-way_split_card = Name cards of the meld for its smaller part.
refused-why_joker_count = Jokers to declare: { $need }; cards that were named: { $got }.
refused-way_joker_count = Name a rank for each joker, as `Q` or `10`, or `best`.
refused-why_split_count = The smaller part of the Indian Chief has { $need } cards, not { $got }.
refused-way_split_count = { -hand }
refused-why_steal_own = That card is your own.
refused-way_steal_own = Pick another card.
refused-why_steal_nothing = No card lies there.
refused-way_steal_nothing = Pick another card.
refused-why_steal_safe = A Thief's card is safe at this table.
refused-way_steal_safe = Pick another card.

# The rules of Indian poker, and of nights.
refused-why_not_your_turn = It is not your turn: { $turn } is to bid.
refused-way_not_your_turn = A standing order bids for you when your turn comes.
refused-why_keep_early = There is no earlier bid of yours to keep.
refused-way_keep_early = Say **In** or **Out**.
refused-why_went_out = You are out of this hand.
refused-way_went_out = When the hand is over, the next one is dealt to everybody.
refused-why_no_orders = Everybody bids at the same time here, so there is no turn to give an order for.
refused-way_no_orders = Say **In** or **Out**; you may change it until the last has bid.
refused-why_order_number = This order takes a number from { $least } to { $most }, and { $number } was given.
refused-way_order_number = Choose another number of players.
refused-why_order_seat = An order can wait only for another player who is still in.
refused-way_order_seat = Choose one of those, or another order.
refused-why_give_count = You have { $need } forfeits to hand out, and that makes { $got }.
refused-way_give_count = Hand out that many, no more and no fewer; or press **Evenly**.
refused-why_give_own = Nobody hands out forfeits to themselves.
refused-way_give_own = Give them to the others, in any split.
