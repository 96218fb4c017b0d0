# How Indian Chief can be played: rulebook, mode and house rules.

# rulebooks and modes, in the middle of a line: modern rulebook, solo, triple mode
chief_house-classic = reglamento clásico
chief_house-modern = reglamento moderno
chief_house-solo = en solitario
chief_house-triple = modo triple
# how often each meld is played
chief_house-mode_once = Cada combinación una vez: { $rounds } rondas
chief_house-mode_triple = Triple, columnas { $columns }: { $rounds } rondas
# $way is rulebook and mode
chief_house-title = { $rules ->
    [one] { $way }, { $rules } regla de la casa
   *[other] { $way }, { $rules } reglas de la casa
}
chief_house-terms = **{ $way }.** { $mode }; gana quien tenga más puntos.
chief_house-terms_decks = { $players ->
    [one] **Barajas:** { $decks } con { $players } jugador
   *[other] **Barajas:** { $decks } con { $players } jugadores
}
chief_house-choose_rulebook = Reglamento
chief_house-choose_mode = Modo
# a house rule in force, on one line
chief_house-told = { $title }: { $choice }
# what a house rule is about, where it is refused because the game has no such thing
chief_house-needed_company = partidas con otros jugadores
chief_house-needed_thieves = ladrones que roban a otros
chief_house-needed_jokers = comodines
chief_house-needed_matching = comodines que coinciden con las cartas de los Mendigos
chief_house-needed_triple = las columnas del modo triple

# The house rules: a title, what each is about, and its choices as in the middle of a line
chief_house-title_decks = Barajas en una mesa grande
# $crowd is "7 and 8"
chief_house-about_decks = Con { $crowd } jugadores pueden acabarse las cartas; entonces se barajan las ya bajadas.
chief_house-decks_number = { $decks ->
    [one] { $decks } baraja
   *[other] { $decks } barajas
}
chief_house-title_split = Partes del Jefe
chief_house-about_split = Quién divide sus { $chief } cartas en { $hand } y { $aside }.
chief_house-split_best = el bot busca la mejor división
chief_house-split_by_hand = elige cada jugador
chief_house-title_tie = Empate al final
chief_house-about_tie = Quién gana cuando varios jugadores empatan con más puntos.
chief_house-tie_shared = comparten la victoria
chief_house-tie_rich_man = el mejor Rico y, después, el mejor Jefe
chief_house-title_leaving = Si un jugador se va
chief_house-about_leaving = Qué pasa con la partida si alguien se va antes del final.
chief_house-leaving_computer = la máquina sigue jugando
chief_house-leaving_end = la partida termina para todos
chief_house-title_deal = Manos tras el final
chief_house-about_deal = Si al terminar la partida se muestran todas las manos y el azar que las repartió.
chief_house-deal_opened = se muestran
chief_house-deal_closed = siguen ocultas
chief_house-title_thief_order = Qué ladrón va primero
chief_house-about_thief_order = Los ladrones roban por turno, primero la carta más baja; los empatados eligen a la vez.
chief_house-thief_order_rank = por rango, del as al rey
# $tied is "ten, jack, queen and king"
chief_house-thief_order_value = por valor: { $tied } empatan
chief_house-title_repicks = Cuando los ladrones coinciden
chief_house-about_repicks = Cuántas veces pueden volver a elegir los ladrones empatados en la misma carta.
chief_house-repicks_times = { $times ->
    [0] ninguna
    [1] una vez
    [2] dos veces
   *[other] { $times } veces
}
chief_house-title_thief_cards = La carta de un ladrón
chief_house-about_thief_cards = Si se puede robar una carta bajada como Ladrón.
chief_house-thief_cards_free = se puede robar
chief_house-thief_cards_safe = está a salvo
chief_house-title_wild_pile = Montón de comodines
chief_house-about_wild_pile = Cuántos comodines hay; si no queda ninguno, el ladrón saca del mazo.
chief_house-wild_pile_endless = nunca se acaba
chief_house-wild_pile_per_deck = { $jokers ->
    [one] { $jokers } comodín por baraja
   *[other] { $jokers } comodines por baraja
}
chief_house-title_beggar_joker = El comodín del Mendigo
chief_house-about_beggar_joker = Quién dice qué carta es, una vez destapadas todas las combinaciones.
chief_house-beggar_joker_best = el bot: lo que más puntúe
chief_house-beggar_joker_by_hand = su jugador, con un plazo aparte
chief_house-title_jokers_match = Comodines y Mendigos
chief_house-about_jokers_match = Si un comodín puede coincidir con las cartas de un Mendigo.
chief_house-jokers_match_as_declared = como la carta que se declare
chief_house-jokers_match_nothing = los comodines no coinciden con nada
chief_house-title_columns = Orden de las columnas
chief_house-about_columns = En cuál de sus { $columns } columnas puede puntuar una combinación.
chief_house-columns_any = cualquiera que esté libre
chief_house-columns_left_to_right = de izquierda a derecha
chief_house-title_suggest = Sugerencias
chief_house-about_suggest = Si el bot propone una combinación a quien se la pida.
chief_house-suggest_off = ninguna
chief_house-suggest_on = para quien las pida
