# What is said beside the screens: where nothing else can be, while somebody types, as a thread's name.

# $interaction is a number by which whoever runs the bot finds it in the log
discord-failed = El bot falló en esto; lo guardado antes vale. Inténtalo otra vez. Si vuelve a fallar, dile este número a quien gestiona el bot: `{ $interaction }`
# offered while somebody types: a table by its number
discord-table = Mesa { $table }
# offered while a thief types: a card ("the queen of spades"), whose meld it lies in, and which meld that is
discord-steal = { $card }: { $player }, { $meld }
discord-steal_round = { $card }: ronda { $round }, { $meld }
# the name of a table's thread; up to 100 characters
discord-thread = { $game } con { $host }
discord-cards = Cartas
