# All games of one person, those first that wait for them; also once a week by DM.

my_games-title = ## Tus partidas
my_games-title_week = ## Tus partidas de esta semana
# $commands: "`/chief start` or `/poker start`"
my_games-none = Ahora mismo no juegas en ninguna mesa. Abre una con { $commands }, o únete a una en su canal.
my_games-page = -# Página { $page } de { $pages }
my_games-again = Mirar de nuevo
my_games-weekly = Lista semanal
my_games-back = Atrás
my_games-more = Más
my_games-all = Tus partidas
my_games-further = { $games ->
    [one] Y { $games } partida más: `{ COMMAND("mygames") }` las muestra todas.
   *[other] Y { $games } partidas más: `{ COMMAND("mygames") }` las muestra todas.
}
# what a phone shows of the weekly list; $waiting is a sentence, one of the next two
my_games-alert = Tus partidas de esta semana. { $waiting }
my_games-none_waits = Ninguna te espera.
my_games-some_wait = { $mine ->
    [one] { $mine } de { $games } te espera.
   *[other] { $mine } de { $games } te esperan.
}
my_games-one_waits = Una partida, y te espera.
my_games-one_goes_on = Una partida, y no te espera.
my_games-punctual = -# El { $percent } % de tus { $moves } jugadas de los últimos { $days } días llegaron a tiempo. Los demás ven ese porcentaje donde una mesa lo pide.
my_games-table = {"*"}*Mesa { $table }**
# $game: "Indian Chief"; $moment: "round 3"
my_games-begun = { $game }, { $moment }
my_games-link = [ir allí]({ $link })
my_games-lobby = Sin empezar: { $taken } de { $seats } asientos ocupados. { $yours ->
    [yes] Eres quien la organiza.
   *[no] La empieza el anfitrión.
}
my_games-left = La máquina juega en tu asiento.
my_games-alone = Solo faltas tú.
# what a game waits for, as the beginning of a sentence that one of the four below ends
my_games-waits_mine = {"*"}*Te espera**
my_games-waits_rest = Entre dos manos
my_games-waits_next = Juegas a partir de la próxima mano
my_games-waits_host = Eres quien la organiza
my_games-waits_others = Espera a otros
my_games-plain = { $waits }.
my_games-paused = { $waits }. En pausa hasta { $when }.
my_games-stands = { $waits }. El reloj está parado.
my_games-until = { $waits }, hasta { $when }.
my_games-late = { $waits }, y ya vas tarde, hasta { $when }.
# a button, at most 38 characters with a long number; $does is one of those below, or "My hand"
my_games-button = Mesa { $table }: { $does }
my_games-does_lobby = Ver la sala
my_games-does_return = Volver
my_games-does_manage = Gestionar
