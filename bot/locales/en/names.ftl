# Whoever has no name: computers, former players, people whose name shows nothing.

names-nameless = a player
# people who have been forgotten; in whatever case a sentence needs, as the name of somebody
names-former = a former player
names-former_other = another former player
# a third one of the same table, and so on
names-former_more = former player { $number }
names-computer = Computer { $seat }
