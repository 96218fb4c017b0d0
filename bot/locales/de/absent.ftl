# Posts about time and people: who is late or gone, who hosts, what closes soon.

# $lapse says what follows as the grace lapses too
absent-late = **Die Zeit ist um für { $names }.** Wer bis { $until } spielt, ist noch rechtzeitig. { $lapse }
# $called are pings, $moment says how far the game has come: round 3
absent-late_alert = { $called } Tisch { $table }, { $moment }: Deine Zeit ist um, beeil dich.
absent-lapse_end = Fehlt dann noch jemand, endet das Spiel.
# $users are one or several people
absent-left = Gegangen: { $users }.
absent-absent = Mehrmals in Folge kein Zug von { $users }.
absent-no_show = Beim ersten Zug noch nicht da: { $users }.
absent-plays_on = Ein Computer spielt weiter, bis wieder jemand **Zurückkommen** drückt.
absent-kicked = Der Gastgeber hat { $users } vom Tisch genommen. Ein Computer spielt weiter.
absent-former = Jemand von früher ist gegangen. Ein Computer spielt weiter.
absent-waits = Niemand ist mehr da, der spielt. Das Spiel wartet, bis jemand zurückkommt.
absent-host = **{ $host }** ist jetzt Gastgeber dieses Tisches.
# the label of a button, and what it does
absent-lobby = Zurück zur Lobby
absent-lobby_host = -# Der Gastgeber kann ohne alle, die fehlen, zurück zur Lobby führen.
absent-nobody = **Gerade spielt niemand, darum wartet das Spiel.** Computer spielen nicht allein weiter. Wer hier einen Platz hat, macht mit **Zurückkommen** weiter, mit der ganzen Zeit für einen Zug.
absent-nobody_closes = Sonst schließt der Tisch { $at }.
absent-extended = **Es gibt mehr Zeit,** bis { $until }.
# the bot was away for a while; $time is a duration
absent-credited = Wieder da, nichts verloren. Zeit dazu: { $time }.
absent-goes_on = Tisch { $table } geht weiter, und nichts ist verloren.
absent-stood = Die Uhr stand: { $time }.
absent-taken_out = **Tisch { $table } geht hier weiter:** Sein Thread { $place } ist archiviert oder gesperrt, und ich darf ihn nicht öffnen. Nichts ist verloren. Der Gastgeber kann mit `{ COMMAND("table move") }` woandershin umziehen.
absent-taken_out_alert = Tisch { $table } geht in diesem Kanal weiter.
absent-expiring = Noch gebraucht?
# $at is relative: in 2 hours
absent-expires = Dieser Tisch schließt { $at }, wenn nichts geschieht.
absent-keep = Offen lassen
absent-close = Schließen
absent-expiring_alert = Tisch { $table } schließt bald.
