# How a night is told by the screens that all games share.

# $game is the name of the night: Poker night, or what its server calls it
night_wording-whole = a night of { $game }
night_wording-private = The others' cards will come here, for your eyes only, and what your forfeits came to. Nobody else can see either. Nobody has to do anything.
night_wording-dealt = As soon as the next hand begins you see the cards of all others, and never your own. Under **My forfeits** you choose what becomes of yours; nobody else can see that.
