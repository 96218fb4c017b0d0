# When somebody is awake.

own_hours-button = Wachzeiten
# what days are called whose hours are set together, as inside a sentence
own_hours-every = jeden Tag
own_hours-work = Montag bis Freitag
own_hours-weekend = Samstag und Sonntag
own_hours-pair = { $first } und { $last }
own_hours-run = { $first } bis { $last }
# $days: "every day", "Monday to Friday"; $hours: "08:00 to 23:00", "all day"
own_hours-line = { $days } { $hours }
own_hours-span = { $start } bis { $end }
own_hours-all_day = ganztags
own_hours-next_day = { $time } am nächsten Tag
own_hours-row = **Wach**: { $hours }.
own_hours-row_usual = **Wach**: { $hours }, wie üblich.
# stands behind the row
own_hours-unused = Das zählt, sobald du eine Zeitzone hast.
own_hours-page =
    ## Deine Wachzeiten
    Ein langsames Spiel lässt dir für jeden Zug genug wache Stunden.
    { $hours }
own_hours-page_none =
    ## Deine Wachzeiten
    Sie gehen nach deiner eigenen Uhr, darum brauche ich zuerst deine Zeitzone. Bis dahin giltst du als immer wach.
own_hours-usual = Übliche Zeiten
own_hours-write = Zeiten eintippen
own_hours-change = **Ändern**
own_hours-which = Welche Tage
own_hours-from = Wach ab
own_hours-until = Wach bis
# options: for which days, from when, until when
own_hours-for_days = Für { $days }
own_hours-from_time = Ab { $time }
own_hours-until_time = Bis { $time }
# $end: "23:00", "01:00 the next day"; $long: "15 hours and 30 minutes"
own_hours-end = { $end } ({ $long })
own_hours-kept = **Gespeichert: { $hours }.**
own_hours-kept_usual = **Du hast wieder die üblichen Zeiten.**
own_hours-form = Deine Wachzeiten
# at most 45 characters
own_hours-form_label = Von wann bis wann bist du wach?
own_hours-form_about = Zum Beispiel 8:00 bis 23:30 oder 8 - 23 Uhr; mindestens { $hours } Stunden.
own_hours-form_late = Das Formular ging nicht rechtzeitig auf. Drück den Knopf noch einmal oder nimm `{ COMMAND("me hours") }`.
