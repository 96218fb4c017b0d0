# What was recorded, where a night says it in other words than said.ftl.

night_said-opened = La noche está abierta. Quien quiera jugar pulsa **Unirme** en el canal.
night_said-joined = Ya juegas.
night_said-already_joined = Ya estabas jugando.
night_said-came_back = Hola de nuevo: recibes cartas otra vez.
night_said-started = Empieza la noche.
night_said-closed = La noche ha terminado.
night_said-rematch = La siguiente noche está abierta en el canal; pulsa allí **Unirme** para jugar.
