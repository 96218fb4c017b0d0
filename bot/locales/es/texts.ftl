# Paces, who may join, and what becomes of the late.

# a pace goes on inside a sentence; as an option its first letter is made a capital
texts-pace_live = en vivo, todos están aquí: unos 90 segundos por jugada
texts-pace_evening = tarde, hasta 10 minutos por jugada
texts-pace_daily = diario, hasta 24 horas por jugada
texts-pace_relaxed = tranquilo, hasta 3 días por jugada
# $length is a duration: 1 day and 12 hours
texts-pace_own = propio, hasta { $length } por jugada
texts-access_anyone = cualquiera que vea este canal
texts-access_invited = solo quienes invite el anfitrión
# what becomes of who misses a deadline and the grace after it; also an option, with a capital
texts-absence_computer = juega la máquina, y tras varias faltas seguidas sigue ella
texts-absence_end = la partida termina
