# What stands below the words of a screen that cannot be shown whole.

bare-way_on = -# Ahora mismo no se pueden mostrar los botones. Los comandos hacen lo mismo: `{ COMMAND("table hand") }` muestra tu mano.
bare-file = -# El archivo no se puede enviar aquí. En un mensaje directo con el bot puede que funcione el mismo comando.
bare-nothing = Esto no se puede mostrar ahora mismo.
