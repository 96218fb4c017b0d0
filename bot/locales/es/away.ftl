# Who is away for long, and who is back.

away-back = **{ $name } ha vuelto.**
# $table is a number
away-began_waits = **{ $name } estará ausente** hasta el { $until }. La mesa { $table } vuelve a esperarle a partir de la próxima jugada.
away-began_counts = **{ $name } estará ausente** hasta el { $until }. Su tiempo en la mesa { $table } cuenta a partir de entonces.
away-each = { $name } hasta el { $until }
# $names are several of the above
away-line = -# Ausentes: { $names }
