# The rules of a night: its page, how to play, the question whether somebody wants to. No word of alcohol, no pressure.

night_rules-what = Hand after hand of Indian poker without points, played for forfeits. { $forfeit } { $free } Who may manage the server allows nights, and names them, under `{ COMMAND("config") }`; then `{ COMMAND("poker night") }` opens one.
night_rules-forfeits = **Forfeits.** Usually: { $summary }, in any split among the others. What is not handed out in time is spread evenly. The host may choose other amounts.
night_rules-mine = **My forfeits.** A page for you alone: cap what comes in an hour or in the night, choose small dares or nothing beyond that, take only water, skip a hand or all of them. { $unseen } Posts and ledger tell how many forfeits were given, and rank nobody.
night_rules-coming = **Coming and going.** Everybody opts in for themselves: press **Join** and say yes, at any time, and play from the next hand on. Who leaves in a hand goes out at the next turn. Who misses every turn of { $idle ->
    [one] { $idle } hand
   *[other] { $idle } hands
} in a row sits out until pressing **Join**. With fewer than { $least ->
    [one] { $least } player
   *[other] { $least } players
} the night waits { $patience ->
    [one] { $patience } minute
   *[other] { $patience } minutes
}, then ends.
# $breaks: after every 5 hands
night_rules-pace = **Pace.** { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} for a turn, then { $rest ->
    [one] { $rest } second
   *[other] { $rest } seconds
} between two hands; { $breaks } a water break of { $water ->
    [one] { $water } minute
   *[other] { $water } minutes
}. A night ends by itself after { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
night_rules-deal = **The deal.** It moves to the left. Each hand has a seed of its own, whose fingerprint is told before the hand, and whose deal is open after it.

night_rules-stay = When to stay in
# These six together stay below 120 words in every language
night_rules-short_cards = Everybody gets one card; **you see every card but your own**.
night_rules-short_highest = The highest card of those in wins.
night_rules-short_forfeits = Forfeits: { $summary }. { $forfeit }
night_rules-short_mine = { $free } **My forfeits** is for you alone: a cap, only water, skip.
night_rules-short_coming = Come and go between hands: **Join**, **Leave**.
night_rules-house_rules = **House rules**

night_rules-ask = Would you like to play?
night_rules-ask_yes = Count me in
night_rules-ask_watch = -# If you would rather watch, just leave this message alone.
night_rules-ask_game = Indian poker: you see every card but your own, and say in or out.
    Forfeits: { $summary }. { $forfeit }
night_rules-ask_mine = { $free } What becomes of your forfeits is for you alone to see: set a cap, choose only water, skip one or all, under **My forfeits**.
night_rules-ask_pace = The pace is { $pace }. Water break: { $breaks }. The night { $length }.
