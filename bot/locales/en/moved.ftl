# Where a table is told now.

moved-on = Table { $table } goes on in { $place }.
