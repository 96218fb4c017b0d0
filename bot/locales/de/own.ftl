# What somebody has set about their own time: the page on which all of it stands, and its rows.

own-kept = **Gespeichert.**
# the button that leads to the page
own-time = Deine Zeiten
own-title = ## Deine Zeiten
own-private = -# Nur du siehst diese Seite. Andere sehen höchstens, wessen Nacht eine Frist bestimmt hat, und an ihren Tischen, wer weg ist. Was du änderst, gilt für Fristen, die von da an gesetzt werden.
