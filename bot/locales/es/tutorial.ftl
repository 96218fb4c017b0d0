# El tutorial: cinco pasos, en cada uno una sola cosa que hacer, unas 60 palabras como mucho.

tutorial-step = Paso { $number } de { $steps }: { $what }
tutorial-step_1 = tu mano
tutorial-step_2 = elige una combinación
tutorial-step_3 = se destapa todo
tutorial-step_4 = el Ladrón
tutorial-step_5 = cómo sigue
tutorial-hand = Tienes { $cards } cartas en la mano. En cada ronda todos eligen en secreto una **combinación**: unas cartas que puntúan según una regla. Hay { $melds } y cada una se juega una vez. Gana quien al final tenga más puntos. Dos máquinas juegan contra ti, y aquí nada cuenta.
tutorial-prepared = -# Estas cartas están preparadas, las mismas para todos: no es un reparto al azar y no hay nada que comprobar.
tutorial-meld = Elige una combinación y luego sus cartas. Verás cuánto puntuarían y puedes cambiar de idea cuantas veces quieras.
tutorial-sealing = **Séllala** cuando te guste. Los demás no la ven hasta que todos hayan sellado.
tutorial-suggest = ¿Qué puntúa más?
tutorial-well_done = Bien hecho: ninguna otra combinación de esta mano puntúa más por sí sola.
# $cards are bold suits with their ranks
tutorial-could = La misma mano podía ser **{ $meld }**, { $points }, con { $cards }.
tutorial-refilled = Esa combinación ya está usada. Tu mano vuelve a tener ocho cartas y empieza la ronda siguiente.
tutorial-thief = El **Ladrón** es una sola carta. Puntúa su valor y después, en vez de sacar una carta, roba la que quiera de otra combinación de la ronda. Elige una carta que no te haga falta. Si hay varios ladrones, va primero la carta más baja.
tutorial-thief_card = Elige la carta del Ladrón
tutorial-steal = Tu Ladrón puede llevarse ahora una carta: pasa a tu mano, y la del Ladrón queda en su lugar. Los puntos no cambian. Los ases valen mucho más adelante.
tutorial-loot = Elige qué robar
# an option: a card that may be stolen; $who is "Computer 1"
tutorial-lies = { $card }: { $meld } de { $who }
tutorial-draw = Nada: sacar una carta del mazo
tutorial-took = Has robado **{ $card }**. Ya está en tu mano.
tutorial-drew = Has sacado una carta del mazo.
# $each is "Doctor 40, Thief 7"
tutorial-total = **{ $who }: { $total }** ({ $each })
tutorial-end = Así sigue hasta que todos hayan jugado sus { $melds } combinaciones. En la última ronda nadie roba. Ya sabes bastante para jugar: `{ COMMAND("chief start") }` abre una mesa para amigos y máquinas; `{ COMMAND("chief solo") }`, una partida para ti.
tutorial-you = Tú
tutorial-computer = Máquina { $number }
tutorial-go = Seguir
tutorial-back = Atrás
tutorial-again = Empezar de nuevo
tutorial-rules = Reglas
tutorial-learn = Pruébalo: 3 minutos
