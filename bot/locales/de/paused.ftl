# Pauses: who let the clock stand until when, and for how long one may.

paused-line = **Pause** durch { $name }, längstens bis { $until }. Wer will, kann trotzdem spielen.
# $enders says who can end it earlier
paused-began = **{ $name } macht Pause,** längstens bis { $until }. Die restliche Zeit bleibt erhalten. { $enders }
paused-ender = { $name } kann sie früher beenden.
paused-enders = { $name } oder { $host } kann sie früher beenden.
paused-ended = **Das Spiel geht weiter.**
paused-ended_until = **Das Spiel geht weiter.** Zeit ist bis { $until }.
paused-alert = Tisch { $table } geht weiter.
paused-head = Pause
# durations: what each player may pause in all, and what is left of it
paused-used = Jeder darf ein Spiel insgesamt { $budget } lang pausieren, und das hast du getan.
paused-budget = Jeder darf ein Spiel insgesamt { $budget } lang pausieren.
paused-budget_left = Jeder darf ein Spiel insgesamt { $budget } lang pausieren, und dir bleiben { $left }.
paused-about = Die Uhr steht so lange, wie du hier wählst, oder bis du oder der Gastgeber weitermacht. Danach haben alle genau die Zeit, die jetzt noch bleibt. Wer will, kann trotzdem spielen.
paused-longest = So lange du darfst: { $left }
paused-length = Wie lange?
