# How Indian poker is told by the screens that all games share.

poker_wording-name = Indian poker
poker_wording-whole = a game of { $game }
poker_wording-part = Hand { $number }
poker_wording-parts = Hands { $first } to { $last }
poker_wording-look = See the table
poker_wording-private = The others' cards will come here, for your eyes only, and you can bid from here.
poker_wording-dealt = As soon as the match begins you see the cards of all others, and not your own.
# how a computer player bids, behind: computer player, ...
poker_wording-level_always = always stays in
poker_wording-level_table = bids by the printed table
poker_wording-level_exact = bids by the exact odds
poker_wording-level_hard = reads the bids of the others
