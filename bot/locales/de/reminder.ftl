# What somebody is told whom a slow game waits for.

# $games is 2 or more
reminder-title = ## { $games } Spiele warten auf dich
reminder-alert = { $games } Spiele warten auf dich.
# an item of a list; $until is reminder-until
reminder-line = - {"*"}*Tisch { $table }**, { $until }
reminder-more = - und { $games } mehr: `{ COMMAND("mygames") }` zeigt alle
reminder-until = bis { $end }.
reminder-end = zum Schluss
reminder-alone = Nur du fehlst noch.
reminder-asked = Jemand bittet dich, weiterzuspielen.
reminder-sets = -# `{ COMMAND("me reminders") }` stellt ein, wann du erinnert wirst.
# the one game that waits
reminder-one_title =
    ## Tisch { $table } wartet auf dich
    Du hast Zeit { $until }
reminder-one_alert = Tisch { $table } wartet auf dich.
reminder-in_channel = Gespielt wird in { $channel }.
reminder-by_dm = Gespielt wird per Direktnachricht.
reminder-button = Tisch { $table }
# a post in the channel, which everybody reads
reminder-ping = Tisch { $table } wartet auf { $player }, bis { $end }.
reminder-ping_alert = { $player } Tisch { $table } wartet auf dich.
