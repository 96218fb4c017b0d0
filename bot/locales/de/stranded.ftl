# A table that cannot be told in its channel.

stranded-head = ## Tisch { $table } wartet
stranded-way = Nichts ist verloren, und die Uhr steht. Es geht von selbst weiter, sobald ich dort wieder schreiben kann, oder da, wohin du den Tisch bringst: Nutze `{ COMMAND("table move") }` in einem anderen Kanal.
stranded-closes = Wenn nichts geschieht, schließt er { $at }.
stranded-alert = Tisch { $table } wartet auf dich, seinen Gastgeber.
# $why is one of the sentences below
stranded-line = -# { $why } Darum steht die Uhr; der Gastgeber kann `{ COMMAND("table move") }` nutzen.
stranded-channel = Den Kanal dieses Tisches gibt es nicht mehr.
stranded-server = Ich bin nicht mehr auf dem Server dieses Tisches.
stranded-permission = Ich kann in { $place } nicht schreiben: Mir fehlt dort ein Recht.
# $permissions are names of Discord's permissions
stranded-permissions = Ich kann in { $place } nicht schreiben: Mir fehlt dort { $permissions }.
stranded-archived = Ich kann in { $place } nicht schreiben: Der Thread ist archiviert oder gesperrt, und ich darf ihn nicht öffnen.
