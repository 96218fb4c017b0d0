# Somebody's own absence from all slow games.

own_away-button = Abwesenheit
own_away-row_none = **Abwesenheit**: keine.
own_away-row = **Abwesenheit**: bis { $when }.
own_away-title = ## Abwesenheit
own_away-here = Du bist nicht weg.
own_away-away = **Du bist weg** bis { $when }.
# $most and $within are numbers of days: 21 and 30
own_away-about = Solange du weg bist, zählen langsame Spiele deine Zeit erst ab dem Tag, an dem du zurück bist; so wartet jeder Zug einmal. Schnelle Spiele, und Tische, die nicht auf Abwesende warten, gehen weiter wie immer. Du darfst in je { $within } Tagen bis zu { $most } Tage weg sein.
own_away-back = Ich bin zurück
own_away-used_up = Du warst so lange weg, wie du darfst; warte ein paar Tage.
own_away-which = Bis zu welchem Tag?
own_away-which_other = Bis zu einem anderen Tag?
own_away-gone = Eingetragen.
own_away-came_back = Willkommen zurück.
# stands behind one of the two above
own_away-told = { $tables ->
    [one] An { $tables } Tisch von dir habe ich es gesagt.
   *[other] An { $tables } Tischen von dir habe ich es gesagt.
}
