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
