# What the bot asks before it does something: is it meant, and under which name.

# forms: title and label have at most 45 characters, what it is about at most 100
asks-rules_title = Guardar como nuestras reglas
asks-rules_label = Un nombre para estas reglas
asks-rules_about = Reemplaza las reglas que este servidor haya guardado con el mismo nombre.
asks-rules_late = El formulario para el nombre no se abrió a tiempo. Pulsa el botón otra vez.
asks-length_title = Duración propia
asks-length_label = ¿Cuánto puede durar una jugada?
asks-length_about = Número y unidad, como 36h, 2 días o 90 min: de { $shortest } a { $longest }.
# questions; the last sentence stands below each of them
asks-no_undo = No se puede deshacer. Para seguir jugando, basta con no tocar este mensaje.
asks-end = ¿Terminar?
asks-end_game = { $alone ->
    [yes] Esto termina la partida.
   *[no] Esto termina la partida para todos.
}
asks-end_night = { $alone ->
    [yes] Esto termina la noche.
   *[no] Esto termina la noche para todos.
}
asks-end_button = { $alone ->
    [yes] Terminar
   *[no] Terminar para todos
}
asks-leave = ¿Dejar la mesa?
asks-leave_alone = Sin ti no queda nadie para jugarla.
asks-leave_rule = En esta mesa la partida termina para todos cuando alguien la deja: es una regla de la casa.
asks-leave_button = Dejarla y terminar
asks-kick = ¿Expulsar?
asks-kick_game = Desde ahora y para siempre, la máquina juega en el asiento de { $player }.
asks-kick_night = La máquina juega en el asiento de { $player } hasta el final de la mano.
asks-kick_button = Expulsar
asks-bar = ¿Expulsar y vetar?
asks-bar_why = No podrá volver a sentarse en esta mesa.
asks-bar_button = Expulsar y vetar
asks-host = ¿Ceder la mesa?
asks-host_why = { $player } podrá hacer todo lo que ahora puedes hacer tú, y tú ya no.
asks-host_button = Ceder el papel de anfitrión
asks-lobby = ¿Volver a la sala?
asks-lobby_why = Esto termina la partida y abre una sala nueva para quienes sí se presentaron.
asks-lobby_button = Volver a la sala
