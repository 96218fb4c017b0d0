# Pieces that the screens of all games share: headings, labels of buttons, until when.

# $table is a number; $what says what is shown of it
parts-heading = ## Table { $table } · { $what }
# $game is what the server calls the game
parts-heading_called = ## Table { $table } · { $game } · { $what }
# the title of a picture
parts-title = Table { $table } · { $what }
parts-my_hand = My hand
parts-sheet = Score sheet
parts-deal = The deal
parts-how = How to play
parts-come_back = Come back
parts-join = Join
parts-leave = Leave
parts-manage = Manage
parts-pause = Pause
parts-resume = Resume
parts-follow = Follow
parts-nudge = Nudge
# below the heading of a live post
parts-host = -# Host: { $host }
# why a computer plays for a person
parts-away_left = left
parts-away_absent = away
parts-away_no_show = not here yet
parts-away_kicked = taken off the table
# behind a name; $why is one of the above
parts-plays = { $why }, a computer plays
parts-played_on = { $why }, a computer played on
# $goes says by what a phase ends: Ends when everybody has sealed. $lapse is a sentence: what then becomes of the late
parts-until = { $goes }, at the latest { $at }. { $lapse }
# $more is a duration
parts-until_graced = { $goes }, at the latest { $at }, with { $more } more for the late. { $lapse }
parts-until_late = { $goes }, at the latest { $at }. **Late:** { $names }. { $lapse }
parts-until_stands = { $goes }. The clock stands.
parts-lapse_end = Then the game ends.
