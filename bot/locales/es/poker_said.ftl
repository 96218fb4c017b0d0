# What was recorded, where Indian poker says it in other words than said.ftl.

poker_said-left_playing = Te has ido y por eso quedas fuera de esta mano; a partir de la próxima la máquina juega en tu asiento, y todos pueden verlo. El asiento sigue siendo tuyo: pulsa **Volver** cuando quieras hasta que termine la partida.
poker_said-came_back = Hola de nuevo. Tu asiento es tuyo otra vez. Si te fuiste en esta misma mano, quedas fuera de ella, salvo que abajo digas otra cosa.
poker_said-started = Empieza la partida de póker.
poker_said-rematch = La siguiente partida de póker está abierta, y tienes un asiento.
