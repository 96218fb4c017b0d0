# Pauses: who let the clock stand until when, and for how long one may.

paused-line = **En pausa** por { $name }, como mucho hasta el { $until }. Quien quiera puede jugar igualmente.
# $enders says who can end it earlier
paused-began = **{ $name } ha puesto la partida en pausa,** como mucho hasta el { $until }. El tiempo que queda se conserva. { $enders }
paused-ender = { $name } puede reanudarla antes.
paused-enders = { $name } o { $host } pueden reanudarla antes.
paused-ended = **La partida sigue.**
paused-ended_until = **La partida sigue.** Hay tiempo hasta el { $until }.
paused-alert = La mesa { $table } sigue.
paused-head = Pausa
# durations: what each player may pause in all, and what is left of it
paused-used = Cada jugador puede pausar una partida { $budget } en total, y ya lo has hecho.
paused-budget = Cada jugador puede pausar una partida { $budget } en total.
paused-budget_left = Cada jugador puede pausar una partida { $budget } en total, y a ti te quedan { $left }.
paused-about = El reloj se para el tiempo que elijas aquí, o hasta que tú o el anfitrión reanuden. Después todos tienen exactamente el tiempo que queda ahora. Quien quiera puede jugar igualmente.
paused-longest = Todo lo que puedes: { $left }
paused-length = ¿Cuánto tiempo?
