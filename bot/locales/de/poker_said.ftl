# What was recorded, where Indian poker says it in other words than said.ftl.

poker_said-left_playing = Du bist gegangen und damit aus dieser Hand raus; ab der nächsten spielt ein Computer auf deinem Platz, und das können alle sehen. Der Platz bleibt deiner: Drück jederzeit auf **Zurückkommen**, bis das Spiel endet.
poker_said-came_back = Willkommen zurück. Dein Platz gehört wieder dir. Wenn du in genau dieser Hand gegangen bist, bist du aus ihr raus, sofern du unten nichts anderes sagst.
poker_said-started = Die Partie beginnt.
poker_said-rematch = Die nächste Partie ist offen, und du hast einen Platz.
