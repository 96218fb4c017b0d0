# Permissions, as Discord's settings call them in each language.

permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-attach_files = Dateien anhängen
