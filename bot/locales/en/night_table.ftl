# What everybody sees of a night: the live post, the ledger, the summary. No word of alcohol, no pressure.

# $where: Table 7, hand 3; $hand: Hand 3
night_table-past_given = { $where }: the forfeits are handed out.
night_table-giving = { $hand }: handing out
night_table-may_give = { $count ->
    [one] **{ $names }** may hand out
   *[other] **{ $names }** may hand out
} { $forfeits } to the others, in any split.
night_table-spread = What is not handed out in time is spread evenly.
night_table-spread_by = What is not handed out by { $when } is spread evenly.
night_table-deal_now = Deal now
night_table-add = Add computer
night_table-remove = Remove computer
night_table-over = { $hand } is over
night_table-waiting = **Waiting for more people.** A hand needs { $least }, and the night waits for them. Press **Join** to play.
night_table-waiting_until = **Waiting for more people.** A hand needs { $least }, and the night waits until { $when }. Press **Join** to play.
night_table-water = **Water break.** A good moment for a glass of water and a stretch. Hand { $hand } is dealt soon, or when the host presses **Deal now**.
night_table-water_until = **Water break.** A good moment for a glass of water and a stretch. Hand { $hand } is dealt { $when }, or when the host presses **Deal now**.
night_table-next = Hand { $hand } is dealt soon.
night_table-next_at = Hand { $hand } is dealt { $when }.
night_table-brought_none = This hand brought no forfeits.
# $shares: 3 to Ada and 2 to Ben
night_table-gift = { $who } hands out { $shares }.
night_table-gift_late = What { $who } won is spread evenly, as time was up: { $shares }.
night_table-gift_computer = In the place of { $who }, a computer hands out evenly: { $shares }.
night_table-by_bids = By the bids: { $shares }.
night_table-coming = **Coming:** { $names }, with the next hand.
night_table-computers = **From the next hand on:** { $count ->
    [one] { $count } computer
   *[other] { $count } computers
}.
night_table-left = **Left:** { $names }, and may come back: press **Join**.
night_table-sitting_out = **Sitting out:** { $names }, after missed turns: press **Join** to play on.
night_table-fingerprint = -# Fair deal: the fingerprint of hand { $hand } is `{ $fingerprint }`

night_table-ledger_page = Ledger, page { $page } of { $pages }
night_table-ledger = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, { $given ->
    [0] no forfeits
    [one] { $given } forfeit
   *[other] { $given } forfeits
} given in all, by bids and by winners. In the order in which people came.
    -# What became of them is for each to know. { $free }
night_table-ledger_none = Nobody has come yet.
night_table-ledger_line = { $who }: handed out { $out }, was given { $given }
night_table-ledger_back = Back
night_table-ledger_more = More

night_table-again = Play again
night_table-good_night = Good night
night_table-end_alert = Table { $table }: the night is over.
night_table-sums = **{ $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}** played, **{ $given ->
    [0] no forfeits
    [one] { $given } forfeit
   *[other] { $given } forfeits
}** given in all, by bids and by winners. Until next time!
night_table-why_closed = { $who } ended the night. Thank you for playing.
night_table-why_time = It ended after { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}, as was said at the start. Thank you for playing.
night_table-why_few = Too few people were there for another hand. Thank you for playing.
night_table-why_quiet = Nobody was there for another hand. Thank you for playing.
night_table-why_over = It is over. Thank you for playing.
night_table-handed_out = **Handed out, in the order in which people came**
night_table-handed_more = and { $more } more, in the ledger
night_table-handed_nobody = nobody
