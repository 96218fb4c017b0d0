# Somebody's time zone.

own_zone-button = Zeitzone
own_zone-row_none = **Zeitzone**: noch keine, du giltst also als immer wach.
# $now is a day and a time: "Thursday, 14:05"
own_zone-row = **Zeitzone**: { $zone }, dort ist es { $now }.
own_zone-page_none =
    ## Deine Zeitzone
    Du hast keine: Du giltst als immer wach, und die Frist eines langsamen Spiels kann in deine Nacht fallen.
own_zone-page =
    ## Deine Zeitzone
    {"*"}*{ $zone }**
    Dort ist es { $now }; deine eigene Uhr zeigt { $clock }. Wenn das nicht übereinstimmt, wähl eine andere Zeitzone.
own_zone-find = Zeitzone suchen
own_zone-change = Zeitzone ändern
own_zone-none = Keine Zeitzone
own_zone-again = Noch einmal suchen
own_zone-form = Deine Zeitzone
# at most 45 characters
own_zone-form_label = Welches Land, oder wie spät ist es bei dir?
own_zone-form_about = Dein Land, die Stadt einer Zeitzone oder die Uhrzeit bei dir, zum Beispiel 14:05.
own_zone-form_late = Das Formular ging nicht rechtzeitig auf. Drück den Knopf noch einmal oder nimm `{ COMMAND("me zone") }`.
own_zone-found =
    ## Welche ist deine?
    Solange du nicht wählst, wird nichts gespeichert.
# stands behind own_zone-found
own_zone-found_more = Das sind die ersten; für andere schreib mehr dazu.
own_zone-which = Deine Zeitzone
# offered while somebody types a zone
own_zone-offered = { $zone }, jetzt { $now }
