# Checking a deal after the end, and the line that each reveal carries for that.

# Below a reveal and the result: $head is 64 hex digits that bind all that has happened so far
verify-record = -# Registro hasta aquí: `{ $head }`
verify-record_whole = -# Registro de toda la partida: `{ $head }`

verify-head = El reparto, comprobado
verify-good = **Todo coincide.** Se ha comprobado:
verify-bad = **Algo no coincide.** { $what }
verify-seed = La semilla es la de la huella que mostró la sala antes de que nadie se sentara: `{ $fingerprint }`
verify-seed_alone = La semilla es la de la huella que se mostró al empezar la partida: `{ $fingerprint }`
verify-seeds = Cada una de las { $seeds } manos tuvo su propia semilla, y cada una es la de la huella que se mostró antes.
verify-shuffles =
    { $shuffles ->
        [one] Se repitió { $shuffles } reparto a partir de la semilla y de lo que aporta cada asiento: todas las cartas son las mismas.
       *[other] Se repitieron { $shuffles } repartos a partir de la semilla y de lo que aporta cada asiento: todas las cartas son las mismas.
    }
verify-no_deal = No se repartió ninguna carta.
verify-linked =
    { $events ->
        [one] { $events } suceso del registro está atado por su enlace: desde entonces no se ha cambiado, quitado ni añadido nada.
       *[other] { $events } sucesos del registro están atados por sus enlaces: desde entonces no se ha cambiado, quitado ni añadido nada.
    }
verify-linked_later = { $linked } de { $events } sucesos tienen su propio enlace; los anteriores son de una versión más antigua y solo los ata el primer enlace.
verify-unlinked = Esta partida es de cuando aún no había enlaces: no se puede mostrar que su registro no haya cambiado.
verify-compare = Ahora compara tú: el último mensaje de esta partida en el canal debe mostrar exactamente estos 64 caracteres: `{ $head }`
verify-compare_none = Esta partida no se contó en ningún canal, así que no hay mensaje con el que comparar estos 64 caracteres: `{ $head }`
verify-limits = -# Esto muestra que las cartas salen de una semilla fijada de antemano y que el registro es el que se publicó. No muestra que quien lleva este bot no haya mirado la semilla ni elegido lo que aportan los asientos, que lo genera el bot; tampoco quiénes son los jugadores.
verify-export = Exportar
verify-button = Comprobar el reparto
verify-exported = El registro completo de esta partida en un archivo, con números en lugar de personas. `python -m bot verify FILE` lo comprueba en cualquier ordenador y `python -m bot replay FILE` muestra la partida.

# What does not agree; $event is its number, $kind its name in the file
verify-fault_seed = La semilla no es la que se usó para los enlaces de este registro.
verify-fault_commitment = Suceso { $event } ({ $kind }): la huella no es la de la semilla y el número de esta mesa.
verify-fault_event = El suceso { $event } ({ $kind }) no es el que ata su enlace.
verify-fault_link = El enlace del suceso { $event } ({ $kind }) no encaja ni con él ni con lo que viene después.
verify-fault_shuffle = Suceso { $event } ({ $kind }), { $field }: dice { $told }; según la semilla y lo que aportan los asientos es { $right }.
verify-fault_story = El suceso { $event } ({ $kind }) no puede venir después de los anteriores.
verify-fault_people = El registro nombra a { $right } personas, no a { $told }.
verify-fault_over = El registro no termina como dice.
verify-fault_digest = Se ha cambiado algo aparte de los sucesos: la suma de control es otra.
