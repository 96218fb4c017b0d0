# The leaderboard of a server.

# $game: "Indian Chief"; $season: leaderboard-season_name
leaderboard-title = ## { $game }: leaderboard, { $season }
leaderboard-season_name = quarter { $quarter } of { $year }
leaderboard-page = -# Page { $page } of { $pages }
leaderboard-nobody = Nobody is ranked yet.
# how somebody did, behind a name
leaderboard-rating = { $games ->
    [one] **{ $rating }** from { $games } game
   *[other] **{ $rating }** from { $games } games
}
leaderboard-wins = { $games ->
    [one] **{ $wins }** won of { $games } game
   *[other] **{ $wins }** won of { $games } games
}
leaderboard-average = { $games ->
    [one] **{ $percent } %** in { $games } game
   *[other] **{ $percent } %** in { $games } games
}
leaderboard-note = -# Games count that two people at least have played to the end. The rating begins at 1000 each quarter; it and the share of opponents left behind are shown from { $few } games on.
leaderboard-unlisted = -# You are not listed, as you have chosen.
# placeholders of selects
leaderboard-which_game = Which game
leaderboard-which_season = Which season
leaderboard-which_order = Sorted by what
leaderboard-by_rating = By rating
leaderboard-by_wins = By games won
leaderboard-by_average = By share of opponents left behind
# buttons
leaderboard-back = Back
leaderboard-more = More
leaderboard-own = Your stats
