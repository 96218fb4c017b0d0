# Who is away for long, and who is back.

away-back = **{ $name } ist wieder da.**
# $table is a number
away-began_waits = **{ $name } ist weg** bis { $until }. Tisch { $table } wartet ab dem nächsten Zug wieder auf diese Person.
away-began_counts = **{ $name } ist weg** bis { $until }. Die Zeit dieser Person an Tisch { $table } zählt erst ab dann.
away-each = { $name } bis { $until }
# $names are several of the above
away-line = -# Weg: { $names }
