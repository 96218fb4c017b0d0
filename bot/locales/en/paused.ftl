# Pauses: who let the clock stand until when, and for how long one may.

paused-line = **Paused** by { $name }, until { $until } at the latest. Whoever wants to may act all the same.
# $enders says who can end it earlier
paused-began = **{ $name } paused the game,** until { $until } at the latest. The time that is left stays. { $enders }
paused-ender = { $name } can resume it earlier.
paused-enders = { $name } or { $host } can resume it earlier.
paused-ended = **The game goes on.**
paused-ended_until = **The game goes on.** There is time until { $until }.
paused-alert = Table { $table } goes on.
paused-head = Pause
# durations: what each player may pause in all, and what is left of it
paused-used = Each player may pause a game for { $budget } in all, and you have.
paused-budget = Each player may pause a game for { $budget } in all.
paused-budget_left = Each player may pause a game for { $budget } in all, and you have { $left } left.
paused-about = The clock stands for as long as you choose here, or until you or the host resume. Then everybody has exactly the time that is left now. Whoever wants to may act all the same.
paused-longest = As long as you may: { $left }
paused-length = For how long?
