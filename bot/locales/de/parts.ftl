# Pieces that the screens of all games share: headings, labels of buttons, until when.

# $table is a number; $what says what is shown of it
parts-heading = ## Tisch { $table } · { $what }
# $game is what the server calls the game
parts-heading_called = ## Tisch { $table } · { $game } · { $what }
# the title of a picture
parts-title = Tisch { $table } · { $what }
parts-my_hand = Mein Blatt
parts-sheet = Punktezettel
parts-deal = Die Kartenverteilung
parts-how = So wird gespielt
parts-come_back = Zurückkommen
parts-join = Mitspielen
parts-leave = Gehen
parts-manage = Verwalten
parts-pause = Pause
parts-resume = Weiter
parts-follow = Folgen
parts-nudge = Anstupsen
# below the heading of a live post
parts-host = -# Gastgeber: { $host }
# why a computer plays for a person
parts-away_left = gegangen
parts-away_absent = weg
parts-away_no_show = noch nicht da
parts-away_kicked = vom Tisch genommen
# behind a name; $why is one of the above
parts-plays = { $why }, ein Computer spielt
parts-played_on = { $why }, ein Computer spielte weiter
# $goes says by what a phase ends: Ends when everybody has sealed. $lapse is a sentence: what then becomes of the late
parts-until = { $goes }, spätestens { $at }. { $lapse }
# $more is a duration
parts-until_graced = { $goes }, spätestens { $at }, mit { $more } Nachfrist für alle, die zu spät sind. { $lapse }
parts-until_late = { $goes }, spätestens { $at }. **Zu spät:** { $names }. { $lapse }
parts-until_stands = { $goes }. Die Uhr steht.
parts-lapse_end = Dann endet das Spiel.
