# What somebody is told whom a slow game waits for.

# $games is 2 or more
reminder-title = ## { $games } games wait for you
reminder-alert = { $games } games wait for you.
# an item of a list; $until is reminder-until
reminder-line = - {"*"}*Table { $table }**, { $until }
reminder-more = - and { $games } more: `{ COMMAND("mygames") }` has them all
reminder-until = until { $end }.
reminder-end = the end
reminder-alone = Only you are left.
reminder-asked = Another player asks you to go on.
reminder-sets = -# `{ COMMAND("me reminders") }` sets when you are reminded.
# the one game that waits
reminder-one_title =
    ## Table { $table } waits for you
    You have time { $until }
reminder-one_alert = Table { $table } waits for you.
reminder-in_channel = It is played in { $channel }.
reminder-by_dm = It is played by DM.
reminder-button = Table { $table }
# a post in the channel, which everybody reads
reminder-ping = Table { $table } waits for { $player }, until { $end }.
reminder-ping_alert = { $player } Table { $table } waits for you.
