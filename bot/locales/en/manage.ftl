# The host's own page.

manage-head = Manage
manage-about = Only you see this page; what you do here is shown to everybody at the table.
manage-choose = Choose a player
manage-computer = Add a computer player: how does it play?
manage-picked = What about { $name }?
# labels of buttons
manage-kick = Kick
manage-bar = Kick and bar
manage-make_host = Make host
manage-extend = More time
manage-lobby = Back to the lobby
manage-end = End it
