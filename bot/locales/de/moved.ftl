# Where a table is told now.

moved-on = Tisch { $table } geht in { $place } weiter.
