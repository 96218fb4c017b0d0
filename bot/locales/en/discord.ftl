# What is said beside the screens: where nothing else can be, while somebody types, as a thread's name.

# $interaction is a number by which whoever runs the bot finds it in the log
discord-failed = The bot failed at this; what was recorded before stands. Please try again. If it fails again, tell whoever runs the bot this number: `{ $interaction }`
# offered while somebody types: a table by its number
discord-table = Table { $table }
# offered while a thief types: a card ("the queen of spades"), whose meld it lies in, and which meld that is
discord-steal = { $card }: { $player }, { $meld }
discord-steal_round = { $card }: round { $round }, { $meld }
# the name of a table's thread; up to 100 characters
discord-thread = { $game } with { $host }
discord-cards = Cards
