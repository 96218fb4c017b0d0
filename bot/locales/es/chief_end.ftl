# The end of a game, a game alone, and the score sheet.

# a heading
chief_end-result = Resultado
chief_end-alert = Mesa { $table }: la partida terminó, y aquí está el resultado.
# $number counts the winners
chief_end-wins = { $number ->
    [one] { $names } gana con { $points }.
   *[other] { $names } comparten la victoria con { $points } cada uno.
}
# $behind are those with the same total, $meld is what broke the tie
chief_end-wins_tie = { $number ->
    [one] { $names } gana con { $points }, por delante de { $behind } por sumar más en la combinación { $meld }.
   *[other] { $names } comparten la victoria con { $points } cada uno, por delante de { $behind } por sumar más en la combinación { $meld }.
}
# behind a total
chief_end-good = buen resultado
chief_end-excellent = excelente
# a button
chief_end-again = Jugar otra vez

# a game alone
chief_end-came_to = { $who } llegó a { $points }
chief_end-first = La primera partida con estas reglas: este es el resultado que hay que superar.
chief_end-new_best = { $games ->
    [one] **Récord personal con estas reglas**, en { $games } partida.
   *[other] **Récord personal con estas reglas**, en { $games } partidas.
}
chief_end-best = { $games ->
    [one] Récord personal con estas reglas: { $points }, en { $games } partida.
   *[other] Récord personal con estas reglas: { $points }, en { $games } partidas.
}
chief_end-so_far = Hasta ahora: **{ $points }**.
# the reason follows
chief_end-scored = Ronda { $round }: { $meld }, { $points }.

# the score sheet; in a grid up to 12 letters
chief_end-seat = Asiento
chief_end-column = Columna
chief_end-total = Total
# a note: the scores below are those times their column
chief_end-multiplied = ya multiplicados
# a select's placeholder
chief_end-whose = Los puntos de quién
# a note behind a total
chief_end-open = por jugar: { $melds }
# below the result; a line each
chief_end-records = {"*"}*Nuevos récords en este servidor**
chief_end-record_meld = - { $meld }: { $who }, { $points }
chief_end-record_total = - Total: { $who }, { $points }
