# House rules of Indian poker, and how a match is told before it begins.
# The choices, and by_..., stand in the middle of a line; at its beginning their first letter becomes a capital.

poker_house-title_bidding = Cómo se decide
poker_house-about_bidding = Cómo dicen los jugadores si se quedan dentro.
poker_house-bidding_turns = por turnos, hasta que todos sigan
poker_house-bidding_one_pass = por turnos, una sola vez cada uno
poker_house-bidding_simultaneous = todos a la vez y en secreto
poker_house-title_ties = Cartas del mismo rango
poker_house-about_ties = Cuál de ellas es más alta.
poker_house-ties_suits = por palo: { $suits }
poker_house-ties_split = son iguales, y ganan todas
poker_house-title_points = Puntos
poker_house-about_points = Lo que vale una mano: ganada, perdida y fuera.
# $worth: +5, -3 and -1
poker_house-points_usual = { $worth }; gana quien más tenga
poker_house-points_negated = { $worth }; gana quien menos tenga
poker_house-title_rotations = Duración de una partida
poker_house-about_rotations = Cuántas veces reparte cada jugador.
poker_house-rotations_each = cada uno reparte { $rotations ->
    [1] una vez
    [2] dos veces
   *[other] { $rotations } veces
}
poker_house-title_target = Una meta de puntos
poker_house-about_target = La partida acaba con la vuelta en que alguien los alcanza; en todo caso, tras { $longest } manos.
poker_house-target_none = ninguna, la duración es fija
# $target: 20 points, minus 20 points
poker_house-target_first = hasta que alguien tenga { $target }
poker_house-title_deck = La baraja
poker_house-about_deck = De qué cartas se reparte una mano.
poker_house-deck_reshuffled = las { $cards } cartas, barajadas cada mano
poker_house-deck_deplete = las que quedan, mientras alcancen
poker_house-title_two_players = La mesa más pequeña
poker_house-about_two_players = Cuántos jugadores necesita una partida.
poker_house-two_players_least = al menos { $least ->
    [one] { $least } jugador
   *[other] { $least } jugadores
}
poker_house-title_leaving = Cuando alguien se va
poker_house-about_leaving = Qué pasa con la partida si alguien se va a la mitad.
poker_house-leaving_computer = la máquina sigue jugando
poker_house-leaving_end = la partida acaba para todos
poker_house-title_deal = El reparto tras el final
poker_house-about_deal = Si el azar de todas las manos se muestra cuando acaba la partida.
poker_house-deal_opened = se muestra
poker_house-deal_closed = queda en secreto

# What a house rule needs to mean anything
poker_house-needed_fixed_length = partidas de duración fija
poker_house-by_turns = se decide por turnos
poker_house-by_one_pass = se decide por turnos, una sola vuelta
poker_house-by_simultaneous = se decide en secreto
# The length of a match, at the beginning of a line and without a full stop
poker_house-length_target = Hasta que alguien tenga { $target }, y la vuelta se juega hasta el final
poker_house-length_each = Cada uno reparte { $rotations ->
    [1] una vez
    [2] dos veces
   *[other] { $rotations } veces
}
poker_house-length_hands = Cada uno reparte { $rotations ->
    [1] una vez
    [2] dos veces
   *[other] { $rotations } veces
}: { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
} con { $players } jugadores

poker_house-terms_most = **{ $way }.** Ves todas las cartas menos la tuya; gana quien tenga más puntos.
poker_house-terms_fewest = **{ $way }.** Ves todas las cartas menos la tuya; gana quien tenga menos puntos.
poker_house-terms_length = **Duración:** { $length }.
