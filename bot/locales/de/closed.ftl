# What stays of a table at which nothing more happens.

closed-head = Geschlossen
closed-played = Das Spiel wurde zu Ende gespielt. Danke fürs Mitspielen.
# $moment says how far the game had come: round 3
closed-before_left = { $name } ist vor Spielbeginn gegangen, und damit war das Spiel zu Ende.
closed-then_left = { $name } ist gegangen ({ $moment }), und damit war das Spiel zu Ende.
closed-then_absent = Kein Zug von { $names } ({ $moment }): An diesem Tisch endet das Spiel damit.
closed-before_absent = Kein Zug von { $names } vor Spielbeginn: An diesem Tisch endet das Spiel damit.
closed-before_expired = Hier hat lange niemand etwas getan, darum hat sich der Tisch vor Spielbeginn von selbst geschlossen.
closed-then_expired = Hier hat lange niemand etwas getan, darum hat sich der Tisch von selbst geschlossen ({ $moment }).
closed-before_by = { $name } hat den Tisch vor Spielbeginn geschlossen.
closed-then_by = { $name } hat den Tisch geschlossen ({ $moment }).
closed-before_itself = Der Tisch wurde vor Spielbeginn geschlossen.
closed-then_itself = Der Tisch wurde geschlossen ({ $moment }).
