# What the command doctor found in a channel: what to do, and nothing else.

doctor-to_do = ## Zu tun
doctor-well = {"*"}*Hier ist nichts zu tun.** Der Bot hat seine Berechtigungen, eine Direktnachricht hat dich erreicht, und die Befehle sind registriert.
# $store and $gateway: "3 ms"
doctor-well_store = Die Datenbank antwortet in { $store }.
doctor-well_speed = Discord antwortet in { $gateway }, die Datenbank in { $store }.
doctor-way_channel = diesem Kanal: {"*"}*Kanal bearbeiten**, {"*"}*Berechtigungen**, die Rolle des Bots
doctor-way_thread = dem Kanal dieses Threads: {"*"}*Kanal bearbeiten**, {"*"}*Berechtigungen**, die Rolle des Bots
# $permissions: "**View Channel** and **Send Messages**"; $way: one of the two above
doctor-missing = Ohne { $permissions } kann hier kein Tisch laufen. Erlaub es in { $way }.
doctor-without_attach = Ohne { $permissions } kommen die Karten als Text, ohne Bilder. Erlaub es in { $way }.
doctor-without_threads = Ohne { $permissions } kann in den Threads dieses Kanals an keinem Tisch gespielt werden. Erlaub es in { $way }.
doctor-without_own_threads = Ohne { $permissions } kann hier kein Tisch einen eigenen Thread haben. Erlaub es in { $way }.
doctor-locked = Dieser Thread ist gesperrt: Entsperr ihn, oder eröffne Tische woanders.
doctor-dm_untried = Eine Direktnachricht an dich ließ sich gerade nicht ausprobieren: Nimm `{ COMMAND("doctor") }` später noch einmal.
doctor-dm_closed = Keine Direktnachricht erreicht dich. Du kannst im Kanal mit {"*"}*Mein Blatt** spielen; um per Direktnachricht zu spielen, erlaub Direktnachrichten von diesem Server: Name des Servers, {"*"}*Privatsphäre-Einstellungen**.
doctor-commands_differ = Discord zeigt andere Befehle, als dieser Bot hat: Wer den Bot betreibt, sollte ihn neu starten; das registriert sie.
doctor-commands_unknown = Discord hat seine Befehle gerade nicht verraten: Nimm `{ COMMAND("doctor") }` später noch einmal.
# $seconds: "1.5"
doctor-gateway_slow = Discord antwortet in { $seconds } s, und das ist langsam. Wenn es so bleibt, sollte, wer den Bot betreibt, nach dem Netz des Rechners sehen.
doctor-store_lost = Die Datenbank zeichnet gerade nichts auf: Wer den Bot betreibt, sollte nach der Festplatte und ins Log sehen.
doctor-store_slow = Die Datenbank braucht { $store }, und das ist langsam: Wer den Bot betreibt, sollte nach der Festplatte sehen.
# the DM that shows whether DMs arrive
doctor-trial = Direktnachrichten dieses Bots erreichen dich: Du hast mit `{ COMMAND("doctor") }` danach gefragt.
