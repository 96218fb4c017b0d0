# Pieces that the screens of all games share.

parts-leave = Gehen
