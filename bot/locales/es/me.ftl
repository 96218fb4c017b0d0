# Somebody's own data: the file with all of it, and the question before it is deleted.

me-exported =
    ## Tus datos
    El archivo contiene todo lo que este bot guarda sobre ti: nombre, zona horaria y horas, asientos, resultados, borradores, mensajes directos y tus propias jugadas en partidas terminadas. De una mesa en curso contiene lo que puedes ver ahora. Las demás personas son números; tú eres el 1. El archivo está en inglés.
# $happens: the lines below, each an item of a list
me-ask =
    ## ¿Olvidarte?
    Esto no se puede deshacer:
    { $happens }
me-leaves = { $tables ->
    [one] Dejas { $tables } mesa en curso, como con `{ COMMAND("table leave") }`: la máquina juega en tu asiento, o la partida termina donde no puede seguir sin ti.
   *[other] Dejas { $tables } mesas en curso, como con `{ COMMAND("table leave") }`: la máquina juega en tu asiento, o la partida termina donde no puede seguir sin ti.
}
me-deletes = Se borran tu nombre, lo que configuraste sobre tus horarios y lo que se guarda de tus mensajes directos.
me-deletes_results = { $results ->
    [one] Se borran tu nombre, lo que configuraste sobre tus horarios, lo que se guarda de tus mensajes directos y { $results } resultado.
   *[other] Se borran tu nombre, lo que configuraste sobre tus horarios, lo que se guarda de tus mensajes directos y { $results } resultados.
}
me-former = { $tables ->
    [one] En los registros de { $tables } mesa pasas a ser alguien que jugó antes. Para los demás todo queda como estaba.
   *[other] En los registros de { $tables } mesas pasas a ser alguien que jugó antes. Para los demás todo queda como estaba.
}
me-stays = Lo que ya está en Discord se queda allí: las publicaciones que te nombran y tus mensajes directos. Las copias de seguridad de este bot conservan los datos antiguos hasta que otras más nuevas las reemplacen.
me-anew = Puedes volver a jugar cuando quieras, como alguien nuevo. `{ COMMAND("me export") }` te da antes una copia.
me-forget = Olvídame
me-forgotten = **Todo está borrado.** Nada de lo que guarda este bot lleva ya a ti.
me-nothing = **Hecho:** este bot no guarda nada sobre ti.
