# How Indian Chief is played: the pages of the rules, from the values of a rulebook.

# Pages, and what a select says of them
chief_rules-overview = Resumen
chief_rules-overview_teaser = Una partida, del reparto al resultado
chief_rules-hands = Las jugadas del Jefe
chief_rules-hands_teaser = Cuánto vale cada jugada, con ejemplos
chief_rules-thieves = El robo
chief_rules-thieves_teaser = Quién roba primero, qué y cuántas veces
chief_rules-jokers = Comodines
chief_rules-jokers_teaser = De dónde salen y por qué carta cuentan
chief_rules-solo = En solitario
chief_rules-solo_teaser = Jugar sin rivales
chief_rules-triple = Modo triple
chief_rules-triple_teaser = Columnas que multiplican los puntos de una combinación
chief_rules-house = Reglas de la casa
chief_rules-house_teaser = Lo que una mesa puede jugar de otra manera
chief_rules-table = En la mesa
chief_rules-table_teaser = Anfitrión, asientos, salidas, secretos, reparto
chief_rules-pages = Las reglas, página por página
# buttons; $page is the name of a page
chief_rules-open = Reglas: { $page }
chief_rules-next = Sigue: { $page }
# $section is a heading of the rulebook, which is in English
chief_rules-source_classic = Fuente: reglamento clásico (en inglés), «{ $section }».
chief_rules-source_modern = Fuente: reglamento moderno (en inglés), «{ $section }».
chief_rules-source_triple = Fuente: reglamento moderno (en inglés), «{ $section }»; aquí también se ofrece con el clásico.
chief_rules-source_open = Fuente: este bot; los reglamentos no lo dicen.
chief_rules-source_table = Fuente: cómo lleva este bot una mesa.

# What cards and melds are worth. A rank is what a Beggar Man matches; a face value is what counts
chief_rules-ties = Los rangos iguales empatan.
chief_rules-ties_ranks = Los rangos iguales empatan; { $ranks } también empatan entre sí.
chief_rules-last_digit = { $first } y { $second } suman { $sum }, o sea, { $digit }
# $pictures is "king, queen and jack"
chief_rules-values = Un as vale { $ace }; { $pictures } valen { $picture } cada uno, y las demás cartas, su número.
chief_rules-values_best = Un as vale { $low } o bien { $high }, lo que más te convenga; { $pictures } valen { $picture } cada uno, y las demás cartas, su número.
# a list of these is a sentence: 1 deck for 2 or 3 players, 2 decks for 4 to 8 players
chief_rules-decks = { $decks ->
    [one] { $decks } baraja para { $players }
   *[other] { $decks } barajas para { $players }
}
chief_rules-players = { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
}
chief_rules-players_or = { $first } o { $last } jugadores
chief_rules-players_to = { $first }–{ $last } jugadores
chief_rules-yardstick = Según el reglamento, más de { $good } puntos es un buen resultado y más de { $excellent }, uno excelente.
# what a Beggar Man scores; goes on after "You score" or the name of the meld
chief_rules-matches = { $points } por cada carta que otros bajen en esta ronda con el rango de una de las tuyas
chief_rules-matches_solo = { $points } por cada carta de tus combinaciones anteriores con el rango de una de las dos

# Melds in short, without a full stop, at most 100 letters
chief_rules-short_thief = El valor de la carta; luego puedes robar una
chief_rules-short_thief_solo = El valor de la carta; luego puedes recoger una anterior
chief_rules-short_thief_joker = El valor de la carta; luego sacas un comodín
chief_rules-short_beggar_man = { $points } por cada carta de los demás del mismo rango
chief_rules-short_beggar_man_solo = { $points } por cada carta del mismo rango en combinaciones anteriores
chief_rules-short_poor_man = Solo el valor de sus picas
chief_rules-short_lawyer = { $exact } si los valores suman exactamente { $exact }; si no, nada
chief_rules-short_rich_man = Todos los valores, como puntos negativos
chief_rules-short_doctor = Rangos distintos, un as, un corazón: { $points } por cada carta del mejor palo
chief_rules-short_indian_chief = Una mano de póker de { $hand } cartas y la última cifra de la suma de las otras { $aside }
chief_rules-short_indian_chief_council = Una jugada de { $hand } cartas y { $points } por una jota, por una reina y por un rey

# Melds in full
chief_rules-cards = { $cards ->
    [one] Baja **{ $cards } carta**.
   *[other] Baja **{ $cards } cartas**.
}
chief_rules-thief = Puntúa su valor.
chief_rules-thief_steals = Luego puedes **robar** una carta que otro jugador haya bajado en esta ronda, en lugar de sacar una; la carta del ladrón ocupa su sitio. El orden está en la página sobre el robo.
chief_rules-thief_picks_up = Luego puedes **recoger** una carta de una combinación tuya anterior, en lugar de sacar una; la carta del ladrón ocupa su sitio.
chief_rules-thief_joker = Cuando se completan las manos tras la ronda, el ladrón toma un **comodín** del montón de comodines en lugar de una carta del mazo.
chief_rules-beggar_man = Ganas { $matches }.
chief_rules-beggar_man_rank = Solo decide el rango, no el palo ni el valor. Si las tuyas son del mismo rango, cada coincidencia sigue contando una sola vez.
chief_rules-beggar_man_others = Tus propias cartas nunca cuentan; las de otros Mendigos, sí.
# the joker of a Beggar Man, and other jokers to it
chief_rules-beggar_joker_nothing = En esta mesa, un comodín no coincide con nada para un Mendigo.
chief_rules-beggar_joker_late = Como Mendigo, dices qué carta es tu comodín cuando las combinaciones ya están a la vista.
chief_rules-beggar_joker_best = El comodín de un Mendigo se convierte en lo que más puntúe cuando las combinaciones ya están a la vista.
chief_rules-beggar_joker_solo = Los de combinaciones anteriores han vuelto al montón de comodines y no coinciden con nada.
chief_rules-beggar_joker_others = El de otro jugador cuenta como la carta que se declaró.
chief_rules-poor_man = Solo puntúan sus **picas**, por su valor.
chief_rules-lawyer = Vale { $points } si los valores suman **exactamente { $exact }**; si no, nada.
chief_rules-rich_man = Todos los valores cuentan **en tu contra**: lo mejor son las cartas bajas.
chief_rules-doctor = Solo puntúa si se cumple todo esto:
    - { $ranks } rangos distintos
    - al menos un corazón
    - al menos un as
chief_rules-doctor_specialty = Entonces un palo es la especialidad: **{ $points }** por cada carta de ese palo. El bot busca por ti el mejor palo. Una misma carta puede ser as, corazón y especialidad a la vez.
chief_rules-indian_chief = Tiene dos partes que puntúan juntas.
# $hands is "five of a kind 50, a straight flush 45 ..."
chief_rules-indian_chief_hand = **{ $cards } cartas** puntúan como jugada: { $hands }.
# $aside is one of the two messages below, which go on after a number of cards
chief_rules-indian_chief_aside = **{ $cards } cartas** { $aside }.
chief_rules-aside_council = forman el consejo: { $points } por una jota, { $points } por una reina y { $points } por un rey
chief_rules-aside_digit = puntúan la última cifra de la suma de sus valores: { $example }
chief_rules-split_by_hand = Al sellar puedes elegir tú las partes; si no, el bot busca la mejor división.
chief_rules-split_best = El bot busca por ti la mejor división en las dos partes.
chief_rules-hand_points = { $hand } { $points }

# Worked examples; $cards is "Spades 9, king"
chief_rules-example = Ejemplo: { $cards }
chief_rules-example_others = Los demás bajaron: { $cards }
chief_rules-example_solo = En la mesa: { $cards }

# The course of a game
chief_rules-hold = { $cards ->
    [one] Tienes { $cards } carta en la mano.
   *[other] Tienes { $cards } cartas en la mano.
}
chief_rules-length = Hay { $rounds } rondas y { $melds } combinaciones; juegas cada combinación una vez, en el orden que quieras.
chief_rules-length_columns = Hay { $rounds } rondas y { $melds } combinaciones; juegas cada una { $times } veces, una por columna: { $columns }.
chief_rules-seal = En cada ronda, elige una combinación y sus cartas y **séllala**.
chief_rules-seal_secret = Nadie la ve, y puedes cambiarla hasta que selle el último jugador.
chief_rules-reveal = Todas las combinaciones se destapan a la vez y se puntúan.
chief_rules-reveal_solo = Se puntúa al momento y se queda en la mesa.
chief_rules-course_steals = Los ladrones pueden robar una carta destapada.
chief_rules-course_picks_up = Un ladrón puede recoger una carta de una combinación anterior.
chief_rules-course_joker = Un ladrón saca un comodín, que vale por cualquier carta.
chief_rules-refill = { $cards ->
    [one] Después todos vuelven a tener { $cards } carta.
   *[other] Después todos vuelven a tener { $cards } cartas.
}
chief_rules-refill_solo = { $cards ->
    [one] Después vuelves a tener { $cards } carta.
   *[other] Después vuelves a tener { $cards } cartas.
}
chief_rules-aim = Tras la última ronda gana quien tenga más puntos.
chief_rules-aim_solo = Suma tantos puntos como puedas.
chief_rules-meld_line = { $cards ->
    [one] **{ $meld }**, { $cards } carta: { $short }.
   *[other] **{ $meld }**, { $cards } cartas: { $short }.
}

# The hands of the Chief; $hands is a list of them, a line each
chief_rules-hands_scored = { $cards } cartas de un Jefe puntúan como la mejor de estas jugadas:
    { $hands }
chief_rules-hands_straights = Una escalera puede empezar o terminar en as, pero no sigue del rey al as y al dos. Una jugada cuenta como la más alta que encaje.
chief_rules-hands_other = Las otras { $cards } cartas { $aside }.

# Alone
chief_rules-solo_alone = { $decks ->
    [one] Juegas sin rivales, con { $decks } baraja, para lograr el mejor total que puedas.
   *[other] Juegas sin rivales, con { $decks } barajas, para lograr el mejor total que puedas.
}
chief_rules-solo_stay = Las combinaciones **se quedan en la mesa** y nunca vuelven al mazo; con él se completa tu mano.
chief_rules-solo_beggar_man = **Mendigo**: { $matches }.
chief_rules-solo_thief = **Ladrón**: en lugar de sacar una carta, puedes recoger una de una combinación anterior; la carta del ladrón ocupa su sitio. En la última ronda, no.
chief_rules-solo_thief_joker = **Ladrón**: sacas un comodín. Un comodín ya bajado ha vuelto al montón de comodines, así que no queda ahí para el Mendigo.

# Triple mode
chief_rules-triple_columns = Cada combinación se puntúa { $times } veces, una en cada columna, y la columna multiplica: { $columns }. Son { $rounds } rondas.
chief_rules-triple_any = Al sellar dices en qué columna libre puntúa.
chief_rules-triple_in_turn = Las columnas se llenan de izquierda a derecha, primero la de menor factor.
chief_rules-triple_rich_man = El Rico también se multiplica, en tu contra.

# Jokers
chief_rules-jokers_from = Quien baja el Ladrón saca un comodín del montón de comodines en lugar de una carta del mazo.
chief_rules-jokers_endless = El montón nunca se acaba.
chief_rules-jokers_pile = { $jokers ->
    [one] Tiene { $jokers } comodín por baraja; cuando está vacío, el ladrón saca del mazo.
   *[other] Tiene { $jokers } comodines por baraja; cuando está vacío, el ladrón saca del mazo.
}
chief_rules-jokers_spent = Los comodines gastados vuelven al montón, nunca al mazo.
chief_rules-jokers_count = Un comodín cuenta como la carta que quieras, incluso una que ya esté en la mesa. Se convierte en lo que más puntúe, o en lo que **declares** al sellar.
chief_rules-jokers_worth = Como Ladrón, un comodín vale { $points }. En el Doctor puede ser el as, el corazón y la especialidad a la vez.

# Stealing
chief_rules-thieves_may = Una vez anotados los puntos, quien haya bajado el Ladrón puede **robar** una carta que otro jugador haya bajado en esta ronda, en lugar de sacar una. Los puntos quedan como están. En la última ronda no se roba.
chief_rules-thieves_swap = La carta del ladrón queda donde estaba la robada, y un ladrón posterior puede robarla. La carta robada está en la mano, a salvo.
chief_rules-thieves_safe = En esta mesa no se puede robar la carta de otro ladrón.
# then comes which cards are equal
chief_rules-thieves_order = Roba primero el ladrón con la **carta más baja**, el as antes que el dos.
chief_rules-thieves_equal = Los ladrones empatados eligen a la vez y en secreto.
chief_rules-thieves_collide = { $times ->
    [0] Si dos nombran la misma carta, ninguno de ellos roba.
    [1] Si dos nombran la misma carta, todos ellos eligen otra vez, una sola; si vuelven a coincidir, ninguno de ellos roba.
   *[other] Si dos nombran la misma carta, todos ellos eligen de nuevo, hasta { $times } veces; si aún coinciden, ninguno de ellos roba.
}
chief_rules-thieves_wish = Con el Ladrón puedes sellar un **deseo**: qué robar sin que se te pregunte. Un ladrón que no responde a tiempo saca una carta.

# How a table is kept
chief_rules-leaving_computer = **Irse.** Si alguien se va (`{ COMMAND("table leave") }`), la máquina juega en su asiento, y todos lo ven. Puedes volver hasta que termine la partida. La máquina también hace la jugada que no llega a tiempo.
chief_rules-leaving_end = **Irse.** En esta mesa, la partida termina si alguien se va (`{ COMMAND("table leave") }`). La máquina también hace la jugada que no llega a tiempo.
chief_rules-secrets = **Secretos.** Nadie ve tu mano ni tu combinación sellada. Quien no tiene asiento puede mirar: lo que se destapa, los puntos y el resultado se publican para todos.
chief_rules-time_solo = **Tiempo.** Una partida en solitario empieza al momento y no tiene plazo. Si te vas, se acaba (`{ COMMAND("table leave") }`).
chief_rules-secrets_solo = **Secretos.** Nadie más ve tu mano. En un canal se publican las combinaciones y los puntos.

# The rules of one table in short
chief_rules-guide = Cómo se juega
chief_rules-melds = Todas las combinaciones
# $rules is a line each
chief_rules-guide_house_rules = **Reglas de la casa**
    { $rules }
