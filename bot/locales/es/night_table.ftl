# What everybody sees of a night: the live post, the ledger, the summary. No word of alcohol, no pressure.

# $where: Table 7, hand 3; $hand: Hand 3
night_table-past_given = { $where }: las prendas están repartidas.
night_table-giving = { $hand }: a repartir
night_table-may_give = { $count ->
    [one] **{ $names }** puede repartir
   *[other] **{ $names }** pueden repartir, cada cual,
} { $forfeits } entre los demás, como quiera.
night_table-spread = Lo que no se reparta a tiempo se reparte por igual.
night_table-spread_by = Lo que no se reparta antes del { $when } se reparte por igual.
night_table-deal_now = Repartir ya
night_table-add = Añadir una máquina
night_table-remove = Quitar una máquina
night_table-over = { $hand } terminada
night_table-waiting = **Falta gente.** Una mano necesita { $least }, y la noche espera. Pulsa **Unirme** para jugar.
night_table-waiting_until = **Falta gente.** Una mano necesita { $least }, y la noche espera hasta el { $when }. Pulsa **Unirme** para jugar.
night_table-water = **Pausa para el agua.** Un buen momento para un vaso de agua y estirarse. La mano { $hand } se reparte pronto, o cuando el anfitrión pulse **Repartir ya**.
night_table-water_until = **Pausa para el agua.** Un buen momento para un vaso de agua y estirarse. La mano { $hand } se reparte el { $when }, o cuando el anfitrión pulse **Repartir ya**.
night_table-next = La mano { $hand } se reparte pronto.
night_table-next_at = La mano { $hand } se reparte el { $when }.
night_table-brought_none = Esta mano no trajo prendas.
# $shares: 3 to Ada and 2 to Ben
night_table-gift = { $who } reparte { $shares }.
night_table-gift_late = Lo que ganó { $who } se reparte por igual, porque se acabó el tiempo: { $shares }.
night_table-gift_computer = En lugar de { $who }, la máquina reparte por igual: { $shares }.
night_table-by_bids = Por las decisiones: { $shares }.
night_table-coming = **Desde la próxima mano juegan:** { $names }.
night_table-computers = **Desde la próxima mano:** { $count ->
    [one] { $count } máquina
   *[other] { $count } máquinas
}.
night_table-left = **Se fueron:** { $names }. Para volver, **Unirme**.
night_table-sitting_out = **Descansan tras perder turnos:** { $names }. Para seguir, **Unirme**.
night_table-fingerprint = -# Reparto limpio: la huella de la mano { $hand } es `{ $fingerprint }`

night_table-ledger_page = Lista de prendas, página { $page } de { $pages }
night_table-ledger = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}, { $given ->
    [0] ninguna prenda dada
    [one] { $given } prenda dada
   *[other] { $given } prendas dadas
} en total, por las decisiones y por quienes ganaron. En el orden en que llegó la gente.
    -# Lo que fue de ellas, cada cual lo sabe. { $free }
night_table-ledger_none = Todavía no ha venido nadie.
night_table-ledger_line = { $who }: repartió { $out }, recibió { $given }
night_table-ledger_back = Atrás
night_table-ledger_more = Más

night_table-again = Jugar otra vez
night_table-good_night = Buenas noches
night_table-end_alert = Mesa { $table }: la noche ha terminado.
night_table-sums = { $hands ->
    [one] **{ $hands } mano** jugada
   *[other] **{ $hands } manos** jugadas
}, { $given ->
    [0] **ninguna prenda** dada
    [one] **{ $given } prenda** dada
   *[other] **{ $given } prendas** dadas
} en total, por las decisiones y por quienes ganaron. ¡Hasta la próxima!
night_table-why_closed = { $who } terminó la noche. Gracias por jugar.
night_table-why_time = Acabó después de { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}, como se dijo al principio. Gracias por jugar.
night_table-why_few = Había muy poca gente para otra mano. Gracias por jugar.
night_table-why_quiet = No había nadie para otra mano. Gracias por jugar.
night_table-why_over = Ha terminado. Gracias por jugar.
night_table-handed_out = **Repartido, en el orden en que llegó la gente**
night_table-handed_more = y { $more } más, en la lista de prendas
night_table-handed_nobody = nadie
