# What stays of a table at which nothing more happens.

closed-head = Closed
closed-played = The game was played to its end. Thank you for playing.
# $moment says how far the game had come: round 3
closed-before_left = { $name } left before the game began, and so the game ended.
closed-then_left = { $name } left in { $moment }, and so the game ended.
closed-then_absent = { $names } did not act in { $moment }, and at this table the game ends by that.
closed-before_absent = { $names } did not act before the game began, and at this table the game ends by that.
closed-before_expired = Nobody did anything here for long, so it closed by itself before the game began.
closed-then_expired = Nobody did anything here for long, so it closed by itself in { $moment }.
closed-before_by = { $name } closed it before the game began.
closed-then_by = { $name } closed it in { $moment }.
closed-before_itself = It was closed before the game began.
closed-then_itself = It was closed in { $moment }.
