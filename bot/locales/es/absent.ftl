# Posts about time and people: who is late or gone, who hosts, what closes soon.

# $lapse says what follows as the grace lapses too
absent-late = **Se acabó el tiempo para { $names }.** Quien juegue antes del { $until } llega todavía a tiempo. { $lapse }
# $called are pings, $moment says how far the game has come: round 3
absent-late_alert = { $called } Mesa { $table }, { $moment }: vas con retraso, date prisa.
absent-lapse_end = Si entonces aún falta alguien, la partida termina.
# $users are one or several people
absent-left = Salida de { $users }.
absent-absent = Varias veces seguidas sin jugada de { $users }.
absent-no_show = Aún sin llegar a la primera jugada: { $users }.
absent-plays_on = La máquina sigue jugando hasta que se pulse **Volver**.
absent-kicked = El anfitrión sacó de la mesa a { $users }. La máquina sigue jugando.
absent-former = Alguien de antes se fue. La máquina sigue jugando.
absent-waits = No queda nadie jugando, así que la partida espera hasta que alguien vuelva.
absent-host = **{ $host }** es ahora el anfitrión de esta mesa.
# the label of a button, and what it does
absent-lobby = Volver a la sala
absent-lobby_host = -# El anfitrión puede volver a la sala sin los que faltan.
absent-nobody = **Ahora mismo no juega nadie, así que la partida espera.** La máquina no sigue sola. Quien tenga un asiento aquí sigue con **Volver**, con todo el tiempo de una jugada.
absent-nobody_closes = Si no, la mesa se cierra el { $at }.
absent-extended = **Hay más tiempo,** hasta el { $until }.
# the bot was away for a while; $time is a duration
absent-credited = De vuelta, sin perder nada. Tiempo añadido: { $time }.
absent-goes_on = La mesa { $table } sigue, y no se ha perdido nada.
absent-stood = El reloj estuvo parado { $time }.
absent-taken_out = **La mesa { $table } sigue aquí:** su hilo { $place } está archivado o bloqueado, y no puedo abrirlo. No se ha perdido nada. El anfitrión puede llevarla a otro sitio con `{ COMMAND("table move") }`.
absent-taken_out_alert = La mesa { $table } sigue en este canal.
absent-expiring = ¿Hace falta todavía?
# $at is relative: in 2 hours
absent-expires = Esta mesa se cierra { $at } si no pasa nada.
absent-keep = Dejarla abierta
absent-close = Cerrarla
absent-expiring_alert = La mesa { $table } se cierra pronto.
