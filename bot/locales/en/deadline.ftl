# Until when a phase lasts, and what set that.

# $at is a time; somebody's waking hours have moved it
deadline-night = { $at }, set by { $name }'s night
deadline-absence = { $at }, set by { $name }'s absence
