# The leaderboard of a server.

# $game: "Indian Chief"; $season: leaderboard-season_name
leaderboard-title = ## { $game }: Rangliste, { $season }
leaderboard-season_name = { $quarter }. Quartal { $year }
leaderboard-page = -# Seite { $page } von { $pages }
leaderboard-nobody = Noch hat niemand einen Platz.
# how somebody did, behind a name
leaderboard-rating = { $games ->
    [one] **{ $rating }** aus { $games } Spiel
   *[other] **{ $rating }** aus { $games } Spielen
}
leaderboard-wins = { $games ->
    [one] **{ $wins }** von { $games } Spiel gewonnen
   *[other] **{ $wins }** von { $games } Spielen gewonnen
}
leaderboard-average = { $games ->
    [one] **{ $percent } %** in { $games } Spiel
   *[other] **{ $percent } %** in { $games } Spielen
}
leaderboard-note = -# Es zählen Spiele, die mindestens zwei Menschen zu Ende gespielt haben. Die Wertung beginnt jedes Quartal bei 1000; sie und der Anteil der Gegner, die jemand hinter sich lässt, stehen hier ab { $few } Spielen.
leaderboard-unlisted = -# Du stehst nicht in der Liste, wie du es gewählt hast.
# placeholders of selects
leaderboard-which_game = Welches Spiel
leaderboard-which_season = Welche Saison
leaderboard-which_order = Wonach sortiert
leaderboard-by_rating = Nach Wertung
leaderboard-by_wins = Nach gewonnenen Spielen
leaderboard-by_average = Nach Anteil der Gegner, die man hinter sich lässt
# buttons
leaderboard-back = Zurück
leaderboard-more = Mehr
leaderboard-own = Deine Statistik
