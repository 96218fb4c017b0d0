# A table that cannot be told in its channel.

stranded-head = ## La mesa { $table } espera
stranded-way = No se ha perdido nada, y el reloj está parado. La mesa sigue sola cuando yo pueda escribir allí de nuevo, o donde tú la lleves: usa `{ COMMAND("table move") }` en otro canal.
stranded-closes = Si no pasa nada, se cierra el { $at }.
stranded-alert = La mesa { $table } te espera: eres su anfitrión.
# $why is one of the sentences below
stranded-line = -# { $why } Por eso el reloj está parado; el anfitrión puede usar `{ COMMAND("table move") }`.
stranded-channel = El canal de esta mesa ya no existe.
stranded-server = Ya no estoy en el servidor de esta mesa.
stranded-permission = No puedo escribir en { $place }: allí me falta un permiso.
# $permissions are names of Discord's permissions
stranded-permissions = No puedo escribir en { $place }: allí me falta { $permissions }.
stranded-archived = No puedo escribir en { $place }: el hilo está archivado o bloqueado, y no puedo abrirlo.
