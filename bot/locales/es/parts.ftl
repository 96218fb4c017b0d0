# Pieces that the screens of all games share: headings, labels of buttons, until when.

# $table is a number; $what says what is shown of it
parts-heading = ## Mesa { $table } · { $what }
# $game is what the server calls the game
parts-heading_called = ## Mesa { $table } · { $game } · { $what }
# the title of a picture
parts-title = Mesa { $table } · { $what }
parts-my_hand = Mi mano
parts-sheet = Hoja de puntos
parts-deal = El reparto
parts-how = Cómo se juega
parts-come_back = Volver
parts-join = Unirme
parts-leave = Salir
parts-manage = Gestionar
parts-pause = Pausa
parts-resume = Reanudar
parts-follow = Seguir
parts-nudge = Dar un toque
# below the heading of a live post
parts-host = -# Anfitrión: { $host }
# why a computer plays for a person
parts-away_left = se fue
parts-away_absent = ausente
parts-away_no_show = aún no ha llegado
parts-away_kicked = fuera de la mesa
# behind a name; $why is one of the above
parts-plays = { $why }, juega la máquina
parts-played_on = { $why }, siguió la máquina
# $goes says by what a phase ends: Ends when everybody has sealed. $lapse is a sentence: what then becomes of the late
parts-until = { $goes }, a más tardar el { $at }. { $lapse }
# $more is a duration
parts-until_graced = { $goes }, a más tardar el { $at }, con { $more } más para quienes se retrasen. { $lapse }
parts-until_late = { $goes }, a más tardar el { $at }. **Con retraso:** { $names }. { $lapse }
parts-until_stands = { $goes }. El reloj está parado.
parts-lapse_end = Entonces termina la partida.
