# What one person has done.

# $who: a mention
stats-title = ## What { $who } has done
stats-title_own = ## What you have done
# also for people who do not want to be listed
stats-nothing = There is nothing to show here.
stats-nothing_own = You have played no game to its end here yet.
# $game: "Indian Chief"
stats-games = { $games ->
    [one] **{ $game }**: { $games } game played to its end.
   *[other] **{ $game }**: { $games } games played to their end.
}
# this quarter, with others
stats-season = { $games ->
    [one] This quarter, with others: { $games } game, won { $wins }.
   *[other] This quarter, with others: { $games } games, won { $wins }.
}
stats-rated = Rating { $rating }; { $percent } % of opponents left behind.
# $rulebook: "Classic rulebook"; $melds: "Thief 10 · Doctor 35"
stats-best = Best of each meld, { $rulebook }: { $melds }.
stats-meld = { $meld } { $points }
# a button
stats-board = Leaderboard
# whether others see the page
stats-listed = -# Others on this server can see this, and find you on the leaderboard.
stats-unlisted = -# Only you see this: you are on no leaderboard.
stats-hide = Do not list me
stats-list = List me again
