# What the bot asks before it does something: is it meant, and under which name.

# forms: title and label have at most 45 characters, what it is about at most 100
asks-rules_title = Save as our rules
asks-rules_label = A name for these rules
asks-rules_about = Rules that this server has saved under the same name are replaced.
asks-rules_late = The form for the name did not open in time. Press the button once more.
asks-length_title = Own length
asks-length_label = How long may a move last?
asks-length_about = A number and a unit, like 36h, 2 days or 90 min: { $shortest } to { $longest }.
# questions; the last sentence stands below each of them
asks-no_undo = It cannot be undone. To go on playing, just leave this message alone.
asks-end = End it?
asks-end_game = { $alone ->
    [yes] This ends the game.
   *[no] This ends the game for everybody.
}
asks-end_night = { $alone ->
    [yes] This ends the night.
   *[no] This ends the night for everybody.
}
asks-end_button = { $alone ->
    [yes] End it
   *[no] End for everybody
}
asks-leave = Leave?
asks-leave_alone = Without you there is nobody left to play it.
asks-leave_rule = At this table the game ends for everybody when a player leaves: a house rule.
asks-leave_button = Leave and end it
asks-kick = Kick?
asks-kick_game = A computer plays the seat of { $player } from now on, for good.
asks-kick_night = A computer plays the seat of { $player } to the end of the hand.
asks-kick_button = Kick
asks-bar = Kick and bar?
asks-bar_why = They cannot sit down at this table again.
asks-bar_button = Kick and bar
asks-host = Hand on?
asks-host_why = { $player } can then do all that you can do now, and you no longer can.
asks-host_button = Make them the host
asks-lobby = Back to the lobby?
asks-lobby_why = This ends the game and opens a new lobby for everybody who showed up.
asks-lobby_button = Back to the lobby
