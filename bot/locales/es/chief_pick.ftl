# Choosing a meld and its cards, and what they would score.

# what is sealed; $cards are bold suits with their ranks
chief_pick-sealed = **Sellado: { $meld }** con { $cards }
chief_pick-sealed_in = **Sellado: { $meld }** con { $cards }, en la columna { $column }
chief_pick-its_part = Su parte menor: { $cards }
chief_pick-wish = Deseo: { $wish }.
chief_pick-stays = Queda sellado hasta que selles otra cosa.
# $melds is "Thief, Doctor or Lawyer"
chief_pick-open = Elige una de las combinaciones que te quedan: { $melds }.
chief_pick-now = { $size ->
    [one] **{ $meld }**: ahora elige { $size } carta.
   *[other] **{ $meld }**: ahora elige exactamente { $size } cartas.
}
chief_pick-more = { $missing ->
    [one] **{ $meld }**: { $chosen } de { $size } cartas elegidas, falta { $missing }.
   *[other] **{ $meld }**: { $chosen } de { $size } cartas elegidas, faltan { $missing }.
}
# $chosen is more than one
chief_pick-too_many = { $size ->
    [one] **{ $meld }**: elegiste { $chosen } cartas, y lleva solo { $size } carta.
   *[other] **{ $meld }**: elegiste { $chosen } cartas, y lleva exactamente { $size } cartas.
}
# what a Beggar Man meets; $cards is "3 queens and 2 sixes"
chief_pick-lying = En la mesa: { $cards }.
chief_pick-nothing_lies = Todavía no hay nada en la mesa.
chief_pick-with = **{ $meld }** con { $cards }

# what a Thief does after the round
chief_pick-no_steal = En la última ronda no se roba.
chief_pick-no_draw = En la última ronda no se saca ninguna carta.
chief_pick-then_joker = Después sacas un comodín en lugar de una carta.
chief_pick-then_joker_left = Después sacas un comodín en lugar de una carta, si queda alguno.
chief_pick-then_draw = Después sacas una carta: todavía no hay ninguna combinación anterior.
chief_pick-then_ask = Después te pregunto qué quieres tomar.
chief_pick-then = Después: { $wish }.

# selects and buttons
chief_pick-meld = Elige una combinación
chief_pick-meld_option = { $size ->
    [one] { $meld }, { $size } carta
   *[other] { $meld }, { $size } cartas
}
# $about is a short rule, which begins a sentence
chief_pick-columns_open = Libres: { $columns }. { $about }
chief_pick-cards = { $size ->
    [one] Elige { $size } carta
   *[other] Elige exactamente { $size } cartas
}
# 2. Ten of hearts, 10 points
chief_pick-card = { $number }. { $card }, { $worth }
# what a joker is worth
chief_pick-any_card = cualquier carta
chief_pick-column = Va a la columna { $column }.
chief_pick-column_chosen = { $column }, elegida
chief_pick-best_split = El mejor reparto
# an option: a card for an Indian Chief's smaller part, with its number in the hand
chief_pick-part = Parte menor: { $number }. { $card }
chief_pick-parts = { $number ->
    [one] La parte menor: { $number } carta
   *[other] La parte menor: { $number } cartas
}
chief_pick-ask = Pregúntame cuando sea mi turno
chief_pick-wishes = Qué robar (si nada encaja, saca del mazo)
chief_pick-draw = Sacar una carta del mazo
# $wants is "the ace of hearts, else an ace"
chief_pick-steal = Robar { $wants }
chief_pick-seal = Sellar combinación
chief_pick-seal_meld = Sellar { $meld }
chief_pick-suggest = Sugerir

# jokers
chief_pick-joker = Comodín
chief_pick-joker_number = Comodín { $number }
chief_pick-by_hand = Declarar a mano
chief_pick-back_to_best = Volver a lo mejor
# $joker is "Joker" or "Joker 2"
chief_pick-joker_best = { $joker }: como más puntos dé
chief_pick-joker_best_is = { $joker }: como más puntos dé, { $card }
chief_pick-joker_rank = { $joker }: ¿qué rango?
chief_pick-joker_suit = { $joker }: ¿qué palo?
# $codes is how it is typed: JK=QD
chief_pick-jokers_count = { $jokers ->
    [one] El comodín cuenta como { $cards } (`{ $codes }`).
   *[other] Los comodines cuentan como { $cards } (`{ $codes }`).
}
# of a Beggar Man
chief_pick-joker_matches_nothing = { $jokers ->
    [one] Su comodín: en esta mesa un comodín no coincide con nada.
   *[other] Sus comodines: en esta mesa un comodín no coincide con nada.
}
chief_pick-joker_asked_late = { $jokers ->
    [one] Su comodín: cuando las combinaciones estén a la vista, te pregunto el rango.
   *[other] Sus comodines: cuando las combinaciones estén a la vista, te pregunto el rango de cada uno.
}
chief_pick-joker_best_late = { $jokers ->
    [one] Su comodín: se declara cuando las combinaciones estén a la vista, como más puntos dé.
   *[other] Sus comodines: se declaran cuando las combinaciones estén a la vista, como más puntos den.
}

# what a choice would score; $why is a whole sentence, $column is empty or chief_pick-in_column...
chief_pick-scores = { $meld }, **{ $points }**{ $column }. { $why }
chief_pick-nothing = **{ $meld }: así no da ningún punto.** { $why } Puedes sellarlo de todos modos.
chief_pick-at_best = Lo mejor que permite tu mano: { $best }
chief_pick-expected = { $meld }: { $each } por cada carta de estos rangos que otros bajen en esta ronda. Puedes esperar **unos { $expected } puntos**{ $column }.
# behind what is scored; $total is "30 points" or chief_pick-about
chief_pick-in_column = , en la columna { $column }
chief_pick-in_column_worth = , en la columna { $column }: **{ $total }**
chief_pick-about = unos { $points }
# a number with one decimal place
chief_pick-decimal = { $whole },{ $tenths }
