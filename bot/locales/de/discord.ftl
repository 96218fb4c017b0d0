# What is said beside the screens: where nothing else can be, while somebody types, as a thread's name.

# $interaction is a number by which whoever runs the bot finds it in the log
discord-failed = Das hat der Bot nicht geschafft; was vorher gespeichert war, gilt. Versuch es bitte noch einmal. Klappt es wieder nicht, nenn dem Betreiber des Bots diese Zahl: `{ $interaction }`
# offered while somebody types: a table by its number
discord-table = Tisch { $table }
# offered while a thief types: a card ("the queen of spades"), whose meld it lies in, and which meld that is
discord-steal = { $card }: { $player }, { $meld }
discord-steal_round = { $card }: Runde { $round }, { $meld }
# the name of a table's thread; up to 100 characters
discord-thread = { $game } mit { $host }
discord-cards = Karten
