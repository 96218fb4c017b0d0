# A table that cannot be told in its channel.

stranded-head = ## Table { $table } waits
stranded-way = Nothing is lost, and the clock stands. It goes on by itself when I can post there again, or where you take it: use `{ COMMAND("table move") }` in another channel.
stranded-closes = If nothing happens, it closes { $at }.
stranded-alert = Table { $table } waits for you, its host.
# $why is one of the sentences below
stranded-line = -# { $why } So the clock stands; the host can use `{ COMMAND("table move") }`.
stranded-channel = The channel of this table is gone.
stranded-server = I am no longer a member of this table's server.
stranded-permission = I cannot post in { $place }: I lack a permission there.
# $permissions are names of Discord's permissions
stranded-permissions = I cannot post in { $place }: I lack { $permissions } there.
stranded-archived = I cannot post in { $place }: the thread is archived or locked, and I may not open it.
