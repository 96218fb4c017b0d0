# The settings of a server, which only its admins see.

config-title =
    ## Settings of this server
    They count for tables opened from now on.
config-private = -# Only you see this page. Its choices are kept at once.
config-channels = {"*"}*Channels for tables**
config-channels_select = All channels
config-channels_every = Tables may be opened in every channel.
# $channels are mentions, $count says how many
config-channels_some = { $count ->
    [one] Tables may be opened in { $channels } and its threads only.
   *[other] Tables may be opened in { $channels } and their threads only.
}
config-channels_gone = { $count ->
    [one] {"*"}*Gone:** { $count } allowed channel no longer there.
   *[other] {"*"}*Gone:** { $count } allowed channels no longer there.
}
config-channels_none = So no table can be opened. Choose channels, or forget the deleted ones: then tables may be opened in every channel.
config-channels_forget = Forget deleted channels
config-language =
    {"*"}*Language**
    What I post in the channels. In private, everybody reads their own: `{ COMMAND("me language") }`.
config-language_select = Language
# an option; $language is what Discord shows for the server
config-language_auto = As this server has it on Discord ({ $language })
config-back = Back to the settings
config-pace =
    {"*"}*Pace**
    How long a move may last, unless the host says otherwise.
config-pace_select = Pace
config-late = {"*"}*Whoever is late**
config-late_select = Whoever is late
config-room =
    {"*"}*Open tables at most**
    Lobbies and games that are not over, in one channel and of one host. Solo games that are told nowhere do not count.
config-room_select = Open tables at most
config-room_here = { $most ->
    [one] In one channel: { $most } table
   *[other] In one channel: { $most } tables
}
config-room_here_any = In one channel: as many as people like
config-room_each = { $most ->
    [one] Of one host: { $most } table
   *[other] Of one host: { $most } tables
}
config-room_each_any = Of one host: as many as they like
config-saved_none =
    {"*"}*Saved rules**
    None yet. In a lobby, under {"*"}*House rules**, an admin can save those of the table.
config-saved_of = {"*"}*Saved rules of { $game }**
# $rules says the rules that are saved under a name
config-saved = - {"*"}*{ $name }**: { $rules }
config-saved_first = - {"*"}*{ $name }** (tables begin with these): { $rules }
config-saved_button = Look at saved rules
config-begin =
    {"*"}*House rules**
    What new tables begin with.
config-begin_select = Tables begin with
config-begin_usual = The usual rules
config-remove = {"*"}*Remove saved rules**
config-remove_select = Remove saved rules
config-games = {"*"}*Games**
# lines of a list: $game is its usual name, $name the server's own, $rules what its tables begin with
config-games_line = - {"*"}*{ $game }**: { $rules }
config-games_called = - {"*"}*{ $game }**, called {"*"}*{ $name }**: { $rules }
config-games_off = - {"*"}*{ $game }**: off
config-games_usual = the usual rules
config-game_title = ## { $game } on this server
config-name =
    {"*"}*Name**
    It is called {"*"}*{ $name }** here: in lobbies, posts, lists and results of tables opened from now on.
# a button, at most 38 characters
config-name_usual = Call it { $game }
# a form: title and label have at most 45 characters
config-name_form = Give it a name
config-name_form_label = What is this game called here?
config-name_form_about = Everybody reads it at each table. The rules keep the game's usual name.
config-night_off =
    {"*"}*Nights for forfeits**
    Off: `{ COMMAND("poker night") }` opens nothing. A forfeit is whatever a table agrees on.
# $night is what such a night is called
config-night_on =
    {"*"}*Nights for forfeits**
    On: `{ COMMAND("poker night") }` opens one, and it is called {"*"}*{ $night }**. Everybody is asked before they take part.
config-night_allow = Allow nights
config-night_forbid = Allow no nights
# a button, at most 38 characters
config-night_usual = Call it { $night }
# a form: title and label have at most 45 characters
config-night_form = Name the nights
config-night_form_label = What are such nights called here?
config-night_form_about = For example Blind Man's Bluff. Everybody reads it above each night.
config-night_form_late = The form for the name did not open in time. Press the button once more.
# what was changed
config-now_forgotten = {"*"}*The deleted channels are forgotten.**
config-now_some = {"*"}*Tables may now be opened in the channels below only.**
config-now_every = {"*"}*Tables may now be opened in every channel.**
config-now_pace = { $pace ->
    [live] {"*"}*The pace is now live.**
    [evening] {"*"}*The pace is now evening.**
    [daily] {"*"}*The pace is now daily.**
   *[relaxed] {"*"}*The pace is now relaxed.**
}
config-now_language = {"*"}*The language of the channels is now { $language }**, also in the games that go on there.
config-now_late = { $absence ->
    [computer] {"*"}*Of whoever is late: a computer moves, and after some misses in a row it plays on.**
   *[end] {"*"}*Of whoever is late: the game ends.**
}
config-now_here = { $most ->
    [one] {"*"}*In one channel { $most } table may now be open at a time.**
   *[other] {"*"}*In one channel { $most } tables may now be open at a time.**
}
config-now_here_any = {"*"}*In one channel any number of tables may now be open.**
config-now_each = { $most ->
    [one] {"*"}*One host may now have { $most } open table.**
   *[other] {"*"}*One host may now have { $most } open tables.**
}
config-now_each_any = {"*"}*One host may now have any number of open tables.**
config-now_named = {"*"}*{ $game } is now called “{ $name }”** at new tables.
config-now_usual = {"*"}*Tables of { $game } now begin with the usual rules.**
config-now_begin = {"*"}*Tables of { $game } now begin with the rules “{ $rules }”.**
config-now_removed = {"*"}*The rules “{ $rules }” are removed.** Tables that were opened with them keep them.
config-now_allowed = {"*"}*Nights are allowed.** `{ COMMAND("poker night") }` opens one.
config-now_forbidden = {"*"}*No more nights can be opened.** One that has been opened goes on to its end.
config-now_called = {"*"}*Nights are now called “{ $night }”.**
