# What a guest of a night sees alone: the own forfeits and terms, handing out. No word of alcohol, no pressure.

# $unseen and $free are the two sentences that nobody sees it and nobody has to do anything
night_own-mine = { $unseen } { $free } Lo que elijas vale para lo que llegue a partir de ahora.
night_own-mine_closed = { $unseen } { $free }
night_own-said_skip = **Saltar todo:** { $on ->
    [yes] sí
   *[no] no
}.
night_own-said_water = **Solo agua:** { $on ->
    [yes] sí
   *[no] no
}.
night_own-said_cap = **Mi límite:** { $caps }.
night_own-said_nothing = **Por encima del límite:** nada de nada.
night_own-said_dares = **Por encima del límite:** en su lugar, un pequeño reto, que también puedes saltar.
# These three stand behind "My cap:"
night_own-cap_hour = { $cap } por hora
night_own-cap_night = { $cap } en esta noche
night_own-cap_none = ninguno
night_own-switch_skip_on = Saltar todo: activar
night_own-switch_skip_off = Saltar todo: desactivar
night_own-switch_water_on = Solo agua: activar
night_own-switch_water_off = Solo agua: desactivar
night_own-switch_dares = Sobre el límite: mejor retos
night_own-switch_nothing = Sobre el límite: mejor nada
night_own-choose_hour = Mi límite por hora
night_own-choose_night = Mi límite en esta noche
# $about is one of the two above
night_own-choice = { $about }: { $cap }
night_own-choice_none = { $about }: ninguno
night_own-nothing_yet = Ninguna mano te ha traído nada todavía.
night_own-hands = **Lo que te trajeron las manos, la última primero**
night_own-more = -# y { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
} antes.
# $forfeits: 6 forfeits
night_own-became_skipped = **La mano { $hand }** te trajo { $forfeits }. Saltada.
night_own-became_kept = **La mano { $hand }** te trajo { $forfeits }{ $water ->
    [yes] , solo con agua
   *[no] {""}
}.
# $kept of them are within the cap; $instead is what becomes of the others
night_own-became_capped = **La mano { $hand }** te trajo { $forfeits }. Dentro de tu límite: { $kept ->
    [0] ninguna
   *[other] { $kept }
}{ $water ->
    [yes] , solo con agua
   *[no] {""}
}. En lugar de { $kept ->
    [0] eso
   *[other] las demás
}: { $instead }
night_own-instead_nothing = nada.
night_own-instead_dare = un reto. { $dare }
night_own-skip = Saltar la mano { $hand }
night_own-no_forfeits = La mano { $hand } no te trajo prendas.
night_own-awaited = { $count ->
    [one] { $names } puede repartir prendas ahora.
   *[other] { $names } pueden repartir prendas ahora.
} Después verás aquí lo que te trajo la mano.

# $hand: Hand 3
night_own-give_head = { $hand }: repartir
night_own-give = Repartir
night_own-give_evenly = Por igual
night_own-give_clear = Borrar
night_own-given_all = Todo tiene su lugar: pulsa **Repartir**.
night_own-give_left = Ganaste. Te quedan por repartir, como quieras: **{ $left } de { $won ->
    [one] { $won } prenda
   *[other] { $won } prendas
}**.
night_own-give_late = Sin **Repartir** antes del { $when }, todo se reparte por igual.
night_own-given_none = nada
# $where: Table 7, hand 3
night_own-give_alert = { $where }: ganaste y tienes { $won ->
    [one] { $won } prenda
   *[other] { $won } prendas
} por repartir.
