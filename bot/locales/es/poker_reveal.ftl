# The end of a hand of Indian poker and of a match: cards, points, odds, score sheet, result.

poker_reveal-head = Mano { $hand }: las cartas
poker_reveal-odds = Probabilidades
poker_reveal-won_nobody = Todos estaban fuera, así que nadie gana esta mano.
poker_reveal-won_equal = { $names } ganan esta mano con cartas del mismo rango.
poker_reveal-won_alone = { $name } gana con { $card }, porque nadie más quedó dentro.
poker_reveal-won_highest = { $name } gana con { $card }, la carta más alta de quienes quedaron dentro.
poker_reveal-stood_in = dentro
poker_reveal-stood_out = fuera
poker_reveal-stood_won = dentro, gana
# Below the card in the picture: short
poker_reveal-note_in = dentro
poker_reveal-note_out = fuera
poker_reveal-note_won = gana
# The total after a hand; $points: 3 points, minus 2 points
poker_reveal-now = ahora { $points }

poker_reveal-odds_head = Mano { $hand }: las probabilidades
# $seen and $held are cards with their articles
poker_reveal-saw = La más alta que veía: { $seen }. La propia: **{ $held }**.
poker_reveal-came_won = gana
poker_reveal-left_alone = { $who } ganó antes de su primer turno, porque los demás se salieron.
# $read is the chance by what others had bid, or none where that is the same; $worth the next message, or nothing
poker_reveal-bid = **{ $bid ->
    [in] Dentro
    [keep] Sigue
   *[out] Fuera
}**{ $late ->
    [yes] {" "}(fuera de plazo)
   *[no] {""}
} · probabilidad de ganar: { $chance }{ $read ->
    [none] {""}
   *[other] , { $read } según lo que habían dicho los demás
}{ $worth }
# $whole and $tenths are a number with a sign: +1 and 5; $out is what going out comes to
poker_reveal-worth = ; «dentro» valía { $whole },{ $tenths }, «fuera» { $out }
poker_reveal-advised = Sin contar lo que dicen los demás, la tabla impresa dice { $printed ->
    [in] «dentro»
   *[out] «fuera»
}; la exacta, { $exact ->
    [in] «dentro»
   *[out] «fuera»
}.
poker_reveal-whose = Probabilidades de quién

poker_reveal-sheet_none = Todavía no ha terminado ninguna mano.
# At most 4 letters
poker_reveal-sheet_hand = Mano
poker_reveal-sheet_hands = Manos { $first } a { $last }
poker_reveal-sheet_which = Qué manos

poker_reveal-result_head = Resultado
poker_reveal-result_wins = { $name } gana con { $points }.
poker_reveal-result_shared = { $names } comparten la victoria, con { $points } por cabeza.
poker_reveal-result_again = Jugar otra vez
poker_reveal-result_alert = Mesa { $table }: la partida ha terminado; aquí está el resultado.
poker_reveal-record = {"*"}*Un nuevo récord en este servidor:** { $names }, con { $points }.
