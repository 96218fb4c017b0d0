# Where a table is told now.

moved-on = La mesa { $table } sigue en { $place }.
