# Whoever has no name: computers, former players, people whose name shows nothing.

names-nameless = alguien
# people who have been forgotten; in whatever case a sentence needs, as the name of somebody
names-former = alguien de antes
names-former_other = alguien más de antes
# a third one of the same table, and so on
names-former_more = alguien de antes ({ $number })
names-computer = Máquina { $seat }
