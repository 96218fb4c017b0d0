# What is played for somebody who misses a deadline.

# the button
chief_plan-plan = Si se me pasa el plazo
# a heading, and what a sentence begins with
chief_plan-missing = Si se te pasa el plazo
chief_plan-missing_steal = Si se te pasa el turno de robar
# $missing is one of these two; $plan goes on: "a computer chooses", "Thief with Hearts 3", "an ace, else draw"
chief_plan-laid_down = **{ $missing }:** { $plan }.
chief_plan-played = **Se acabó el tiempo, así que jugué tu plan:** { $plan }.
chief_plan-unfit = **Se acabó el tiempo.** Tu plan ya no era posible ({ $plan }), así que la máquina eligió por ti.
chief_plan-computer = elige la máquina
chief_plan-computer_did = eligió la máquina
chief_plan-meld = { $meld } con { $cards }
# $meld is the message before
chief_plan-meld_in = { $meld }, en la columna { $column }
chief_plan-meld_then = { $meld }; después: { $wish }
# $ranks is "a queen and a seven"
chief_plan-joker = tu comodín cuenta como { $ranks }
chief_plan-joker_best = tu comodín cuenta como más puntos dé
chief_plan-about = Si no has actuado cuando se acabe el tiempo, juego enseguida lo que dejes aquí. Así nada cuenta como perdido. Nadie más lo ve antes de que se juegue.
chief_plan-nothing = **No has dejado nada.**
chief_plan-picked = Has elegido: { $meld }.
chief_plan-pick_first = Para dejar una combinación, primero elígela con sus cartas en tu mano.
chief_plan-let_computer = Que elija la máquina
chief_plan-take_back = Retirar el plan
chief_plan-as_picked = Jugar lo que elegí
