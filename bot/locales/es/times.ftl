# A table's times: what its pace means beside a move's length, and the page to choose them.

times-button = Tiempo
# $pace: "daily, up to 24 hours a move"
times-pace = {"*"}*Ritmo:** { $pace }.
# $awake: "8 hours"
times-nights = {"*"}*Noches:** para cada jugada, todos tienen { $awake } de vigilia (`{ COMMAND("me zone") }`, `{ COMMAND("me hours") }`); por eso una jugada puede durar hasta el doble.
times-weekends_count = {"*"}*Fines de semana:** cuentan como cualquier otro día.
times-weekends_off = {"*"}*Fines de semana:** libres, los sábados y domingos de nadie cuentan.
times-vacations_wait = {"*"}*Vacaciones:** la mesa espera a quien está ausente (`{ COMMAND("me away") }`).
times-vacations_go = {"*"}*Vacaciones:** la mesa no espera a quien está ausente.
times-punctual = {"*"}*Puntualidad:** quien se une ha hecho a tiempo al menos el { $share } % de sus jugadas, y se ve en los asientos.
# what other times would change, inside a sentence, one behind another with semicolons
times-short_weekends_off = fines de semana libres
times-short_weekends_count = los fines de semana cuentan
times-short_vacations_wait = la mesa espera a quien está ausente (`{ COMMAND("me away") }`)
times-short_vacations_go = la mesa no espera a quien está ausente
times-heading = Tiempo
times-who_lobby = -# Puede cambiarlo el anfitrión, { $host }, hasta que empiece la partida.
times-who = -# El anfitrión, { $host }, puede proponer otro ritmo a todos los que juegan.
times-another = {"*"}*¿Otro ritmo?** Elige uno y pregunta a la mesa. Se da más tiempo si acepta más de la mitad de quienes juegan; menos, o más por segunda vez en una jugada, si aceptan todos. Las manos, los planes y lo sellado se mantienen.
# $times: "daily, up to 24 hours a move; weekends off"; $takes: "more than half of those who play must agree"
times-could = {"*"}*Podrías proponer:** { $times }. { $takes }, contándote a ti.
times-could_alone = {"*"}*Podrías proponer:** { $times }. No juega nadie más, así que vale enseguida.
# names of the selects, and their options
times-choose_pace = Ritmo
times-choose_weekends = Fines de semana
times-choose_vacations = Vacaciones
times-choose_punctuality = Puntualidad
times-option_weekends_count = Los fines de semana cuentan
times-option_weekends_off = Fines de semana libres
times-option_weekends_off_about = Los sábados y domingos de nadie cuentan
times-option_vacations_wait = Esperar a quien está ausente
times-option_vacations_go = No esperar a quien está ausente
times-option_punctual = Al menos el { $share } % de las jugadas a tiempo
times-option_punctual_about = De quien se une; con menos de { $moves } jugadas hasta ahora, puede cualquiera
times-option_punctual_none = No se pide puntualidad
times-own = Duración propia
times-own_late = El formulario para la duración no se abrió a tiempo. Pulsa el botón otra vez.
times-ask = Preguntar a la mesa
times-take_back = Retirar la propuesta
