# What stands below the words of a screen that cannot be shown whole.

bare-way_on = -# Die Knöpfe lassen sich gerade nicht zeigen. Befehle können dasselbe: `{ COMMAND("table hand") }` zeigt dein Blatt.
bare-file = -# Die Datei kann hier nicht verschickt werden. In einer Direktnachricht an den Bot klappt es mit demselben Befehl vielleicht.
bare-nothing = Das lässt sich gerade nicht zeigen.
