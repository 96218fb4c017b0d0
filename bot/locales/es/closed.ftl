# What stays of a table at which nothing more happens.

closed-head = Cerrada
closed-played = La partida se jugó hasta el final. Gracias por jugar.
# $moment says how far the game had come: round 3
closed-before_left = { $name } se fue antes de que empezara la partida, y así terminó.
closed-then_left = { $name } se fue ({ $moment }), y así terminó la partida.
closed-then_absent = Sin jugada a tiempo de { $names } ({ $moment }): en esta mesa la partida termina así.
closed-before_absent = Sin jugada a tiempo de { $names } antes de que empezara la partida: en esta mesa termina así.
closed-before_expired = Hacía mucho que nadie hacía nada aquí, así que la mesa se cerró sola antes de que empezara la partida.
closed-then_expired = Hacía mucho que nadie hacía nada aquí, así que la mesa se cerró sola ({ $moment }).
closed-before_by = { $name } cerró la mesa antes de que empezara la partida.
closed-then_by = { $name } cerró la mesa ({ $moment }).
closed-before_itself = La mesa se cerró antes de que empezara la partida.
closed-then_itself = La mesa se cerró ({ $moment }).
