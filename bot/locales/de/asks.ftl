# What the bot asks before it does something: is it meant, and under which name.

# forms: title and label have at most 45 characters, what it is about at most 100
asks-rules_title = Als unsere Regeln speichern
asks-rules_label = Ein Name für diese Regeln
asks-rules_about = Regeln, die dieser Server unter demselben Namen gespeichert hat, werden ersetzt.
asks-rules_late = Das Formular für den Namen ging nicht rechtzeitig auf. Drück den Knopf noch einmal.
asks-length_title = Eigene Zuglänge
asks-length_label = Wie lange darf ein Zug dauern?
asks-length_about = Zahl und Einheit, etwa 36h, 2 Tage oder 90 min: { $shortest } bis { $longest }.
# questions; the last sentence stands below each of them
asks-no_undo = Das lässt sich nicht rückgängig machen. Um weiterzuspielen, lass diese Nachricht einfach stehen.
asks-end = Beenden?
asks-end_game = { $alone ->
    [yes] Das beendet das Spiel.
   *[no] Das beendet das Spiel für alle.
}
asks-end_night = { $alone ->
    [yes] Das beendet den Abend.
   *[no] Das beendet den Abend für alle.
}
asks-end_button = { $alone ->
    [yes] Beenden
   *[no] Für alle beenden
}
asks-leave = Verlassen?
asks-leave_alone = Ohne dich ist niemand mehr da, der es spielt.
asks-leave_rule = An diesem Tisch endet das Spiel für alle, wenn jemand geht: eine Hausregel.
asks-leave_button = Verlassen und beenden
asks-kick = Rauswerfen?
asks-kick_game = Den Platz von { $player } spielt von jetzt an endgültig ein Computer.
asks-kick_night = Den Platz von { $player } spielt bis zum Ende der Hand ein Computer.
asks-kick_button = Rauswerfen
asks-bar = Rauswerfen und sperren?
asks-bar_why = An diesen Tisch führt dann kein Weg zurück.
asks-bar_button = Rauswerfen und sperren
asks-host = Abgeben?
asks-host_why = { $player } kann dann alles, was du jetzt kannst, und du kannst es nicht mehr.
asks-host_button = Zum Gastgeber machen
asks-lobby = Zurück in die Lobby?
asks-lobby_why = Das beendet das Spiel und eröffnet eine neue Lobby für alle, die da waren.
asks-lobby_button = Zurück in die Lobby
