# Indian Chief: why a meld scored what it scored.

# Reasons, one sentence each. $sum is "ace 11 + 5 = 16 points"
chief_why-thief = La carta cuenta por su valor, { $points }.
chief_why-thief_ace = El as vale { $points }.
# $cards is "2 sixes and 1 seven", $number all of them together, $points those for one
chief_why-beggar_man = { $number ->
    [one] Coincide con { $cards } de otras combinaciones: { $points }.
   *[other] Coincide con { $cards } de otras combinaciones: { $points } por cada carta.
}
chief_why-beggar_man_solo = { $number ->
    [one] Coincide con { $cards } de combinaciones anteriores: { $points }.
   *[other] Coincide con { $cards } de combinaciones anteriores: { $points } por cada carta.
}
chief_why-beggar_man_none = En las otras combinaciones no hay cartas de estos rangos.
chief_why-beggar_man_none_solo = En las combinaciones anteriores no hay cartas de estos rangos.
chief_why-poor_man = Solo cuentan las picas: { $sum }.
chief_why-poor_man_none = Solo cuentan las picas, y no hay ninguna.
chief_why-lawyer = Los valores suman justo lo que hace falta: { $sum }.
chief_why-lawyer_off = Los valores suman { $number }, y solo puntúan si son exactamente { $exact }.
# $addends is "10 + 5 + 2"
chief_why-rich_man = Impuestos: los valores cuentan en tu contra, { $addends } = { $total }.
# an ace that may count one value or another, among figures that are added up
chief_why-ace = as { $points }
# $cards is one of the four below
chief_why-doctor = Se cumplen todas las condiciones; la especialidad: { $cards }, a { $points } por carta.
chief_why-doctor_clubs = { $number ->
    [one] { $number } trébol
   *[other] { $number } tréboles
}
chief_why-doctor_diamonds = { $number ->
    [one] { $number } diamante
   *[other] { $number } diamantes
}
chief_why-doctor_hearts = { $number ->
    [one] { $number } corazón
   *[other] { $number } corazones
}
chief_why-doctor_spades = { $number ->
    [one] { $number } pica
   *[other] { $number } picas
}
# $cards is "8 of clubs and 8 of diamonds"
chief_why-doctor_twice = Los rangos de un Doctor deben ser todos distintos, y { $cards } son iguales.
chief_why-doctor_no_heart = Un Doctor necesita un corazón, y no hay ninguno.
chief_why-doctor_no_ace = Un Doctor necesita un as, y no hay ninguno.
# the parts of a Chief, a list of two; $cards are ranks
chief_why-part_last_digit = { $points } por la última cifra de la suma de { $cards }
chief_why-part_five_of_a_kind = { $points } por un repóker ({ $cards })
chief_why-part_straight_flush = { $points } por una escalera de color ({ $cards })
chief_why-part_four_of_a_kind = { $points } por un póker ({ $cards })
chief_why-part_full_house = { $points } por un full ({ $cards })
chief_why-part_flush = { $points } por un color ({ $cards })
chief_why-part_straight = { $points } por una escalera ({ $cards })
chief_why-part_three_of_a_kind = { $points } por un trío ({ $cards })
chief_why-part_two_pairs = { $points } por una doble pareja ({ $cards })
chief_why-part_one_pair = { $points } por una pareja ({ $cards })
chief_why-part_no_pair = { $points } sin pareja ({ $cards })
chief_why-part_nothing = nada por la tribu ({ $cards })
# $cards is a list of "the jack", "the queen", "the king"; $points those for each of $number
chief_why-part_council = { $number ->
    [one] { $points } por { $cards }
   *[other] { $points } por cada figura: { $cards }
}
chief_why-part_council_none = nada por el consejo
chief_why-the_jack = la jota
chief_why-the_queen = la reina
chief_why-the_king = el rey

# Parts as lines of arithmetic. $sum is "10 + 8 = 18"
chief_why-line_twice = { $cards }: rangos iguales, { $points }
chief_why-line_last_digit = { $cards }: { $sum }, última cifra { $points }
chief_why-line_council_none = ninguna jota, reina ni rey en el consejo: { $points }

# The screen
chief_why-title = ## Mesa { $table } · Ronda { $round }: ¿por qué?
chief_why-total = **Total: { $sum }**
chief_why-why = **Por qué:** { $reason }
chief_why-rule = { $cards ->
    [one] **La regla:** { $meld }, { $cards } carta. { $short }.
   *[other] **La regla:** { $meld }, { $cards } cartas. { $short }.
}
# how the jokers of a meld came to be the cards that they counted as
chief_why-jokers_nothing = { $jokers ->
    [one] **El comodín:** en esta mesa no coincide con nada.
   *[other] **Los { $jokers } comodines:** en esta mesa no coinciden con nada.
}
chief_why-jokers_late = { $jokers ->
    [one] **El comodín:** declarado después de destapar.
   *[other] **Los { $jokers } comodines:** declarados después de destapar.
}
chief_why-jokers_late_best = { $jokers ->
    [one] **El comodín:** declarado después de destapar, como más puntúa.
   *[other] **Los { $jokers } comodines:** declarados después de destapar, como más puntúan.
}
chief_why-jokers_best = { $jokers ->
    [one] **El comodín:** declarado como más puntúa.
   *[other] **Los { $jokers } comodines:** declarados como más puntúan.
}
chief_why-jokers_by_hand = { $jokers ->
    [one] **El comodín:** declarado por el jugador.
   *[other] **Los { $jokers } comodines:** declarados por el jugador.
}
chief_why-parts_by_hand = **Las partes:** elegidas por el jugador.
chief_why-whose = De quién es la combinación
