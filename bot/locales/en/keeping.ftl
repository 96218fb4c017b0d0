# How a table is kept, whatever is played there.

keeping-seats = **Seats.** The host opens the table, seats computers, starts the game and may end it (`{ COMMAND("table end") }`). With **Manage**, or by `{ COMMAND("table") }`, the host may also take somebody off the table, hand on the role, give more time or move the table. A host who leaves passes that on. When the last free seat is taken by a person, the game begins.
keeping-deal_opened = **The deal.** It is fixed before the first seat is taken, by a seed whose fingerprint is shown, and by what each seat brings along. After the end all of it is open, and it can be checked.
keeping-deal_closed = **The deal.** It is fixed before the first seat is taken, by a seed whose fingerprint is shown, and by what each seat brings along. At this table it stays closed after the end.
# about all house rules, above them
keeping-house_rules = The host chooses them in the lobby, or begins with rules that the server has saved. Otherwise the first choice of each is played.
# a choice of a house rule that is not the usual one, where this table plays by it
keeping-here = { $choice } (this table)
