# Whoever has no name: computers, former players, people whose name shows nothing.

names-nameless = jemand
# people who have been forgotten; in whatever case a sentence needs, as the name of somebody
names-former = jemand von früher
names-former_other = noch jemand von früher
# a third one of the same table, and so on
names-former_more = jemand von früher ({ $number })
names-computer = Computer { $seat }
