# What was recorded, where Indian poker says it in other words than said.ftl.

poker_said-left_playing = You left, and so go out of this hand; from the next one on a computer plays your seat, and everybody can see that. Your seat stays yours: press **Come back** at any time until the match ends.
poker_said-came_back = Welcome back. Your seat is yours again. If you left in this very hand, you go out of it unless you say otherwise below.
poker_said-started = The match begins.
poker_said-rematch = The next match is open, and you have a seat.
