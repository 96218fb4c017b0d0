# Until when a phase lasts, and what set that.

# $at is a time; somebody's waking hours have moved it
deadline-night = { $at }, por las horas de sueño de { $name }
deadline-absence = { $at }, por la ausencia de { $name }
