# Permissions, as Discord's settings call them in each language.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-read_message_history = Read Message History
permission-attach_files = Attach Files
