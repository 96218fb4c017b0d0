arrival-head =
    ### Hallo, ich bin Chief's Table
    Ich bin Gastgeber für Kartenspiele: Alle bekommen ihre Karten unter vier Augen, wählen geheim, und aufgedeckt wird im Kanal. Ein Spiel dauert einen Abend oder, mit einem Zug am Tag, einige Wochen.
arrival-players =
    - `{ COMMAND("tutorial") }` bringt dir Indian Chief in drei Minuten bei; nur du siehst es.
    - `{ COMMAND("chief start") }` oder `{ COMMAND("poker start") }` eröffnet einen Tisch in einem Kanal, `{ COMMAND("chief solo") }` ein Spiel für dich allein.
arrival-admins = -# Wer diesen Server verwalten darf: `{ COMMAND("config") }` stellt Kanäle, Tempo, Hausregeln, Abende und Sprache ein, `{ COMMAND("doctor") }` sagt, was mir in einem Kanal fehlt. Nötig ist nichts davon.
arrival-config = Einstellungen
arrival-about = Über den Bot
