# What somebody is told whom a slow game waits for.

# $games is 2 or more
reminder-title = ## { $games } partidas te esperan
reminder-alert = { $games } partidas te esperan.
# an item of a list; $until is reminder-until
reminder-line = - {"*"}*Mesa { $table }**, { $until }
reminder-more = - y { $games } más: `{ COMMAND("mygames") }` las muestra todas
reminder-until = hasta { $end }.
reminder-end = el final
reminder-alone = Solo faltas tú.
reminder-asked = Alguien te pide que sigas.
reminder-sets = -# `{ COMMAND("me reminders") }` sirve para elegir cuándo te aviso.
# the one game that waits
reminder-one_title =
    ## La mesa { $table } te espera
    Tienes tiempo { $until }
reminder-one_alert = La mesa { $table } te espera.
reminder-in_channel = Se juega en { $channel }.
reminder-by_dm = Se juega por mensaje directo.
reminder-button = Mesa { $table }
# a post in the channel, which everybody reads
reminder-ping = La mesa { $table } espera a { $player }, hasta { $end }.
reminder-ping_alert = { $player } La mesa { $table } te espera.
