# The rules of Indian poker, page by page. Players of the examples are Ada, Ben and Cleo.

poker_rules-overview = Resumen
poker_rules-overview_teaser = Una mano, del reparto a los puntos
poker_rules-overview_source = «Indian (card game)», sección «Gameplay»
poker_rules-bidding = Cómo se decide
poker_rules-bidding_teaser = Quién dice qué, y cuándo se acaba
poker_rules-bidding_source = «Indian (card game)», sección «Bidding»; el final exacto lo fija este bot
poker_rules-points = Puntos
poker_rules-points_teaser = Lo que vale una mano
poker_rules-points_source = «Indian (card game)», secciones «Reveal» y «Scoring»
poker_rules-thresholds = Cuándo quedarse dentro
poker_rules-thresholds_teaser = Dos tablas de la carta más alta que ves
poker_rules-thresholds_source = «Indian (card game)», sección «Strategy»; la tabla exacta la calcula este bot
poker_rules-reading = Leer a los demás
poker_rules-reading_teaser = Lo que te revela lo que dicen los otros
poker_rules-reading_source = «Indian (card game)», sección «Strategy»
poker_rules-orders = Órdenes
poker_rules-orders_teaser = Para que decidan por ti
poker_rules-match = La partida
poker_rules-match_teaser = Cuánto dura, quién reparte, quién gana
poker_rules-night = La noche
poker_rules-night_teaser = Mano tras mano, por prendas
poker_rules-house = Reglas de la casa
poker_rules-house_teaser = Lo que una mesa puede jugar de otro modo
poker_rules-table = En la mesa
poker_rules-table_teaser = Anfitrión, asientos, irse, secretos, el reparto
poker_rules-table_source = cómo lleva este bot una mesa
poker_rules-open_source = este bot; la descripción del juego no lo aclara
poker_rules-source = -# Fuente: { $source }.
poker_rules-pages = Las reglas, página por página
poker_rules-open = Reglas: { $page }
poker_rules-next = Sigue: { $page }
poker_rules-way = Póker indio, { $way }
poker_rules-way_ruled = Póker indio, { $way }, { $rules ->
    [one] { $rules } regla de la casa
   *[other] { $rules } reglas de la casa
}
poker_rules-house_rules = **Reglas de la casa**

poker_rules-cards = { $cards } cartas, de { $least } a { $most } jugadores, una carta para cada uno.
poker_rules-shown = En cada mano todos enseñan una carta: **ves todas las cartas menos la tuya**.
poker_rules-bid_secret = Todos dicen **dentro** o **fuera** a la vez y en secreto, y pueden cambiarlo hasta que decida el último.
poker_rules-bid_once = Desde la izquierda de quien reparte, cada uno dice **dentro** o **fuera**. Cada uno tiene un solo turno.
poker_rules-bid_turns = Por turnos, cada uno dice **dentro** o **fuera**; después, **seguir** o **fuera**, hasta que todos los de dentro hayan seguido desde la última salida.
poker_rules-turned_up = Cuando todos han decidido, se destapan las cartas.
poker_rules-out = Quien está fuera ve su carta y ya no vuelve. Si queda uno solo, gana en el acto.
poker_rules-missed_out = Un turno perdido cuenta como fuera.
poker_rules-missed_keep = El primer turno, si se pierde, cuenta como fuera; los siguientes, como seguir.
# Facts: 5 points, minus 3 points, minus 1 point
poker_rules-highest = Entre los de dentro, la carta más alta gana { $won }; las demás, { $lost }; quien está fuera, { $out }.
poker_rules-order_split = El as es la más alta; los rangos iguales ganan juntos.
poker_rules-order_suits = El as es la más alta; entre iguales decide el palo, de menor a mayor: { $suits }.
poker_rules-deal_most = { $length }. Gana quien más puntos tenga.
poker_rules-deal_fewest = { $length }. Gana quien tenga menos puntos.

poker_rules-all_out = Si todos dicen fuera, nadie gana, y cada uno se lleva los puntos de quien está fuera.
poker_rules-sees_till_all = Hasta que todos hayan decidido, cada uno ve todas las cartas menos la suya.
poker_rules-first_in = El primer **dentro** todavía no es un seguir: se da otra vuelta, para que puedas salirte después de oír a los demás. Si alguien se sale, todos tienen que volver a decir que siguen.
poker_rules-examples = **Ejemplos**
poker_rules-example_bid = { $who } { $bid ->
    [in] dentro
    [keep] sigue
   *[out] fuera
}
# $bids: Ada in, Ben in and Cleo out
poker_rules-example = - { $bids }: se acabó.
poker_rules-out_sees = Quien está fuera ve todas las cartas; los demás solo saben que ese jugador está fuera.

# followed by poker_rules-missed_out
poker_rules-no_orders = Donde todos deciden a la vez no hay turnos para los que dar una orden. { $missed }
poker_rules-order_is = Una **orden** decide por ti en cada turno de una mano, para que una partida lenta no tenga que esperarte. Nadie más la ve, y puedes cambiarla hasta que haya dicho «fuera».
poker_rules-order_can = Te quedas dentro hasta el final, te sales en tu próximo turno, te sales si quedan menos o más jugadores de los que digas, o te sales en cuanto lo haga un jugador que elijas.
poker_rules-order_give = Dala en **Orden**, debajo de las cartas que ves, o con `{ COMMAND("bid order") }`.
poker_rules-order_late = **Fuera de plazo.** { $missed }

poker_rules-worth = - La carta más alta de quienes están dentro: **{ $won }**
    - Dentro, pero no la más alta: **{ $lost }**
    - Fuera: **{ $out }**
poker_rules-totals_most = El total bien puede quedar por debajo de 0. Gana la partida quien tenga más puntos.
poker_rules-totals_fewest = El total bien puede quedar por debajo de 0. Gana la partida quien tenga menos puntos.
# $chance: 1/4
poker_rules-pays = Así que quedarse dentro no es peor que salirse si tu carta es la más alta en al menos **{ $chance }** de los casos.

poker_rules-length = **Duración.** { $length }.
poker_rules-longest = Tras { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
} se acaba en todo caso.
poker_rules-dealer = **Quien reparte.** Tras cada mano el reparto pasa a la izquierda, y una partida siempre acaba con una vuelta entera de repartos: así todos deciden en primer lugar, y en último, las mismas veces.
poker_rules-deck = **La baraja.** { $deck }.
poker_rules-winner_most = **Quién gana.** Gana quien tenga más puntos; si los totales son iguales, se comparte la victoria.
poker_rules-winner_fewest = **Quién gana.** Gana quien tenga menos puntos; si los totales son iguales, se comparte la victoria.

poker_rules-leaving_computer = **Irse.** Quien se va (`{ COMMAND("table leave") }`) queda fuera de la mano, y después la máquina juega en su asiento; todos lo ven. Puedes volver hasta que acabe la partida. Quien vuelve en la misma mano queda fuera de ella de todos modos, si no dice otra cosa.
poker_rules-leaving_end = **Irse.** En esta mesa la partida acaba cuando alguien se va (`{ COMMAND("table leave") }`).
poker_rules-secrets = **Secretos.** Ves tu propia carta cuando estás fuera o cuando acaba la mano. Quien no tiene asiento no ve ninguna carta antes.
poker_rules-house_rule = **{ $title }.** { $about }

poker_rules-look = Mira la carta más alta que ves. Hasta el umbral di dentro; por encima, fuera.
# Heads of two columns: at most 12 letters, and at most 11
poker_rules-printed = Impresa
poker_rules-exact = Exacta
# A card of the table, at most 12 letters; $rank is a figure or the letter on the card
poker_rules-short_card = { $rank } { $suit }
# $chance: 1/4
poker_rules-tables = **Impresa** es la tabla de la descripción del juego. **Exacta** es la carta más alta que puedes ver sin perder nada por quedarte dentro: tu probabilidad de ganar es entonces de al menos { $chance }.
poker_rules-tables_split = **Impresa** es la tabla de la descripción del juego, donde entre rangos iguales decide el palo. **Exacta** es para esta mesa, donde los rangos iguales ganan juntos: el rango más alto del que puedes ver una carta sin perder nada por quedarte dentro. Tu probabilidad de ganar es entonces de al menos { $chance }.
# The threshold of so few players; $card: the jack of hearts, or a jack
poker_rules-pair = Con { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
} es { $card }.
poker_rules-no_bids = Ninguna de las dos cuenta lo que dicen los demás.
poker_rules-others_out = **Otros se salen.** Di dentro cuando alguien se sale aunque todas las cartas que ve, aparte de la tuya, son bajas: por ellas nadie se saldría, así que es por la tuya.
poker_rules-looking = **Te miran a ti.** Quien se sale mirando tu carta seguramente ve en ella la más alta de todas.
poker_rules-nothing_to_read = En esta mesa todos deciden a la vez, así que no hay nada que leer antes de destapar.
