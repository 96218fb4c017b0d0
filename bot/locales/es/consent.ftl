# The question to a table whether it shall go on at another pace, and its end.

consent-head = ¿Otro ritmo?
# $times says what would change, $takes how many must agree, $agree is how many do so far
consent-question = **El anfitrión pide:** { $times }. { $takes }; { $agree ->
    [one] de momento { $agree } está de acuerdo
   *[other] de momento { $agree } están de acuerdo
}.
consent-agree = De acuerdo
consent-decline = Mejor no
# goes on inside a sentence, behind it a comma
consent-takes_all = Hace falta el acuerdo { $people ->
    [2] de los dos
   *[other] de los { $people }
} que juegan
consent-takes = Hace falta el acuerdo de { $must } de los { $people } que juegan
consent-asks = { $host } lo pide:
# $pace is one inside a sentence: daily, up to 24 hours a move
consent-instead = -# En lugar de: { $pace }.
consent-asked = { $takes } ahora, el anfitrión incluido. Cartas, planes y lo sellado quedan como están; el tiempo de esta jugada empieza de nuevo.
consent-alert = { $called } Mesa { $table }: ¿seguimos la partida a otro ritmo?
consent-was_asked = { $host } pidió: { $times }.
consent-end_agreed = **De acuerdo.** Ahora se juega así.
consent-end_taken_back = **Retirado** por el anfitrión.
consent-end_kept = **Se queda como estaba:** no hubo suficientes de acuerdo entre los que juegan.
consent-end_replaced = **Ya no se pregunta:** el anfitrión pide otra cosa.
consent-end_over = **Ya no se pregunta.** La partida ha terminado.
consent-agreed = **De acuerdo, desde ahora otro ritmo.**
consent-stays = Cartas, planes y lo sellado quedan como están; el tiempo de esta jugada empieza de nuevo.
consent-stays_until = Cartas, planes y lo sellado quedan como están, y esta jugada tiene hasta el { $until }.
consent-kept_taken_back = **El ritmo queda como está.** El anfitrión ya no pide otro.
consent-kept = **El ritmo queda como está.** No hay suficientes de acuerdo con otro entre los que juegan.
