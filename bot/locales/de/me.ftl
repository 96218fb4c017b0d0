# Somebody's own data: the file with all of it, and the question before it is deleted.

me-exported =
    ## Deine Daten
    In der Datei steht alles, was dieser Bot über dich speichert: Name, Zeitzone und Wachzeiten, Plätze, Ergebnisse, Entwürfe, Direktnachrichten und deine eigenen Züge in Spielen, die vorbei sind. Von einem laufenden Tisch steht darin, was du jetzt sehen darfst. Andere Leute sind darin Nummern; du bist die 1. Die Datei ist auf Englisch.
# $happens: the lines below, each an item of a list
me-ask =
    ## Alles über dich löschen?
    Das lässt sich nicht rückgängig machen:
    { $happens }
me-leaves = { $tables ->
    [one] Du verlässt { $tables } laufenden Tisch, wie mit `{ COMMAND("table leave") }`: Ein Computer spielt deinen Platz, oder das Spiel endet, wo es ohne dich nicht weitergeht.
   *[other] Du verlässt { $tables } laufende Tische, wie mit `{ COMMAND("table leave") }`: Ein Computer spielt deinen Platz, oder das Spiel endet, wo es ohne dich nicht weitergeht.
}
me-deletes = Dein Name, was du über deine Zeit eingestellt hast und was über deine Direktnachrichten gespeichert ist, wird gelöscht.
me-deletes_results = { $results ->
    [one] Dein Name, was du über deine Zeit eingestellt hast und was über deine Direktnachrichten gespeichert ist, wird gelöscht, dazu { $results } Ergebnis.
   *[other] Dein Name, was du über deine Zeit eingestellt hast und was über deine Direktnachrichten gespeichert ist, wird gelöscht, dazu { $results } Ergebnisse.
}
me-former = { $tables ->
    [one] In den Aufzeichnungen von { $tables } Tisch bist du nur noch jemand, der früher mitgespielt hat. Für die anderen bleibt alles, wie es war.
   *[other] In den Aufzeichnungen von { $tables } Tischen bist du nur noch jemand, der früher mitgespielt hat. Für die anderen bleibt alles, wie es war.
}
me-stays = Was schon in Discord steht, bleibt dort: Beiträge, die dich nennen, und deine Direktnachrichten. Sicherungen dieses Bots behalten die alten Daten, bis neuere sie ersetzen.
me-anew = Du kannst jederzeit wieder mitspielen, als jemand Neues. `{ COMMAND("me export") }` gibt dir vorher eine Kopie.
me-forget = Alles über mich löschen
me-forgotten = **Alles ist gelöscht.** Nichts, was dieser Bot speichert, führt noch zu dir.
me-nothing = **Schon geschehen:** Dieser Bot speichert nichts über dich.
