# The lobby: who sits here, how the table plays, and what binds the deal.

# $game is a game of it, $way how it is played; it may begin with a noun
lobby-alert = Mesa { $table }: hay asientos libres para { $game } ({ LOWER($way) }).
# $invited are pings
lobby-alert_invited = { $invited } Mesa { $table }: hay una invitación para { $game } ({ LOWER($way) }).
# in front of a list, or of the next message
lobby-house = **Reglas de la casa:** { $rules }
lobby-house_none = ninguna, todo como siempre
lobby-seats = **Asientos: { $taken } de { $seats } ocupados**
lobby-free = -# { $free ->
    [one] { $free } asiento libre
   *[other] { $free } asientos libres
}
# notes behind a name
lobby-host = anfitrión
lobby-few = menos de { $few } jugadas hasta ahora
lobby-in_time = { $percent } % de las jugadas a tiempo
# $level says how it plays
lobby-computer = máquina, { $level }
# $look is the label of a button
lobby-no_dms = sin mensajes directos, juega desde **{ $look }**
lobby-pace = **Ritmo:** { $pace }.
# $more is a duration
lobby-late_computer = **Quien se retrase:** tiene { $more } más, después juega la máquina, y tras varias faltas seguidas sigue ella.
lobby-late_end = **Quien se retrase:** tiene { $more } más, después la partida termina.
lobby-access = **Quién puede unirse:** { $who }.
lobby-invited = { $who }: { $invited }
lobby-invited_nobody = nadie todavía
lobby-start = **Comienzo:** cuando se ocupe el último asiento libre, o { $host } pulse Empezar.
lobby-start_full = **Comienzo:** todos los asientos están ocupados; { $host } pulsa Empezar.
# what becomes of the deal of a table in a channel, of one in direct messages, and of one that stays closed
lobby-fair_opened = -# Reparto limpio: una semilla secreta quedó fijada antes de que nadie se sentara, y cada asiento añade su propio azar. Esta es la huella de la semilla; después de la partida todo el reparto queda a la vista de todos:
lobby-fair_opened_alone = -# Reparto limpio: una semilla secreta quedó fijada antes de que nadie se sentara, y cada asiento añade su propio azar. Esta es la huella de la semilla; después de la partida todo el reparto queda a tu vista:
lobby-fair_closed = -# Reparto limpio: una semilla secreta quedó fijada antes de que nadie se sentara, y cada asiento añade su propio azar. Esta es la huella de la semilla; el reparto sigue cerrado también después de la partida, así que nadie puede comprobarlo:
# the same of a night; $hand is the number of a hand
lobby-fair_night_opened = -# Reparto limpio: una semilla secreta quedó fijada antes de que nadie se sentara, y cada asiento añade su propio azar. Cada mano tiene su propia semilla. Esta es la huella de la mano { $hand }; después de cada mano su reparto queda a la vista de todos:
lobby-fair_night_closed = -# Reparto limpio: una semilla secreta quedó fijada antes de que nadie se sentara, y cada asiento añade su propio azar. Cada mano tiene su propia semilla. Esta es la huella de la mano { $hand }; los repartos siguen cerrados, así que nadie puede comprobarlos:
# labels of buttons
lobby-rules = Reglas de la casa
lobby-add = Añadir máquina
lobby-remove = Quitar máquina
lobby-go = Empezar
