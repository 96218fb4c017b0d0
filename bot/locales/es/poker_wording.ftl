# How Indian poker is told by the screens that all games share.

poker_wording-name = Póker indio
poker_wording-whole = una partida de { $game }
poker_wording-part = Mano { $number }
poker_wording-parts = Manos { $first } a { $last }
poker_wording-look = Ver la mesa
poker_wording-private = Las cartas de los demás llegarán aquí, solo para tus ojos, y puedes decidir desde aquí.
poker_wording-dealt = En cuanto empiece la partida verás las cartas de todos los demás, y no la tuya.
# how a computer player bids, behind: computer player, ...
poker_wording-level_always = siempre se queda dentro
poker_wording-level_table = decide según la tabla impresa
poker_wording-level_exact = decide según las probabilidades exactas
poker_wording-level_hard = lee las decisiones de los demás
