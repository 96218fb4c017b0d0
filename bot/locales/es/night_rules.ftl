# The rules of a night: its page, how to play, the question whether somebody wants to. No word of alcohol, no pressure.

night_rules-what = Mano tras mano de póker indio sin puntos, jugado por prendas. { $forfeit } { $free } Quien administra el servidor permite las noches, y les pone nombre, con `{ COMMAND("config") }`; después, `{ COMMAND("poker night") }` abre una.
night_rules-forfeits = **Prendas.** Lo usual: { $summary }, repartidas entre los demás como se quiera. Lo que no se reparta a tiempo va por igual a todos los demás. El anfitrión puede elegir otras cantidades.
night_rules-mine = **Mis prendas.** Una página solo para ti: limita lo que te llega en una hora o en la noche, elige para lo demás pequeños retos o nada, toma solo agua, salta una mano o todas. { $unseen } Los mensajes y la lista dicen cuántas prendas se dieron, y no hacen ninguna clasificación.
night_rules-coming = **Ir y venir.** Cada cual se apunta por sí mismo: pulsa **Unirme** y di que sí, cuando quieras, y juegas desde la mano siguiente. Quien se va a media mano queda fuera en su próximo turno. Quien pierde todos sus turnos en { $idle ->
    [one] { $idle } mano
   *[other] { $idle } manos
} seguidas descansa hasta que pulse **Unirme**. Con menos de { $least ->
    [one] { $least } jugador
   *[other] { $least } jugadores
} la noche espera { $patience ->
    [one] { $patience } minuto
   *[other] { $patience } minutos
} y después acaba.
# $breaks: after every 5 hands
night_rules-pace = **Ritmo.** { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} por turno, luego { $rest ->
    [one] { $rest } segundo
   *[other] { $rest } segundos
} entre dos manos; { $breaks }, una pausa para el agua de { $water ->
    [one] { $water } minuto
   *[other] { $water } minutos
}. Una noche acaba por sí sola después de { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}.
night_rules-deal = **El reparto.** Pasa a la izquierda. Cada mano tiene su propia semilla; su huella se muestra antes de la mano, y después el reparto queda a la vista.

night_rules-stay = Cuándo quedarse dentro
# These six together stay below 120 words in every language
night_rules-short_cards = Todos reciben una carta; **ves todas las cartas menos la tuya**.
night_rules-short_highest = Gana la carta más alta de quienes están dentro.
night_rules-short_forfeits = Prendas: { $summary }. { $forfeit }
night_rules-short_mine = { $free } **Mis prendas** es solo para ti: límite, solo agua, saltar.
night_rules-short_coming = Entra y sal entre manos: **Unirme**, **Salir**.
night_rules-house_rules = **Reglas de la casa**

night_rules-ask = ¿Quieres jugar?
night_rules-ask_yes = Cuenten conmigo
night_rules-ask_watch = -# Si prefieres mirar, deja este mensaje como está.
night_rules-ask_game = Póker indio: ves todas las cartas menos la tuya, y dices dentro o fuera.
    Prendas: { $summary }. { $forfeit }
night_rules-ask_mine = { $free } Lo que pase con tus prendas solo lo ves tú: en **Mis prendas** ponte un límite, elige solo agua, salta una o todas.
night_rules-ask_pace = El ritmo es { $pace }. Pausa para el agua: { $breaks }. La noche { $length }.
