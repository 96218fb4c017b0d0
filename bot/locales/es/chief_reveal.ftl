# What everybody sees at once: the revealed melds, collisions, and how the steals came out.

# a button
chief_reveal-why = ¿Por qué?
# a heading; $number counts the melds
chief_reveal-melds = { $number ->
    [one] Ronda { $round }: la combinación
   *[other] Ronda { $round }: las combinaciones
}
# behind a meld that was scored
chief_reveal-column = columna { $column }
# notes behind a name, and in the middle of chief_reveal-draws
chief_reveal-planned = jugado según un plan
chief_reveal-time_up = se acabó el tiempo
# $number counts the names
chief_reveal-scores_follow = { $number ->
    [one] **Faltan los puntos:** antes, { $names } dice qué carta es el comodín de su Mendigo.
   *[other] **Faltan los puntos:** antes, { $names } dicen qué cartas son los comodines de sus Mendigos.
}
# $order is the order of names: "Ada, then Bo and Cy, then Di"
chief_reveal-turns = **Ahora, los ladrones:** { $order }.
chief_reveal-then = { $order }, luego { $next }
# the best of a round; $number counts the names in $names, each of them a chief_reveal-best_of
chief_reveal-best = { $number ->
    [one] **La mejor combinación de la ronda:** { $names }, { $points }.
   *[other] **Las mejores combinaciones de la ronda:** { $names }, { $points } cada una.
}
chief_reveal-best_of = { $who } ({ $meld })
chief_reveal-record = En este servidor nadie había sacado tanto con esta combinación: { $meld }.

# headings; $where is "Table 7, round 3"
chief_reveal-collided = { $where }: varias manos sobre una carta
chief_reveal-thieves = { $where }: los ladrones
chief_reveal-once_more = Todos estos ladrones eligen **otra vez**, en secreto.
# $number counts the names in $who; $card is one of the three messages below
chief_reveal-want = { $number ->
    [one] { $who } quiere { $card }.
   *[other] { $who } quieren { $card }.
}
chief_reveal-card_of = { $card } de { $whose }
# in a solo game
chief_reveal-of_round = { $card } de la ronda { $round }
chief_reveal-deck_card = una carta del mazo
chief_reveal-nobody = Coincidieron, así que **ninguno de ellos roba**: { $names } sacan una carta del mazo.
chief_reveal-nobody_again = Coincidieron otra vez, así que **ninguno de ellos roba**: { $names } sacan una carta del mazo.
# $late is empty, or a note with a dot before it
chief_reveal-draws = { $who } saca una carta del mazo{ $late }.
chief_reveal-steals = { $who } roba **{ $card }**; la carta del ladrón ocupa su lugar.
# the own card of an earlier round
chief_reveal-takes = { $who } toma **{ $card }**; la carta del ladrón ocupa su lugar.
