# The host's own page.

manage-head = Verwalten
manage-about = Diese Seite siehst nur du; was du hier tust, sehen alle am Tisch.
manage-choose = Wähle jemanden aus
manage-computer = Computer dazusetzen: Wie spielt er?
manage-picked = Was ist mit { $name }?
# labels of buttons
manage-kick = Rauswerfen
manage-bar = Rauswerfen und sperren
manage-make_host = Zum Gastgeber machen
manage-extend = Mehr Zeit
manage-lobby = Zurück zur Lobby
manage-end = Beenden
