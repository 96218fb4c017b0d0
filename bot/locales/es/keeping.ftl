# How a table is kept, whatever is played there.

keeping-seats = **Asientos.** El anfitrión abre la mesa, sienta máquinas, empieza la partida y puede terminarla (`{ COMMAND("table end") }`). Con **Gestionar**, o con `{ COMMAND("table") }`, también puede sacar a alguien de la mesa, ceder su papel, dar más tiempo o mover la mesa. Si el anfitrión se va, ese papel pasa a otra persona. Cuando una persona ocupa el último asiento libre, empieza la partida.
keeping-deal_opened = **El reparto.** Queda fijado antes de que se ocupe el primer asiento, por una semilla cuya huella se muestra y por lo que aporta cada asiento. Después del final todo queda a la vista y se puede comprobar.
keeping-deal_closed = **El reparto.** Queda fijado antes de que se ocupe el primer asiento, por una semilla cuya huella se muestra y por lo que aporta cada asiento. En esta mesa sigue oculto después del final.
# about all house rules, above them
keeping-house_rules = El anfitrión las elige en la sala, o empieza con reglas que el servidor tiene guardadas. Si no, se juega con la primera opción de cada una.
# a choice of a house rule that is not the usual one, where this table plays by it
keeping-here = { $choice } (esta mesa)
