# Paces, who may join, and what becomes of the late.

# a pace goes on inside a sentence; as an option its first letter is made a capital
texts-pace_live = live, alle sind da: etwa 90 Sekunden pro Zug
texts-pace_evening = Abend, bis zu 10 Minuten pro Zug
texts-pace_daily = täglich, bis zu 24 Stunden pro Zug
texts-pace_relaxed = gemütlich, bis zu 3 Tage pro Zug
# $length is a duration: 1 day and 12 hours
texts-pace_own = eigenes, bis zu { $length } pro Zug
texts-access_anyone = alle, die diesen Kanal sehen
texts-access_invited = nur wen der Gastgeber einlädt
# what becomes of who misses a deadline and the grace after it; also an option, with a capital
texts-absence_computer = ein Computer zieht, und nach mehreren Versäumnissen in Folge spielt er weiter
texts-absence_end = das Spiel endet
