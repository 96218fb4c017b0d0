# What one person has done.

# $who: a mention
stats-title = ## Lo que ha logrado { $who }
stats-title_own = ## Lo que has logrado
# also for people who do not want to be listed
stats-nothing = Aquí no hay nada que mostrar.
stats-nothing_own = Todavía no has jugado aquí ninguna partida hasta el final.
# $game: "Indian Chief"
stats-games = { $games ->
    [one] **{ $game }**: { $games } partida jugada hasta el final.
   *[other] **{ $game }**: { $games } partidas jugadas hasta el final.
}
# this quarter, with others
stats-season = { $games ->
    [one] Este trimestre, con otros: { $games } partida, ganadas: { $wins }.
   *[other] Este trimestre, con otros: { $games } partidas, ganadas: { $wins }.
}
stats-rated = Puntuación { $rating }; { $percent } % de rivales superados.
# $rulebook: "Classic rulebook"; $melds: "Thief 10 · Doctor 35"
stats-best = Lo mejor de cada combinación, { $rulebook }: { $melds }.
stats-meld = { $meld } { $points }
# a button
stats-board = Clasificación
# whether others see the page
stats-listed = -# Los demás de este servidor pueden ver esto y te encuentran en la clasificación.
stats-unlisted = -# Solo tú ves esto: no estás en ninguna clasificación.
stats-hide = No mostrarme
stats-list = Mostrarme otra vez
