# House rules of a night, and how it is told before it begins. No word of alcohol, no pressure.
# The choices stand in the middle of a line; at its beginning their first letter becomes a capital.

night_house-title_forfeit_out = Salirse
night_house-about_forfeit_out = Lo que cuesta salirse.
night_house-title_forfeit_lost = Quedarse dentro sin ganar
night_house-about_forfeit_lost = Lo que cuesta quedarse dentro si otra carta es más alta.
night_house-title_forfeit_won = Ganar
night_house-about_forfeit_won = Lo que reparte quien gana entre los demás, como quiera.
# Chosen for these three
night_house-forfeit = { $forfeits ->
    [0] ninguna prenda
    [one] { $forfeits } prenda
   *[other] { $forfeits } prendas
}
night_house-title_turn_seconds = Tiempo por turno
night_house-about_turn_seconds = Cuánto espera la noche a que alguien decida o reparta sus prendas.
night_house-turn_seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
night_house-title_water_break = Pausa para el agua
night_house-about_water_break = Cuándo es más largo el descanso entre dos manos: { $water ->
    [one] { $water } minuto
   *[other] { $water } minutos
} para un vaso de agua.
night_house-water_break_never = nunca
night_house-water_break_every = cada { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}
night_house-title_hours = Duración de la noche
night_house-about_hours = Cuándo acaba la noche por sí sola, con la mano que esté en juego.
night_house-hours = { $hours ->
    [one] después de { $hours } hora
   *[other] después de { $hours } horas
}
night_house-title_two_players = La mesa más pequeña
night_house-about_two_players = Cuántos jugadores necesita una mano.
night_house-title_deal = El reparto de cada mano
night_house-about_deal = Si el azar de una mano se muestra cuando acaba.

night_house-game = Póker indio por prendas
night_house-played_by = Se juega por prendas
# What a hand comes to, as a clause
night_house-summary = salirse, { $out }; quedarse dentro sin ganar, { $lost }; quien gana reparte { $won }
# These go on behind "Length:" and behind "The night"
night_house-length = acaba por sí sola { $hours ->
    [one] después de { $hours } hora
   *[other] después de { $hours } horas
}. Entra y sal entre mano y mano como quieras
night_house-pace = en vivo, { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} por turno
# $forfeit and $free are the two sentences that say what forfeits are
night_house-terms_game = **Póker indio por prendas.** Ves todas las cartas menos la tuya. { $forfeit } { $free }
night_house-terms_forfeits = **Prendas:** { $summary }.
night_house-terms_water = **Pausa para el agua:** { $breaks }.
night_house-terms_length = **Duración:** { $length }.
night_house-terms_join = Cada cual decide por sí mismo: nadie juega sin pulsar **Unirme** y decir que sí.
night_house-told = **Póker indio por prendas**
    Prendas: { $summary }.
