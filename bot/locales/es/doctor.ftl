# What the command doctor found in a channel: what to do, and nothing else.

doctor-to_do = ## Por hacer
doctor-well = {"*"}*Aquí no hay nada que hacer.** El bot tiene sus permisos, te llegó un mensaje directo y los comandos están registrados.
# $store and $gateway: "3 ms"
doctor-well_store = La base de datos responde en { $store }.
doctor-well_speed = Discord responde en { $gateway }, la base de datos en { $store }.
doctor-way_channel = este canal: {"*"}*Editar canal**, {"*"}*Permisos**, el rol del bot
doctor-way_thread = el canal de este hilo: {"*"}*Editar canal**, {"*"}*Permisos**, el rol del bot
# $permissions: "**View Channel** and **Send Messages**"; $way: one of the two above
doctor-missing = Aquí no puede haber ninguna mesa sin { $permissions }. Permítelo en { $way }.
doctor-without_attach = Sin { $permissions } las cartas llegan como texto, sin imágenes. Permítelo en { $way }.
doctor-without_threads = Sin { $permissions } no se puede jugar ninguna mesa en los hilos de este canal. Permítelo en { $way }.
doctor-without_own_threads = Sin { $permissions } ninguna mesa puede tener aquí un hilo propio. Permítelo en { $way }.
doctor-locked = Este hilo está bloqueado: desbloquéalo o abre las mesas en otro sitio.
doctor-dm_untried = Ahora mismo no se pudo probar a mandarte un mensaje directo: usa `{ COMMAND("doctor") }` otra vez más tarde.
doctor-dm_closed = No te llega ningún mensaje directo. Puedes jugar desde {"*"}*Mi mano** en el canal; para jugar por mensaje directo, permite los mensajes directos de este servidor: el nombre del servidor, {"*"}*Ajustes de privacidad**.
doctor-commands_differ = Discord muestra otros comandos que los de este bot: quien lo administra debería reiniciarlo; así se registran.
doctor-commands_unknown = Discord no dijo ahora qué comandos tiene: usa `{ COMMAND("doctor") }` otra vez más tarde.
# $seconds: "1.5"
doctor-gateway_slow = Discord responde en { $seconds } s, y eso es lento. Si sigue así, quien administra el bot debería mirar la red del equipo.
doctor-store_lost = La base de datos no registra nada ahora: quien administra el bot debería mirar el disco y el registro.
doctor-store_slow = La base de datos tarda { $store }, y eso es lento: quien administra el bot debería mirar el disco.
# the DM that shows whether DMs arrive
doctor-trial = Los mensajes directos de este bot te llegan: lo preguntaste con `{ COMMAND("doctor") }`.
