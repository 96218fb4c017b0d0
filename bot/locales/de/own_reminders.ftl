# When and how somebody is reminded of a slow game that waits for them.

own_reminders-button = Erinnerungen
own_reminders-how_dm = per Direktnachricht
own_reminders-how_ping = kurz vor Schluss im Kanal
own_reminders-how_none = gar nicht
own_reminders-when_half = nach der Hälfte der Zeit
own_reminders-when_ninety = wenn noch ein Zehntel der Zeit bleibt
own_reminders-when_hour = eine Stunde vor Schluss
own_reminders-about_dm = Nur du siehst es.
own_reminders-about_ping = Andere sehen es auch. Frühere Erinnerungen kommen per Direktnachricht.
own_reminders-about_none = Du schaust selbst nach.
# $points: "half-way through and one hour before the end"; $how: "by DM"
own_reminders-told = { $points }, { $how }
own_reminders-told_alone = nur wenn bloß noch du fehlst oder dich jemand anstupst
own_reminders-row = **Erinnerungen**: { $told }.
# $told begins with a capital letter here
own_reminders-page =
    ## Deine Erinnerungen
    { $told }.
    { $rules }
own_reminders-rules = Nur langsame Spiele erinnern dich: nie in deiner Nacht, nie, wenn du schon gespielt hast. Mehrere Spiele kommen in einer Nachricht. Wenn bloß noch du fehlst oder dich jemand anstupst, sage ich es dir per Direktnachricht.
own_reminders-rules_none = Nichts erinnert dich, auch kein Anstupsen: Du schaust selbst nach.
own_reminders-how = Wie
own_reminders-when = Wann
