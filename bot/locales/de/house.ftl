# A table's rules: the host chooses, everybody else reads.

house-head = Regeln
house-head_page = Regeln, Seite { $page } von { $pages }
house-dropped = **Zurück zum Üblichen, weil es mit diesen Regeln keinen Sinn hat:** { $rules }.
house-none = Keine Hausregeln: Alles wird wie üblich gespielt.
house-number = **{ $number ->
    [one] { $number } Hausregel
   *[other] { $number } Hausregeln
}**
house-saved = **Regeln, die dieser Server gespeichert hat**
house-choose = Gespeicherte Regeln wählen
# $usual is the usual choice of a house rule
house-usual = -# Üblich: { $usual }.
house-as_usual = **Wie üblich gespielt**
house-who = -# Der Gastgeber, { $host }, kann sie ändern, bis das Spiel beginnt.
house-fixed = -# Sie bleiben für dieses Spiel, wie sie sind.
# labels of buttons
house-back = Zurück
house-rules = Hausregeln
house-more = Mehr
house-save = Als unsere Regeln speichern
