# Posts about time and people: who is late or gone, who hosts, what closes soon.

# $lapse says what follows as the grace lapses too
absent-late = **Time is up for { $names }.** Whoever acts until { $until } is still in time. { $lapse }
# $called are pings, $moment says how far the game has come: round 3
absent-late_alert = { $called } Table { $table }, { $moment }: you are late, hurry up.
absent-lapse_end = If somebody is still missing then, the game ends.
# $users are one or several people
absent-left = { $users } left.
absent-absent = { $users } did not act several times in a row.
absent-no_show = { $users } did not show up for the first move.
absent-plays_on = A computer plays on until they press **Come back**.
absent-kicked = The host took { $users } off the table. A computer plays on.
absent-former = A former player left. A computer plays on.
absent-waits = Nobody is left to play, so the game waits until somebody comes back.
absent-host = **{ $host }** hosts this table now.
# the label of a button, and what it does
absent-lobby = Back to the lobby
absent-lobby_host = -# The host can lead back to the lobby, without those who are missing.
absent-nobody = **Nobody plays just now, so the game waits.** Computers do not play on by themselves. Whoever has a seat here goes on with **Come back**, with the whole time for a move.
absent-nobody_closes = Without that it closes { $at }.
absent-extended = **There is more time,** until { $until }.
# the bot was away for a while; $time is a duration
absent-credited = Back, nothing lost. Time added: { $time }.
absent-goes_on = Table { $table } goes on, and nothing is lost.
absent-stood = The clock stood for { $time }.
absent-taken_out = **Table { $table } goes on here:** its thread { $place } is archived or locked, and I may not open it. Nothing is lost. The host can take the table elsewhere with `{ COMMAND("table move") }`.
absent-taken_out_alert = Table { $table } goes on in this channel.
absent-expiring = Still needed?
# $at is relative: in 2 hours
absent-expires = This table closes { $at } if nothing happens.
absent-keep = Keep it open
absent-close = Close it
absent-expiring_alert = Table { $table } closes soon.
