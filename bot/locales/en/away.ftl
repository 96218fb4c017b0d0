# Who is away for long, and who is back.

away-back = **{ $name } is back.**
# $table is a number
away-began_waits = **{ $name } is away** until { $until }. Table { $table } waits for them again from the next move on.
away-began_counts = **{ $name } is away** until { $until }. Their time at table { $table } is counted from then on.
away-each = { $name } until { $until }
# $names are several of the above
away-line = -# Away: { $names }
