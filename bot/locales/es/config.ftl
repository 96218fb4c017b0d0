# The settings of a server, which only its admins see.

config-title =
    ## Ajustes de este servidor
    Valen para las mesas que se abran a partir de ahora.
config-private = -# Solo tú ves esta página. Lo que elijas se guarda al momento.
config-channels = {"*"}*Canales para las mesas**
config-channels_select = Todos los canales
config-channels_every = Se pueden abrir mesas en cualquier canal.
# $channels are mentions, $count says how many
config-channels_some = { $count ->
    [one] Solo se pueden abrir mesas en { $channels } y en sus hilos.
   *[other] Solo se pueden abrir mesas en { $channels } y en los hilos de esos canales.
}
config-channels_gone = { $count ->
    [one] {"*"}*Ya no existe:** { $count } canal permitido.
   *[other] {"*"}*Ya no existen:** { $count } canales permitidos.
}
config-channels_none = Así no se puede abrir ninguna mesa. Elige canales u olvida los eliminados: entonces se podrán abrir mesas en cualquier canal.
config-channels_forget = Olvidar los canales eliminados
config-language =
    {"*"}*Idioma**
    En él escribo en los canales. En privado, cada persona lee en el suyo: `{ COMMAND("me language") }`.
config-language_select = Idioma
# an option; $language is what Discord shows for the server
config-language_auto = Como el servidor en Discord ({ $language })
config-back = Volver a los ajustes
config-pace =
    {"*"}*Ritmo**
    Cuánto puede durar una jugada, si el anfitrión no dice otra cosa.
config-pace_select = Ritmo
config-late = {"*"}*Si alguien llega tarde**
config-late_select = Si alguien llega tarde
config-room =
    {"*"}*Mesas abiertas, como máximo**
    Salas y partidas que no han terminado, en un canal y por anfitrión. Las partidas en solitario que no se cuentan en ningún sitio quedan aparte.
config-room_select = Mesas abiertas, como máximo
config-room_here = { $most ->
    [one] En un canal: { $most } mesa
   *[other] En un canal: { $most } mesas
}
config-room_here_any = En un canal: las que se quieran
config-room_each = { $most ->
    [one] Por anfitrión: { $most } mesa
   *[other] Por anfitrión: { $most } mesas
}
config-room_each_any = Por anfitrión: las que quiera
config-saved_none =
    {"*"}*Reglas guardadas**
    Ninguna todavía. En una sala, en {"*"}*Reglas de la casa**, alguien con permiso de administración puede guardar las de la mesa.
config-saved_of = {"*"}*Reglas guardadas para { $game }**
# $rules says the rules that are saved under a name
config-saved = - {"*"}*{ $name }**: { $rules }
config-saved_first = - {"*"}*{ $name }** (las mesas empiezan con estas): { $rules }
config-saved_button = Ver las reglas guardadas
config-begin =
    {"*"}*Reglas de la casa**
    Con qué empiezan las mesas nuevas.
config-begin_select = Las mesas empiezan con
config-begin_usual = Las reglas habituales
config-remove = {"*"}*Borrar reglas guardadas**
config-remove_select = Borrar reglas guardadas
config-games = {"*"}*Juegos**
# lines of a list: $game is its usual name, $name the server's own, $rules what its tables begin with
config-games_line = - {"*"}*{ $game }**: { $rules }
config-games_called = - {"*"}*{ $game }**, aquí {"*"}*{ $name }**: { $rules }
config-games_off = - {"*"}*{ $game }**: no se permite
config-games_usual = las reglas habituales
config-game_title = ## { $game } en este servidor
config-name =
    {"*"}*Nombre**
    Aquí se llama {"*"}*{ $name }**: en salas, mensajes, listas y resultados de las mesas que se abran a partir de ahora.
# a button, at most 38 characters
config-name_usual = Llamarlo otra vez { $game }
# a form: title and label have at most 45 characters
config-name_form = Ponerle un nombre
config-name_form_label = ¿Cómo se llama este juego aquí?
config-name_form_about = Lo lee todo el mundo en cada mesa. En las reglas queda el nombre habitual del juego.
config-night_off =
    {"*"}*Noches de prendas**
    Desactivadas: `{ COMMAND("poker night") }` no abre nada. Una prenda es lo que acuerde cada mesa.
# $night is what such a night is called
config-night_on =
    {"*"}*Noches de prendas**
    Activadas: `{ COMMAND("poker night") }` abre una, y se llama {"*"}*{ $night }**. A todos se les pregunta antes de participar.
config-night_allow = Permitir noches
config-night_forbid = No permitir noches
# a button, at most 38 characters
config-night_usual = Llamarlas «{ $night }»
# a form: title and label have at most 45 characters
config-night_form = Dar nombre a las noches
config-night_form_label = ¿Cómo se llaman aquí esas noches?
config-night_form_about = Por ejemplo, La gallina ciega. Todos lo leen al principio de cada noche.
config-night_form_late = El formulario para el nombre no se abrió a tiempo. Pulsa el botón otra vez.
# what was changed
config-now_forgotten = {"*"}*Los canales eliminados quedan olvidados.**
config-now_some = {"*"}*Ahora solo se pueden abrir mesas en los canales de abajo.**
config-now_every = {"*"}*Ahora se pueden abrir mesas en cualquier canal.**
config-now_pace = { $pace ->
    [live] {"*"}*El ritmo ahora es: en vivo.**
    [evening] {"*"}*El ritmo ahora es: tarde.**
    [daily] {"*"}*El ritmo ahora es: diario.**
   *[relaxed] {"*"}*El ritmo ahora es: tranquilo.**
}
config-now_language = {"*"}*El idioma de los canales ahora es { $language }**, también en las partidas en curso.
config-now_late = { $absence ->
    [computer] {"*"}*Si alguien llega tarde: juega la máquina, y tras varias faltas seguidas sigue ella.**
   *[end] {"*"}*Si alguien llega tarde: la partida termina.**
}
config-now_here = { $most ->
    [one] {"*"}*En un canal ahora puede haber { $most } mesa abierta a la vez.**
   *[other] {"*"}*En un canal ahora puede haber { $most } mesas abiertas a la vez.**
}
config-now_here_any = {"*"}*En un canal ahora puede haber tantas mesas abiertas como se quiera.**
config-now_each = { $most ->
    [one] {"*"}*Cada anfitrión ahora puede tener { $most } mesa abierta.**
   *[other] {"*"}*Cada anfitrión ahora puede tener { $most } mesas abiertas.**
}
config-now_each_any = {"*"}*Cada anfitrión ahora puede tener tantas mesas abiertas como quiera.**
config-now_named = {"*"}*{ $game } se llama ahora «{ $name }»** en las mesas nuevas.
config-now_usual = {"*"}*Las mesas de { $game } empiezan ahora con las reglas habituales.**
config-now_begin = {"*"}*Las mesas de { $game } empiezan ahora con las reglas «{ $rules }».**
config-now_removed = {"*"}*Las reglas «{ $rules }» quedan borradas.** Las mesas que se abrieron con ellas las mantienen.
config-now_allowed = {"*"}*Las noches están permitidas.** `{ COMMAND("poker night") }` abre una.
config-now_forbidden = {"*"}*Ya no se pueden abrir noches.** Las que están abiertas siguen hasta su final.
config-now_called = {"*"}*Las noches se llaman ahora «{ $night }».**
