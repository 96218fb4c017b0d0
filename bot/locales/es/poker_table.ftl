# A hand of Indian poker in play: the live post, and what each player sees.

poker_table-where = Mesa { $table }, { $moment }
poker_table-moment = mano { $hand }
poker_table-hand = Mano { $hand }
poker_table-hand_of = Mano { $hand } de { $hands }
# for a match that ends by points, after $most hands in any case
poker_table-hand_at_most = Mano { $hand } de { $most } como máximo
# These three go on with ", at the latest ..." or with a full stop
poker_table-goes_all = Sigue cuando todos hayan decidido
poker_table-goes_you = Sigue cuando hayas decidido
poker_table-goes_one = Sigue cuando { $who } haya decidido
poker_table-lapse_keep = Quien no diga nada hasta entonces, sigue.
poker_table-lapse_out = Quien no diga nada hasta entonces, queda fuera.

poker_table-hidden = tu propia carta, que no puedes ver
# A seat in a picture's description, where names would be too long
poker_table-seat = Asiento { $seat }
poker_table-over_head = Fin
poker_table-over = La partida ha terminado: el resultado está en el canal.
poker_table-alert_turn = { $where }: es tu turno, { $choice }.
poker_table-alert_secret = { $where }: todos deciden en secreto, { $choice }.
poker_table-alert_look = { $where }: mira las cartas de los demás.
poker_table-your_turn = **Es tu turno: { $choice }.**
poker_table-turn_of = Es el turno de { $who }.
poker_table-turn_of_out = Estás fuera, así que también ves tu propia carta. Es el turno de { $who }.
poker_table-secret_asked = **Decide en secreto: { $choice }.** { $sealed ->
    [one] Ha decidido { $sealed } de { $players }.
   *[other] Han decidido { $sealed } de { $players }.
}
poker_table-secret_said = Has dicho **{ $bid }**, y puedes cambiarlo hasta que decida el último. { $sealed ->
    [one] Ha decidido { $sealed } de { $players }.
   *[other] Han decidido { $sealed } de { $players }.
}

poker_table-all_secret = { $sealed ->
    [one] **Ha decidido { $sealed } de { $players }.**
   *[other] **Han decidido { $sealed } de { $players }.**
} Decide en secreto: { $choice }.
poker_table-all_turn = Es el turno de **{ $who }**: { $choice }.
poker_table-dealer = reparte
# What stays of a turn; $where: Table 7, hand 3
poker_table-past_said = { $where }: { $who } { $bid ->
    [in] está dentro
    [keep] sigue
   *[out] queda fuera
}.
poker_table-past_lapsed = { $where }: { $who } { $bid ->
    [in] está dentro
    [keep] sigue
   *[out] queda fuera
}, porque se acabó el tiempo.
poker_table-past_closed = { $where }: se cerró la mesa.
poker_table-past_turn = { $where }: era el turno de { $who }.
poker_table-past_all = { $where }: todos han decidido.

poker_table-order = Orden
poker_table-order_no = Ninguna: pregúntame cada vez
poker_table-order_none = **Orden:** ninguna. Da una, y decidirá por ti en cada turno de esta mano.
poker_table-order_given = **Orden:** { $order }. Solo la ves tú; puedes cambiarla hasta que haya dicho «fuera».
# Above the numbers or players to choose from
poker_table-about_fewer = Fuera si quedan menos de
poker_table-about_more = Fuera si quedan más de
poker_table-about_gone = Fuera en cuanto se salga esta persona
poker_table-players = { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
}
