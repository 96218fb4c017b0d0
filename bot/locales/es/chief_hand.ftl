# A seat's own screens: the hand, a Beggar Man's jokers after the reveal, the cards left.

# $where is "Table 7, round 3"
chief_hand-alert = { $where }: aquí está tu mano.
# the alt text of the picture; $cards is "clubs 3, 4; hearts 10, king"
chief_hand-alt = Tu mano: { $cards }.
# above the cards of a hand, which it counts
chief_hand-cards = { $number ->
    [one] { $number } carta: { $cards }
   *[other] { $number } cartas: { $cards }
}
# a button: seal something else
chief_hand-change = Cambiar
# whoever reads, among the names of those who are waited for
chief_hand-you = tú
chief_hand-wait_declare = Las combinaciones están a la vista. Falta por decir qué carta es el comodín de un Mendigo: { $names }. Después se cuentan todos los puntos.
chief_hand-wait_thieves = Esta ronda ya se destapó. Falta por elegir una carta: { $names }. Después les toca a los siguientes ladrones.
chief_hand-wait_refill = Esta ronda ya se destapó. Falta por elegir una carta: { $names }. Después se completan las manos.
chief_hand-until = { $sealed ->
    [one] Ha sellado { $sealed } de { $players }. Puedes cambiarlo hasta que selle el último.
   *[other] Han sellado { $sealed } de { $players }. Puedes cambiarlo hasta que selle el último.
}
# a heading
chief_hand-end = El final
chief_hand-cut_short = La partida terminó antes de su última ronda.
# $place is an ordinal: "2nd"
chief_hand-over = La partida terminó. Quedaste { $place } con { $points }.

# a Beggar Man's jokers; $jokers counts them
chief_hand-declare_alert = { $jokers ->
    [one] { $where }: di qué carta es tu comodín.
   *[other] { $where }: di qué cartas son tus comodines.
}
chief_hand-declaring = { $jokers ->
    [one] **Bajaste el Mendigo.** Las combinaciones están a la vista; ahora di de qué rango es su comodín. Cada carta de ese rango que coincida da { $each }.
   *[other] **Bajaste el Mendigo.** Las combinaciones están a la vista; ahora di de qué rangos son sus comodines. Cada carta de esos rangos que coincida da { $each }.
}
chief_hand-earlier = Tus combinaciones anteriores: { $cards }
# $ranks is "a queen and a seven"
chief_hand-declared = **Anotado: { $ranks }.** Puedes declarar de nuevo hasta que todos lo hayan hecho.
# a button
chief_hand-declare = Declarar
# options and a placeholder; $joker is "Joker" or "Joker 2", $rank is "a queen"
chief_hand-as_best = { $joker } como más puntos dé: { $points }
chief_hand-as_rank = { $joker } como { $rank }: { $points }
chief_hand-which_rank = { $joker }: ¿qué rango?

# the cards left, in a solo game: a heading and a button
chief_hand-cards_left = Cartas que quedan
chief_hand-back = Volver a mi mano
# $suits lists chief_hand-of_suit
chief_hand-to_come = { $number ->
    [one] Queda **{ $number } carta** por salir: { $suits }.
   *[other] Quedan **{ $number } cartas** por salir: { $suits }.
}
chief_hand-of_suit = { $number } de { $suit }
# $ranks is "3 queens and 2 sixes"
chief_hand-by_rank = Por rango: { $ranks }.
chief_hand-wild = { $jokers ->
    [one] En el montón de comodines: { $jokers } comodín.
   *[other] En el montón de comodines: { $jokers } comodines.
}
# of a grid: up to 5 letters, and up to 3 for the sums
chief_hand-rank = Rango
chief_hand-all = Tot
# heads of its columns, up to 3 letters, each another
chief_hand-short_clubs = T
chief_hand-short_diamonds = D
chief_hand-short_hearts = C
chief_hand-short_spades = P
