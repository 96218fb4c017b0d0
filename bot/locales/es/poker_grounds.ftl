# The rules of Indian poker and of nights behind what is refused, in the numbers of the table.

poker_grounds-players = Una carta para cada uno: eso da para { $least } a { $most } jugadores.
# $length says how long a match is: Each deals twice
poker_grounds-over = { $length }; después termina la partida.
poker_grounds-house_rule = Una regla de la casa se aparta de una regla del juego, y sin esa regla no es nada.
poker_grounds-not_your_turn = Se decide por turnos alrededor de la mesa, empezando a la izquierda de quien reparte, para que cada jugador conozca lo que dijeron los anteriores.
poker_grounds-keep_early = La primera vez en una mano se dice dentro o fuera; solo en un turno posterior se puede seguir con lo dicho.
poker_grounds-went_out = Quien se sale mira su propia carta, y por eso no puede volver a la mano.
poker_grounds-no_orders = Una orden decide cuando llega el turno de un jugador; donde todos deciden a la vez nadie tiene turno.
poker_grounds-order_number = Una orden así compara un número con cuántos jugadores quedan dentro, desde dos hasta todos.
poker_grounds-order_seat = Una orden espera a que pase algo: que otro jugador, que está dentro, se salga.
# nights
poker_grounds-night_players = Una mano es para { $least } a { $most } jugadores; con menos, la noche espera a que lleguen más.
poker_grounds-night_over = { $hours ->
    [one] Una noche termina sola después de { $hours } hora. Entra y sal entre mano y mano como quieras.
   *[other] Una noche termina sola después de { $hours } horas. Entra y sal entre mano y mano como quieras.
}
# $forfeits is a number of them: 3 forfeits, 1 forfeit
poker_grounds-night_won = Quien gana reparte { $forfeits }, todo de una vez y como quiera entre los demás.
poker_grounds-night_not_ended = El azar que hay detrás de una mano es secreto para todos mientras se juega esa mano.
poker_grounds-night_hands_closed = Si los repartos se muestran es una regla de la casa, anunciada antes de la primera carta.
poker_grounds-night_away = Quien se va en medio de una mano deja el resto a la máquina y ya no recibe cartas hasta que pulsa **Unirme**. Quien fue excluido por el anfitrión no puede volver.
poker_grounds-night_no_guest = Cada uno decide por sí mismo si juega, así que de los demás no se guarda nada; quien se fue vuelve a jugar después de pulsar **Unirme**.
poker_grounds-night_no_rest = Se entra, se sale y se reparte solo entre dos manos.
poker_grounds-night_nothing_to_skip = Lo que se saltó, o nunca llegó, ya no está.
