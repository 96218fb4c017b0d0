# Paces, who may join, and what becomes of the late.

# a pace goes on inside a sentence; as an option its first letter is made a capital
texts-pace_live = live, everybody is here: about 90 seconds a move
texts-pace_evening = evening, up to 10 minutes a move
texts-pace_daily = daily, up to 24 hours a move
texts-pace_relaxed = relaxed, up to 3 days a move
# $length is a duration: 1 day and 12 hours
texts-pace_own = own, up to { $length } a move
texts-access_anyone = anyone who sees this channel
texts-access_invited = only those invited by the host
# what becomes of who misses a deadline and the grace after it; also an option, with a capital
texts-absence_computer = a computer moves, and after some misses in a row it plays on
texts-absence_end = the game ends
