# How Indian poker is told by the screens that all games share.

poker_wording-name = Indian Poker
poker_wording-whole = eine Partie { $game }
poker_wording-part = Hand { $number }
poker_wording-parts = Hände { $first } bis { $last }
poker_wording-look = Tisch ansehen
poker_wording-private = Die Karten der anderen kommen hierher, nur für deine Augen, und du kannst von hier aus ansagen.
poker_wording-dealt = Sobald das Spiel beginnt, siehst du die Karten aller anderen, aber nicht deine eigene.
# how a computer player bids, behind: computer player, ...
poker_wording-level_always = ist immer dabei
poker_wording-level_table = sagt nach der gedruckten Tabelle an
poker_wording-level_exact = sagt nach den genauen Chancen an
poker_wording-level_hard = liest die Ansagen der anderen
