# How Indian Chief is told by the screens that all games share.

chief_wording-name = Indian Chief
chief_wording-whole = a game of { $game }
chief_wording-part = Round { $number }
chief_wording-parts = Rounds { $first } to { $last }
chief_wording-private = Your hand will come here, for your eyes only, and you can play from here.
chief_wording-dealt = Your cards come by DM as soon as the game begins.
# how a computer player plays, behind: computer player, ...
chief_wording-level_easy = easy
chief_wording-level_normal = normal
chief_wording-level_strong = strong
chief_wording-level_random = plays at random
