arrival-head =
    ### Hola, soy Chief's Table
    Aquí organizo partidas de cartas: cada cual recibe sus cartas en privado, elige en secreto y todo se destapa en el canal. Una partida dura una tarde o, con una jugada al día, unas semanas.
arrival-players =
    - `{ COMMAND("tutorial") }` enseña Indian Chief en tres minutos; solo lo ves tú.
    - `{ COMMAND("chief start") }` o `{ COMMAND("poker start") }` abre una mesa en un canal; `{ COMMAND("chief solo") }`, una partida para ti.
arrival-admins = -# Quien puede gestionar este servidor: `{ COMMAND("config") }` ajusta canales, ritmo, reglas de la casa, noches e idioma; `{ COMMAND("doctor") }` dice qué me falta para funcionar en un canal. No hace falta ajustar nada.
arrival-config = Ajustes
arrival-about = Acerca del bot
