# The rules of Indian Chief behind what is refused, in the numbers of the table that refused it.

# $sizes is a list of melds, each with its number of cards: Thief 1, Beggar Man 2
chief_grounds-sizes = Cada combinación tiene su propio número de cartas: { $sizes }.
# $decks is a list: 1 deck for 2 or 3 players, 2 decks for 4 to 8 players
chief_grounds-players = El número de jugadores decide cuántas barajas hay: { $decks }.
chief_grounds-copies = Cada baraja tiene cada carta una vez: { $decks }. Tienes lo que muestra tu mano.
chief_grounds-cards = Una carta se escribe con su rango y la letra de su palo; no hay comodines.
chief_grounds-cards_jokers = Una carta se escribe con su rango y la letra de su palo, un comodín como JK.
chief_grounds-hand = { $cards ->
    [one] Una combinación se hace con la { $cards } carta de tu propia mano.
   *[other] Una combinación se hace con las { $cards } cartas de tu propia mano.
}
chief_grounds-jokers = Los comodines vienen del montón de comodines: quien baja el Ladrón saca uno.
chief_grounds-jokers_none = Con este reglamento se juega sin comodines; las cartas son las de sus barajas.
chief_grounds-awaited = Todos bajan a la vez, y la ronda sigue cuando ha sellado el último.
chief_grounds-awaited_thieves = Después de destapar solo actúan los ladrones, primero la carta más baja.
chief_grounds-awaited_solo = En solitario, una ronda sigue en cuanto has sellado.
chief_grounds-columns = Cada combinación se puntúa una vez en cada columna, { $columns }, en cualquier orden.
chief_grounds-columns_in_order = Cada combinación se puntúa una vez en cada columna, { $columns }, de izquierda a derecha.
chief_grounds-over = { $rounds ->
    [one] Una partida tiene { $rounds } ronda.
   *[other] Una partida tiene { $rounds } rondas.
}
chief_grounds-late = El comodín de un Mendigo se declara al final, a la vista de las cartas que han bajado los demás.
chief_grounds-late_solo = El comodín de un Mendigo se declara al final, a la vista de las cartas que hay en la mesa.
chief_grounds-declared = Un comodín vale por una carta de la baraja, y un comodín no lo es.
# $aside goes on after a number of cards: score the last digit of their face values together
chief_grounds-split = Del Jefe, { $cards } cartas { $aside }.
chief_grounds-split_off = La mejor división se encuentra para todos por igual; elegir las partes a mano es una regla de la casa.
chief_grounds-house_rule = Una regla de la casa se aparta de una regla del juego, y esa regla tiene que estar en uso.
chief_grounds-no_steals = Un Ladrón que saca un comodín no roba ninguna carta.
chief_grounds-wish = Un deseo responde por un ladrón al que, si no, se le preguntaría después de destapar qué robar.
chief_grounds-wish_none = Un deseo es para ladrones que roban, y con este reglamento ningún ladrón roba.
chief_grounds-steal = Un ladrón se lleva una carta que otra persona ha bajado en esta ronda.
chief_grounds-steal_safe = Un ladrón se lleva una carta que otra persona ha bajado en esta ronda. En esta mesa las cartas de otros ladrones están a salvo.
chief_grounds-steal_solo = En solitario, un ladrón puede recoger una carta de una combinación suya anterior.
chief_grounds-steal_none = Con este reglamento ningún ladrón roba; un ladrón saca un comodín.
chief_grounds-no_suggestions = Que el bot proponga combinaciones es una regla de la casa: donde no lo hace, cada uno se las arregla solo.
chief_grounds-not_solo = Lo que falta por salir se cuenta solo a quien juega en solitario: entre varios sería una ayuda que no todos usan.
