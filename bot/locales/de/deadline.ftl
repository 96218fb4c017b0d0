# Until when a phase lasts, and what set that.

# $at is a time; somebody's waking hours have moved it
deadline-night = { $at }, wegen der Nachtruhe von { $name }
deadline-absence = { $at }, wegen der Abwesenheit von { $name }
