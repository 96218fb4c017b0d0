# How Indian Chief is told by the screens that all games share.

chief_wording-name = Indian Chief
chief_wording-whole = eine Partie { $game }
chief_wording-part = Runde { $number }
chief_wording-parts = Runden { $first } bis { $last }
chief_wording-private = Dein Blatt kommt hierher, nur für deine Augen, und du kannst von hier aus spielen.
chief_wording-dealt = Deine Karten kommen per Direktnachricht, sobald das Spiel beginnt.
# how a computer player plays, behind: computer player, ...
chief_wording-level_easy = einfach
chief_wording-level_normal = normal
chief_wording-level_strong = stark
chief_wording-level_random = spielt zufällig
