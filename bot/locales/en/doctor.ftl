# What the command doctor found in a channel: what to do, and nothing else.

doctor-to_do = ## To do
doctor-well = {"*"}*Nothing to do here.** The bot has its permissions, a DM reached you, and the commands are registered.
# $store and $gateway: "3 ms"
doctor-well_store = The database answers in { $store }.
doctor-well_speed = Discord answers in { $gateway }, the database answers in { $store }.
doctor-way_channel = this channel: {"*"}*Edit Channel**, {"*"}*Permissions**, the bot's role
doctor-way_thread = the channel of this thread: {"*"}*Edit Channel**, {"*"}*Permissions**, the bot's role
# $permissions: "**View Channel** and **Send Messages**"; $way: one of the two above
doctor-missing = No table can be hosted here without { $permissions }. Allow it in { $way }.
doctor-without_attach = Without { $permissions } cards come as text, without pictures. Allow it in { $way }.
doctor-without_threads = Without { $permissions } no table can be played in this channel's threads. Allow it in { $way }.
doctor-without_own_threads = Without { $permissions } no table can have a thread of its own here. Allow it in { $way }.
doctor-locked = This thread is locked: unlock it, or open tables somewhere else.
doctor-dm_untried = A DM to you could not be tried just now: use `{ COMMAND("doctor") }` again later.
doctor-dm_closed = No DM reaches you. You can play from {"*"}*My hand** in the channel; to play by DM, allow direct messages from this server: the server's name, {"*"}*Privacy Settings**.
doctor-commands_differ = Discord shows other commands than this bot has: whoever runs the bot should restart it, which registers them.
doctor-commands_unknown = Discord did not tell its commands just now: use `{ COMMAND("doctor") }` again later.
# $seconds: "1.5"
doctor-gateway_slow = Discord answers in { $seconds } s, which is slow. If it stays so, whoever runs the bot should look at the machine's network.
doctor-store_lost = The database records nothing now: whoever runs the bot should look at the disk and at the log.
doctor-store_slow = The database takes { $store }, which is slow: whoever runs the bot should look at the disk.
# the DM that shows whether DMs arrive
doctor-trial = A DM from this bot reaches you: you asked by `{ COMMAND("doctor") }`.
