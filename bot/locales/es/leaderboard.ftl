# The leaderboard of a server.

# $game: "Indian Chief"; $season: leaderboard-season_name
leaderboard-title = ## { $game }: clasificación, { $season }
leaderboard-season_name = { $quarter }.º trimestre de { $year }
leaderboard-page = -# Página { $page } de { $pages }
leaderboard-nobody = Todavía no hay nadie en la clasificación.
# how somebody did, behind a name
leaderboard-rating = { $games ->
    [one] **{ $rating }** tras { $games } partida
   *[other] **{ $rating }** tras { $games } partidas
}
leaderboard-wins = { $games ->
    [one] **{ $wins }** de { $games } partida ganada
   *[other] **{ $wins }** de { $games } partidas ganadas
}
leaderboard-average = { $games ->
    [one] **{ $percent } %** en { $games } partida
   *[other] **{ $percent } %** en { $games } partidas
}
leaderboard-note = -# Cuentan las partidas que al menos dos personas han jugado hasta el final. La puntuación empieza en 1000 cada trimestre; ella y la parte de rivales que alguien deja atrás se muestran a partir de { $few } partidas.
leaderboard-unlisted = -# No apareces en la lista, como has elegido.
# placeholders of selects
leaderboard-which_game = Qué juego
leaderboard-which_season = Qué temporada
leaderboard-which_order = Ordenar por qué
leaderboard-by_rating = Por puntuación
leaderboard-by_wins = Por partidas ganadas
leaderboard-by_average = Por parte de rivales que se dejan atrás
# buttons
leaderboard-back = Atrás
leaderboard-more = Más
leaderboard-own = Tus estadísticas
