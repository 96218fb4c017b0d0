# Permissions, as Discord's settings call them in each language.

permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-create_public_threads = Crear hilos públicos
permission-read_message_history = Leer el historial de mensajes
permission-attach_files = Adjuntar archivos
