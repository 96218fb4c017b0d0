# Help about what is the same in every game: a page for each topic.

# the button that leads to the page about what a screen shows
handbook-help = Hilfe
# $name: one of the names below
handbook-title = ## Hilfe: { $name }
# placeholder of the select of all pages
handbook-topics = Mehr Hilfe
# names of pages, at most 60 characters
handbook-name_seats = Plätze und Gastgeber
handbook-name_time = Fristen und Pausen
handbook-name_deal = Faires Geben
handbook-name_news = Was du erfährst
handbook-name_boards = Wertung und Statistik
handbook-name_own = Deine Einstellungen
handbook-name_data = Deine Daten
handbook-name_server = Einstellungen eines Servers
handbook-about_seats =
    {"*"}*Der Gastgeber** eröffnet den Tisch, wählt die Regeln, setzt Computer dazu, startet das Spiel und darf es beenden. Über **Verwalten** nimmt er auch jemanden vom Tisch, gibt seine Rolle weiter oder gibt mehr Zeit. Geht er, übernimmt jemand anders die Rolle.
    {"*"}*Wer geht:** Ein Computer spielt deinen Platz, und du kannst bis zum Ende des Spiels zurückkommen. Geht es ohne dich nicht weiter, wirst du vorher gefragt.
    All das gibt es auch als Befehle: `{ COMMAND("table") }`.
handbook-about_time =
    {"*"}*Das Tempo** sagt, wie lange ein Zug dauern darf. Mitten im Spiel ändert es sich nur, wenn der Tisch zustimmt.
    {"*"}*Ist die Zeit um**, wird genannt, wer fehlt, und es gibt etwas Nachfrist; dann zieht ein Computer, oder das Spiel endet. Was gilt, steht in der Lobby. Ein Abend geht nach eigener Uhr.
    {"*"}*Langsame Spiele** zählen nur Stunden, in denen du wach bist: Stell sie mit `{ COMMAND("me time") }` ein. Sie warten auch auf alle, die weg sind (`{ COMMAND("me away") }`).
    {"*"}*Eine Pause** hält die Uhr an; wer will, kann trotzdem ziehen. Jeder hat ein wenig Zeit für Pausen.
    {"*"}*Ein Plan** wird für dich gespielt, wenn du eine Frist verpasst. Vorher erfährt niemand davon.
    Zeit, in der der Bot oder Discord ausfiel, bekommt ihr zurück.
handbook-about_deal =
    {"*"}*Vor der ersten Karte** legt der Bot eine geheime Zahl fest, den Seed, und zeigt ihren Fingerabdruck. Jeder Platz bringt eigenen Zufall mit, und alles zusammen mischt die Karten. Steht der Fingerabdruck da, kann sich niemand mehr Karten aussuchen, auch nicht, wer den Bot betreibt.
    {"*"}*Nach dem Ende** liegt alles offen, wenn keine Hausregel es verschließt: der Seed, die Blätter und was jeder Platz mitbrachte.
    {"*"}*Nachprüfen** kannst du es mit `{ COMMAND("verify") }`: Es gibt noch einmal und vergleicht alles. Wer mitgespielt hat, kann das ganze Protokoll exportieren und auf einem anderen Computer prüfen.
handbook-about_news =
    {"*"}*Direktnachrichten:** Dort kommen deine Karten an, wenn du dran bist. Kommen sie nicht an, zeigen dir die Knöpfe am Tisch dasselbe, nur für dich.
    {"*"}*Erinnerungen** gibt es nur in langsamen Spielen, und nicht, während du schläfst: `{ COMMAND("me reminders") }`.
    {"*"}*Deine Spiele:** `{ COMMAND("mygames") }` zeigt zuerst die, die auf dich warten. Die Liste kann auch jede Woche kommen.
    {"*"}*Folgen:** Ohne Platz erfährst du, was der Kanal erfährt, und nie eine verdeckte Karte: `{ COMMAND("table follow") }`.
handbook-about_boards =
    {"*"}*Die Rangliste** gehört diesem Server (`{ COMMAND("leaderboard") }`). Eine Saison ist ein Quartal. Es zählen Spiele, die mindestens zwei Menschen zu Ende gespielt haben. Ein Abend hat keine Rangliste.
    {"*"}*Die Wertung** beginnt jede Saison bei 1000. Sie steigt mit jedem, den du hinter dir lässt, umso mehr, je höher er steht, und sie fällt mit jedem, der vor dir landet.
    {"*"}*Die Statistik** (`{ COMMAND("stats") }`) zeigt deine Spiele und dein Bestes aus jeder Auslage. Dort kannst du auch wählen, dass du in keiner Liste stehst; dann sieht sie sonst niemand.
handbook-about_own =
    {"*"}*Zeitzone und Wachzeiten:** Langsame Spiele legen keine Frist und keine Erinnerung in deine Nacht.
    {"*"}*Weg:** Langsame Spiele zählen deine Zeit ab dem Tag, an dem du zurück bist.
    {"*"}*Erinnerungen und Wochenliste:** wann ich dir schreibe und wie.
    {"*"}*Sprache und Anzeige:** Bilder oder Text, kurze Zeilen, Karten in Worten, zwei oder vier Farben. Das ändert nur, was du selbst siehst.
    Diese Seiten sieht sonst niemand. Andere sehen höchstens, dass deine Nacht eine Frist bestimmt, und an deinen Tischen, dass du weg bist.
handbook-about_data =
    {"*"}*Gespeichert sind** deine ID und dein Name in Discord, deine Plätze, Züge und Ergebnisse und was du eingestellt hast. Was du sonst schreibst, wird nicht gelesen.
    `{ COMMAND("me export") }` gibt dir alles als Datei.
    `{ COMMAND("me forget") }` löscht es; in den Protokollen der Spiele bist du dann jemand von früher. Was in Discord steht, bleibt dort.
    `{ COMMAND("about") }` sagt, wer diesen Bot betreibt.
handbook-about_server =
    {"*"}*Wer den Server verwalten darf**, stellt mit `{ COMMAND("config") }` ein, wo Tische eröffnet werden und wie viele, mit welchem Tempo und welchen Regeln sie beginnen, die Sprache in den Kanälen und wie die Spiele heißen. Es gilt für Tische, die ab dann eröffnet werden.
    {"*"}*Gespeicherte Regeln** kommen aus einer Lobby: Wähl dort Regeln und speichere sie darunter. Auf der Seite eines Spiels steht, mit welchen seine Tische beginnen.
    {"*"}*Abende** gibt es erst, wenn sie auf ihrer Seite erlaubt sind.
    {"*"}*Fehlen Posts**, sagt `{ COMMAND("doctor") }` in dem Kanal, was der Bot dort nicht darf.
