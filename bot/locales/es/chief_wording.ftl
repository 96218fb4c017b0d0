# How Indian Chief is told by the screens that all games share.

chief_wording-name = Indian Chief
chief_wording-whole = una partida de { $game }
chief_wording-part = Ronda { $number }
chief_wording-parts = Rondas { $first } a { $last }
chief_wording-private = Tu mano llegará aquí, solo para tus ojos, y puedes jugar desde aquí.
chief_wording-dealt = Tus cartas llegan por mensaje directo en cuanto empiece la partida.
# how a computer player plays, behind: computer player, ...
chief_wording-level_easy = fácil
chief_wording-level_normal = normal
chief_wording-level_strong = fuerte
chief_wording-level_random = juega al azar
