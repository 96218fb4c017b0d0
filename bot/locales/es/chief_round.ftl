# A round of Indian Chief as its channel sees it.

# what an alert begins with
chief_round-where = Mesa { $table }, ronda { $round }
chief_round-moment = ronda { $round }
chief_round-round_of = Ronda { $round } de { $rounds }
chief_round-no_hurry = No hay prisa: esta mesa no tiene plazo.

# What ends a phase. A full stop or ", at the latest ..." follows. $asked are the players asked.
chief_round-ends_meld = Termina cuando todos hayan sellado
chief_round-ends_declare = { $asked ->
    [one] Termina cuando el Mendigo haya declarado su comodín
   *[other] Termina cuando los Mendigos hayan declarado sus comodines
}
chief_round-ends_steal = { $asked ->
    [one] Termina cuando el ladrón haya elegido
   *[other] Termina cuando los ladrones hayan elegido
}
chief_round-lapse_meld = Después, la máquina hace cada jugada que falte.
chief_round-lapse_declare = El comodín que no se haya declarado para entonces cuenta como más puntos dé.
chief_round-lapse_steal = El ladrón que no haya elegido para entonces saca una carta del mazo.

# $where is "Table 7, round 3"
chief_round-alert_meld = { $where }: elige tu combinación.
chief_round-alert_declare = { $asked ->
    [one] { $where }: el Mendigo puede decir qué carta es su comodín.
   *[other] { $where }: los Mendigos pueden decir qué cartas son sus comodines.
}
chief_round-alert_steal = { $asked ->
    [one] { $where }: el ladrón puede elegir una carta.
   *[other] { $where }: los ladrones pueden elegir una carta.
}
chief_round-alert_repick = { $asked ->
    [one] { $where }: el ladrón puede elegir una carta otra vez.
   *[other] { $where }: los ladrones pueden elegir una carta otra vez.
}
chief_round-done_meld = { $where }: la elección de combinaciones está cerrada.
chief_round-done_declare = { $where }: la declaración de comodines está cerrada.
chief_round-done_steal = { $where }: los robos están cerrados.

chief_round-choose = **Elige tu combinación.**
chief_round-sealed = { $sealed ->
    [one] **Ha sellado { $sealed } de { $players }.** Elige tu combinación en secreto.
   *[other] **Han sellado { $sealed } de { $players }.** Elige tu combinación en secreto.
}
chief_round-wild = { $jokers ->
    [one] Montón de comodines: queda { $jokers } comodín.
   *[other] Montón de comodines: quedan { $jokers } comodines.
}
chief_round-no_wild = El montón de comodines está vacío: un Ladrón saca una carta del mazo.
chief_round-declaring = { $asked ->
    [one] Las combinaciones están a la vista. { $names } puede decir qué carta es su comodín.
   *[other] Las combinaciones están a la vista. { $names } pueden decir qué cartas son sus comodines.
}
chief_round-declared = { $done ->
    [one] **Ha declarado { $done } de { $asked }.**
   *[other] **Han declarado { $done } de { $asked }.**
}
# in a solo game
chief_round-takes = { $names } puede tomar una carta de una combinación anterior o sacar una del mazo.
# one thief; $names is one name
chief_round-thief = { $names } puede robar una carta de la mesa o sacar una del mazo.
chief_round-thieves = { $names } pueden robar, y sus cartas empatan.
chief_round-tie = Cada uno elige en secreto; si coinciden en la misma carta, todos eligen otra vez.
chief_round-tie_last = Cada uno elige en secreto; si coinciden en la misma carta, ninguno de ellos roba.
chief_round-picked = { $picked ->
    [one] **Ha elegido { $picked } de { $asked }.**
   *[other] **Han elegido { $picked } de { $asked }.**
}
chief_round-later = Después: { $names }.

# a note behind a name; $hand is the button's label
chief_round-no_dm = sin mensajes directos, juega desde **{ $hand }**
chief_round-out_of_time = Se quedaron sin tiempo en la última fase: { $names }.
# $number counts the names
chief_round-planned_last = { $number ->
    [one] En la última fase se jugó según el plan que dejó { $names }.
   *[other] En la última fase se jugó según los planes que dejaron { $names }.
}
chief_round-planned = { $number ->
    [one] Se jugó según el plan que dejó { $names }.
   *[other] Se jugó según los planes que dejaron { $names }.
}
