# Why something is refused, and the way on: refused-why_* is in bold, refused-way_* below it.

# Ways on that many share.
-hand = Para ver cómo vas usa `{ COMMAND("table hand") }`.
-newest = En el mensaje más reciente de la mesa está cómo seguir; para ver cómo vas usa `{ COMMAND("table hand") }`.
-cards = Las cartas se escriben con rango y palo: `AS` es el as de picas, `10H` el diez de corazones, `JK` un comodín, donde los haya. Palos: `C` tréboles, `D` diamantes, `H` corazones, `S` picas; figuras: `K` rey, `Q` reina, `J` jota.

# What facts are called.
refused-echo = «{ $text }»
refused-seat = el asiento { $seat }
refused-table = mesa { $table }
refused-none = ninguna

# The house.
refused-why_channel_off = En este servidor las mesas se abren en otros canales: { $channels }.
refused-way_channel_off = Ve allí, o pide a un admin que permita este canal con `{ COMMAND("config") }`.
refused-why_tables_here = { $most ->
    [one] En este canal ya hay una mesa abierta, y este servidor permite una a la vez.
   *[other] En este canal ya hay { $most } mesas abiertas, y este servidor no permite más.
}
refused-way_tables_here = Únete a una que esté abierta, ve a otro canal o vuelve cuando una haya terminado.
refused-why_tables_there = { $most ->
    [one] En ese canal ya hay una mesa abierta, y este servidor permite una a la vez.
   *[other] En ese canal ya hay { $most } mesas abiertas, y este servidor no permite más.
}
refused-way_tables_there = Elige otro canal o espera a que termine una mesa allí.
refused-why_tables_each = { $most ->
    [one] Ya tienes una mesa abierta en este servidor, que permite una a la vez por anfitrión.
   *[other] Ya tienes { $most } mesas abiertas en este servidor, que no permite más por anfitrión.
}
refused-way_tables_each = Termina una o ciérrala: `{ COMMAND("mygames") }` muestra las tuyas.
refused-why_no_channel = En este servidor no hay ningún canal así en el que se pueda abrir una mesa.
refused-way_no_channel = No ha cambiado nada. Usa `{ COMMAND("config") }` y elige de la lista.
refused-why_not_admin = Para esto hace falta el permiso «Gestionar servidor».
refused-way_not_admin = Pídeselo a un admin del servidor.
refused-why_only_server = Los ajustes, las reglas guardadas y las noches son de un servidor.
refused-way_only_server = Usa el comando en un canal de un servidor.
refused-why_no_preset = Este servidor no tiene reglas guardadas como { $preset }; guardadas: { $presets }.
refused-way_no_preset = Elige entre las que hay.
refused-why_presets_full = Un servidor puede guardar { $most } juegos de reglas, y ya los tiene.
refused-way_presets_full = Un admin puede quitar uno con `{ COMMAND("config") }`.
refused-why_preset_name = Un nombre tiene de 1 a { $most } caracteres.
refused-way_preset_name = Elige otro nombre.
refused-why_hands_closed = En esta mesa el reparto queda oculto, también después del final: una regla de la casa, anunciada antes de empezar.
refused-way_hands_closed = Los puntos y lo destapado quedan como se publicaron.
refused-why_no_suggestions = En esta mesa el bot no hace sugerencias.
refused-way_no_suggestions = Son una regla de la casa: la próxima partida puede empezar con ella.
refused-why_nothing_to_plan = Ahora no hay nada que se te pueda pasar, así que no hay nada que planear.
refused-way_nothing_to_plan = Un plan es para una decisión que todavía te espera.
refused-why_not_solo = Esto es solo para partidas en solitario.
refused-way_not_solo = { -hand }
refused-why_wrong_game = Esa jugada es de otro juego, no del de esta mesa.
refused-way_wrong_game = { -newest }
refused-why_no_round = Ahí no se ha destapado nada.
refused-way_no_round = { -newest }
refused-why_night_off = Las noches de prendas no están permitidas en este servidor.
refused-way_night_off = Alguien con el permiso «Gestionar servidor» puede permitirlas con `{ COMMAND("config") }`.
refused-why_no_split = De { $given } no entiendo a quién le tocan cuántas, así que no se ha repartido nada.
refused-way_no_split = Escribe jugadores de esta mano y un número para cada uno: `@Ada 3 @Ben 2`; o `evenly` para repartir por igual.
refused-why_no_guest = No formas parte de esta noche.
refused-way_no_guest = Pulsa **Unirme** y se te preguntará.
refused-why_night_full = Todos los lugares de esta noche están ocupados.
refused-way_night_full = Pulsa **Unirme** otra vez después de una mano: puede que alguien se haya ido.
refused-why_no_rest = Todavía se está jugando una mano.
refused-way_no_rest = Espera a que termine.
refused-why_nothing_to_skip = Esa mano no te trajo nada que puedas saltarte.
refused-way_nothing_to_skip = Mira en **Mis prendas**.
refused-why_barred = El anfitrión te sacó de esta mesa, y no puedes volver a sentarte aquí.
refused-way_barred = Puedes mirar, o abrir tu propia mesa con { $opens }.
refused-why_at_table = Tienes un lugar en esta mesa y te enteras de todo de todas formas.
refused-way_at_table = { -hand }
refused-why_not_told = El anfitrión te sacó de esta mesa, así que no recibes mensajes directos sobre ella.
refused-way_not_told = Puedes mirar en el canal, o abrir tu propia mesa con { $opens }.
refused-why_followers_full = Ya siguen esta mesa { $most } personas; no puede avisar a más.
refused-way_followers_full = Puedes mirar en el canal.
refused-why_thread_refused = Discord no crea ningún hilo aquí en este momento.
refused-way_thread_refused = Inténtalo más tarde, o no pongas `{ OPTION("chief start thread") }`.
refused-why_no_threads = Aquí una mesa no puede tener un hilo propio: dentro de un hilo o de un canal de voz no caben otros.
refused-way_no_threads = No pongas `{ OPTION("chief start thread") }`, o usa el comando en un canal de texto.
refused-why_not_here = Esa persona no tiene asiento en esta mesa.
refused-way_not_here = Elige a alguien que tenga asiento aquí.
refused-why_yourself = Esa persona eres tú.
refused-way_yourself = Para irte pulsa **Salir**; para ceder el papel elige a otra persona.
refused-why_cannot_host = Solo quien juega en esta mesa puede ser su anfitrión.
refused-way_cannot_host = Elige a una persona por la que no juegue la máquina.
refused-why_all_showed_up = Todos los que se sentaron para esta partida se han presentado.
refused-way_all_showed_up = El anfitrión puede terminarla o sacar a alguien de la mesa.
refused-why_no_channel_told = Esta mesa no está en ningún canal, así que no hay de dónde moverla.
refused-way_no_channel_told = { -hand }
refused-why_not_expiring = Esta mesa no se cierra sola, así que no hace falta mantenerla abierta.
refused-way_not_expiring = { -newest }
refused-why_no_table = Aquí no existe esa mesa.
refused-way_no_table = Usa el comando en el canal de la mesa, o abre una mesa con { $opens }.
refused-why_no_table_here = Aquí no encuentro ninguna mesa tuya.
refused-way_no_table_here = Usa el comando en el canal de la mesa, o abre una mesa con { $opens }.
refused-why_which_table = Estás en varias mesas: { $tables }.
refused-way_which_table = Di cuál con la opción `{ OPTION("table hand table") }`, o pulsa su botón en `{ COMMAND("mygames") }`.
refused-why_which_to_join = Varias mesas de este canal tienen asientos libres: { $tables }.
refused-way_which_to_join = Di cuál con la opción `{ OPTION("table join table") }`, o pulsa **Unirme** debajo de su mensaje.
refused-why_which_to_follow = Podría ser una de varias mesas: { $tables }.
refused-way_which_to_follow = Di cuál con la opción `{ OPTION("table follow table") }`, o pulsa **Seguir** debajo de su mensaje.
refused-why_no_seat = No tienes asiento en esta mesa.
refused-way_no_seat = Puedes mirar: lo que se destapa, los puntos y el resultado se publican en el canal para todos; con `{ COMMAND("table follow") }` te enteras por mensaje directo.
# $gone is why a computer plays the seat
refused-why_away = { $gone ->
    [absent] No jugaste varias veces seguidas, así que la máquina juega por ti.
    [no_show] No jugaste a tiempo la primera vez, así que la máquina juega por ti.
    [kicked] El anfitrión te sacó de esta mesa, así que la máquina juega por ti.
   *[left] Dejaste esta partida, así que la máquina juega por ti.
}
# $back is the label of a button
refused-way_away = Pulsa **{ $back }** o usa `{ COMMAND("table join") }` para recuperar tu asiento.
refused-why_not_ended = El reparto es secreto mientras dura la partida.
refused-way_not_ended = Cuando termine la partida, todos podrán verlo.
refused-why_not_host = Eso solo puede hacerlo el anfitrión, que es { $host }.
refused-way_not_host = Pídeselo, o abre tu propia mesa con { $opens }.
refused-why_full = Todos los asientos están ocupados.
refused-way_full = El anfitrión ya puede pulsar **Empezar**. Sin asiento puedes mirar, o abrir tu propia mesa con { $opens }.
refused-why_invited_only = Esta mesa es solo para invitados.
refused-way_invited_only = Pide al anfitrión que te invite, o abre tu propia mesa con { $opens }.
refused-why_too_few = Para jugar hacen falta al menos { $least } jugadores; sentados hasta ahora: { $players }.
refused-way_too_few = Espera a que llegue alguien más, o pulsa **Añadir máquina**.
refused-why_no_computer = Aquí no hay ninguna máquina sentada.
refused-way_no_computer = Las personas se van ellas mismas pulsando **Salir**.
refused-why_begun = La partida ha empezado, así que los asientos y las reglas ya no cambian.
refused-way_begun = { -newest }
refused-why_not_begun = La partida todavía no ha empezado.
refused-way_not_begun = El anfitrión pulsa **Empezar** cuando están todos.
refused-why_closed = Esta mesa está cerrada.
refused-way_closed = Pulsa **Jugar otra vez** debajo del resultado, o abre una mesa con { $opens }.
refused-why_stale = Ese botón es de un momento anterior de la partida.
refused-way_stale = { -newest }
refused-why_made = Ese momento ya pasó. Si jugaste a tiempo, quedó guardado.
refused-way_made = { -newest }
refused-why_unfinished = Todavía no se puede sellar: elige una combinación y después exactamente las cartas que lleva.
refused-way_unfinished = { -hand }
refused-why_bot = Las cuentas de bot no pueden tener asiento.
refused-way_bot = Para que juegue la máquina pulsa **Añadir máquina**.
refused-why_unknown = No conozco este botón. Puede que sea muy viejo.
refused-way_unknown = { -newest }
refused-why_old_command = No conozco este comando, o algo de lo que dice. Puede que sea de una versión anterior.
refused-way_old_command = Escribe `/` y elígelo de nuevo en la lista.
refused-why_seats = Este juego es para { $least } a { $most } jugadores, y la mesa tiene { $players } asientos.
refused-way_seats = Elige otro número de asientos u otras reglas.
refused-why_no_mention = De { $invited } no entiendo a quién se invita.
refused-way_no_mention = Menciona a quienes pueden unirse, sin nada más en medio: `@Ben @Cleo`.
refused-why_cannot_move = La mesa no puede ir allí: solo va a un canal de texto o a un hilo de su propio servidor en el que tú puedas escribir.
refused-way_cannot_move = No ha cambiado nada. Elige otro canal.
refused-why_cannot_post = No puedo llevar una mesa en este canal, me falta: { $permissions }.
refused-way_cannot_post = Quien gestiona el canal puede darme ese permiso; o abre la mesa en otro canal.
refused-why_unshown = Lo que hiciste está guardado, pero ahora mismo no puedo mostrarlo.
refused-way_unshown = Usa `{ COMMAND("table hand") }` dentro de un minuto.
refused-why_not_now = Ahora mismo no puedo guardar nada, así que no ha cambiado nada.
refused-way_not_now = Inténtalo otra vez dentro de un minuto. El plazo no corre en tu contra por esto.

# The house, about time.
refused-why_no_time_limit = Ahora no corre ningún plazo que se pueda alargar.
refused-way_no_time_limit = { -hand }
refused-why_extended_enough = Aquí ya se ha dado más tiempo, y el máximo son { $most } veces.
refused-way_extended_enough = { -hand }
refused-why_no_nudges = Ahora no hay a quién dar un toque: eso es solo para partidas lentas que esperan una jugada.
refused-way_no_nudges = { -hand }
refused-why_nudge_yourself = La mesa también te espera a ti, así que no puedes dar un toque a los demás.
refused-way_nudge_yourself = { -hand }
refused-why_nudged_before = En esta fase ya alguien dio un toque, y con uno basta.
refused-way_nudged_before = { -hand }
refused-why_nudge_too_soon = Todavía es pronto para dar un toque: puedes a partir de { $at }.
refused-way_nudge_too_soon = { -hand }
refused-why_length_unread = No entiendo cuánto dura { $given }.
refused-way_length_unread = Escribe un número y una unidad: `36h`, `2 días`, `90 min`, `1 día 12 horas`.
refused-why_length_bounds = Una jugada puede durar de { $shortest } a { $longest }, y { $given } se sale de ahí.
refused-way_length_bounds = Elige otra duración, como `36h` o `2 días`.
refused-why_length_missing = Un ritmo propio necesita una duración.
refused-way_length_missing = Ponla en la opción `{ OPTION("table pace length") }`, por ejemplo `36h`.
refused-why_length_unused = El ritmo que elegiste ya tiene su duración.
refused-way_length_unused = No pongas la opción `{ OPTION("table pace length") }`, o elige el ritmo propio.
refused-why_no_times = Esta mesa no tiene un ritmo que se pueda cambiar.
refused-way_no_times = Una noche tiene su propio reloj, y en solitario nadie te espera.
refused-why_same_times = Así se juega ya en esta mesa.
refused-way_same_times = Elige primero otro ritmo u otra duración.
refused-why_not_proposed = Eso ya no se está preguntando.
refused-way_not_proposed = { -newest }
refused-why_no_date = No puedo leer { $typed } como un día.
refused-way_no_date = Escríbelo como `14 de junio`, `14/6/2026` o `2 semanas`.
refused-why_date_over = Ese día ya ha empezado.
refused-way_date_over = Di qué día estás de vuelta, mañana o más tarde.
refused-why_away_too_long = Puedes estar ausente hasta { $until }, no más.
# $absence and $span are lengths in words: 21 days in any 30 days
refused-way_away_too_long = Elige un día anterior: de cada { $span }, como máximo { $absence }.
refused-why_not_away = No estás ausente, así que todas tus partidas te esperan como siempre.
refused-way_not_away = Para ausentarte usa `{ COMMAND("me away") }`.
refused-why_no_clock = En esta mesa no corre ningún reloj que se pueda pausar.
refused-way_no_clock = { -hand }
refused-why_paused_already = La partida ya está en pausa, como muy tarde hasta { $until }.
refused-way_paused_already = { -hand }
# $budget is a length in words
refused-why_paused_enough = Cada jugador puede pausar una partida { $budget } en total, y tú ya lo has hecho.
refused-way_paused_enough = Otra persona puede pausarla, o el anfitrión puede dar más tiempo.
# $left is a length in words
refused-why_pause_too_long = Solo puedes pausar esta partida { $left } más.
refused-way_pause_too_long = Elige una pausa más corta.
refused-why_not_paused = La partida no está en pausa.
refused-way_not_paused = { -hand }
refused-why_not_pauser = Antes de { $until } solo pueden reanudarla { $pauser }, que la puso en pausa, o el anfitrión.
refused-way_not_pauser = Después sigue sola. De todas formas puedes jugar.
refused-why_often_late = Esta mesa pide al menos un { $least } % de jugadas a tiempo, y las tuyas de los últimos días fueron un { $percent } %.
refused-way_often_late = Puedes mirar, o abrir tu propia mesa con { $opens }.
refused-why_no_such_zone = No conozco ninguna zona horaria ni lugar llamado { $zone }.
refused-way_no_such_zone = En `{ COMMAND("me zone") }` escribe tu país, o la hora que es ahora donde estás, como `14:05`; de las ciudades conozco las que dan nombre a las zonas.
refused-why_hours_without_zone = Todavía no conozco tu zona horaria, así que no sé cuándo estás despierto.
refused-way_hours_without_zone = Elígela primero con `{ COMMAND("me zone") }`.
refused-why_hours_too_few = Un día tiene al menos { $least } horas en las que estás despierto, y 24 como máximo.
refused-way_hours_too_few = Elige un comienzo más temprano o un final más tarde; un final antes del comienzo es del día siguiente.
refused-why_no_time_of_day = No puedo leer { $typed } como una hora del día.
refused-way_no_time_of_day = Escríbela como `8:00`, `20:30` o `8:30 pm`.

# The rules of every game.
refused-why_players = Este juego es para { $least } a { $most } jugadores; sentados hasta ahora: { $players }.
refused-way_players = Cambia el número de asientos, o añade máquinas.
refused-why_over = Esta partida ha terminado.
refused-way_over = Para jugar otra pulsa **Jugar otra vez** debajo del resultado.
refused-why_not_awaited = Ahora mismo no tienes nada que hacer.
refused-way_not_awaited = { -hand }
# $rule is the title of a house rule, $lacking what the game lacks for it
refused-why_house_rule = La regla de la casa «{ $rule }» no significa nada en esta partida. Trata de esto: { $lacking }.
refused-way_house_rule = Cambia eso primero, o deja esta regla como está.

# The rules of Indian Chief.
refused-why_meld_used = Ya has jugado esta combinación: { $meld }.
refused-way_meld_used = { -hand }
refused-why_meld_unknown = No hay ninguna combinación llamada { $meld }.
refused-way_meld_unknown = Las combinaciones son Ladrón, Mendigo, Pobre, Abogado, Rico, Doctor y Jefe.
refused-why_card_count = La combinación { $meld } lleva { $need } de tus cartas, no { $got }.
refused-way_card_count = { -hand }
refused-why_card_unknown = { $card } no es una carta.
refused-way_card_unknown = { -cards }
refused-why_no_jokers = En esta partida no hay comodines.
refused-way_no_jokers = { -cards }
refused-why_card_not_held = No tienes esta carta: { $card }.
refused-way_card_not_held = { -hand }
refused-why_card_twice = Has nombrado esta carta más veces de las que la tienes: { $card }.
refused-way_card_twice = { -hand }
refused-why_wish_without_thief = Solo el Ladrón puede llevar un deseo.
refused-way_wish_without_thief = Sella la combinación sin deseo, o elige el Ladrón.
refused-why_no_steals = En esta partida los ladrones no roban, así que no hay nada que desear.
refused-way_no_steals = Sella la combinación sin deseo.
refused-why_wish_long = Un deseo puede nombrar { $most } cartas como máximo.
refused-way_wish_long = Nombra primero las mejores, y no más.
refused-why_wish_unknown = No entiendo el deseo { $wish }.
refused-way_wish_unknown = Nombra cartas, rangos o palos, separados por comas, lo mejor primero: `as de corazones, un as, picas` es el as de corazones, si no un as, si no la pica más alta; más corto, `AH A S`.
refused-why_column = No puedes puntuar la combinación { $meld } en la columna { $column } ahora; tiene abiertas: { $open }.
refused-way_column = { -hand }
refused-why_not_a_joker = Esta carta no es un comodín, así que no se puede declarar: { $card }.
refused-way_not_a_joker = { -hand }
refused-why_declared_joker = Un comodín solo se puede declarar como una carta de la baraja.
refused-way_declared_joker = { -cards }
refused-why_declared_later = El comodín de un Mendigo se declara cuando las combinaciones están destapadas.
refused-way_declared_later = Séllalo sin declararlo.
refused-why_split_off = En esta mesa el bot encuentra la mejor división de un Jefe.
refused-way_split_off = Sella las cartas sin elegir una parte.
refused-why_split_card = Esta carta no está entre las cartas de este Jefe: { $card }.
refused-way_split_card = Para su parte menor nombra cartas de la combinación.
refused-why_joker_count = Comodines por declarar: { $need }; cartas nombradas: { $got }.
refused-way_joker_count = Nombra un rango para cada comodín, como `Q` (reina) o `10`, o bien `best`.
refused-why_split_count = La parte menor del Jefe tiene { $need } cartas, no { $got }.
refused-way_split_count = { -hand }
refused-why_steal_own = Esa carta es tuya.
refused-way_steal_own = Elige otra carta.
refused-why_steal_nothing = Ahí no hay ninguna carta.
refused-way_steal_nothing = Elige otra carta.
refused-why_steal_safe = En esta mesa la carta de un Ladrón está a salvo.
refused-way_steal_safe = Elige otra carta.

# The rules of Indian poker, and of nights.
refused-why_not_your_turn = No es tu turno: ahora decide { $turn }.
refused-way_not_your_turn = Una orden decide por ti cuando llega tu turno.
refused-why_keep_early = Todavía no has dicho nada en lo que puedas seguir.
refused-way_keep_early = Di **Dentro** o **Fuera**.
refused-why_went_out = Estás fuera de esta mano.
refused-way_went_out = Cuando termine, en la siguiente se reparte otra vez a todos.
refused-why_no_orders = Aquí todos deciden a la vez, así que no hay turno para el que dar una orden.
refused-way_no_orders = Di **Dentro** o **Fuera**; puedes cambiarlo hasta que decida el último.
refused-why_order_number = Esta orden lleva un número de { $least } a { $most }, y se dio { $number }.
refused-way_order_number = Elige otro número de jugadores.
refused-why_order_seat = Una orden solo puede esperar a otro jugador que siga dentro.
refused-way_order_seat = Elige a uno de esos, u otra orden.
refused-why_give_count = Te tocan { $need } prendas por repartir, y así serían { $got }.
refused-way_give_count = Reparte justo esas, ni más ni menos; o pulsa **Por igual**.
refused-why_give_own = Nadie se da prendas a sí mismo.
refused-way_give_own = Dáselas a los demás, repartidas como quieras.
