# The rules of a night: its page, how to play, the question whether somebody wants to. No word of alcohol, no pressure.

night_rules-what = Hand um Hand Indian Poker ohne Punkte, gespielt um Pfänder. { $forfeit } { $free } Wer den Server verwalten darf, erlaubt und benennt Abende mit `{ COMMAND("config") }`; dann eröffnet `{ COMMAND("poker night") }` einen.
night_rules-forfeits = **Pfänder.** Üblich ist: { $summary }, beliebig auf die anderen aufgeteilt. Was nicht rechtzeitig verteilt wird, geht gleichmäßig an alle anderen. Der Gastgeber kann andere Zahlen wählen.
night_rules-mine = **Meine Pfänder.** Eine Seite nur für dich: Begrenze, was in einer Stunde oder am ganzen Abend kommt, wähle für alles darüber kleine Aufgaben oder gar nichts, nimm nur Wasser, überspring eine Hand oder alle. { $unseen } Beiträge und Pfänderliste sagen, wie viele Pfänder vergeben wurden, und stellen keine Rangliste auf.
night_rules-coming = **Kommen und gehen.** Jeder sagt für sich selbst zu: Drück jederzeit auf **Mitspielen**, sag Ja und spiel ab der nächsten Hand. Wer mitten in einer Hand geht, ist beim nächsten Zug raus. Wer in { $idle ->
    [one] { $idle } Hand
   *[other] { $idle } Händen
} hintereinander jeden Zug verpasst, setzt aus, bis er wieder auf **Mitspielen** drückt. Mit weniger als { $least ->
    [one] { $least } Spieler
   *[other] { $least } Spielern
} wartet der Abend { $patience ->
    [one] { $patience } Minute
   *[other] { $patience } Minuten
} und endet dann.
# $breaks: after every 5 hands
night_rules-pace = **Tempo.** { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} pro Zug, dann { $rest ->
    [one] { $rest } Sekunde
   *[other] { $rest } Sekunden
} zwischen zwei Händen; { $breaks } eine Wasserpause von { $water ->
    [one] { $water } Minute
   *[other] { $water } Minuten
}. Ein Abend endet von selbst nach { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}.
night_rules-deal = **Der Geber.** Das Geben wandert nach links. Jede Hand hat ihren eigenen Startwert; sein Fingerabdruck wird vor der Hand gezeigt, und danach liegt die Kartenverteilung offen.

night_rules-stay = Wann dabei bleiben
# These six together stay below 120 words in every language
night_rules-short_cards = Alle bekommen eine Karte; **du siehst alle Karten außer deiner eigenen**.
night_rules-short_highest = Die höchste Karte von allen, die dabei sind, gewinnt.
night_rules-short_forfeits = Pfänder: { $summary }. { $forfeit }
night_rules-short_mine = { $free } **Meine Pfänder** ist nur für dich: Grenze, nur Wasser, überspringen.
night_rules-short_coming = Komm und geh zwischen den Händen: **Mitspielen**, **Gehen**.
night_rules-house_rules = **Hausregeln**

night_rules-ask = Möchtest du mitspielen?
night_rules-ask_yes = Ich bin dabei
night_rules-ask_watch = -# Wenn du lieber zuschaust, lass diese Nachricht einfach stehen.
night_rules-ask_game = Indian Poker: Du siehst alle Karten außer deiner eigenen und sagst dabei oder raus.
    Pfänder: { $summary }. { $forfeit }
night_rules-ask_mine = { $free } Was aus deinen Pfändern wird, siehst nur du: Setz dir unter **Meine Pfänder** eine Grenze, wähle nur Wasser, überspring eines oder alle.
night_rules-ask_pace = Das Tempo ist { $pace }. Wasserpause: { $breaks }. Der Abend { $length }.
