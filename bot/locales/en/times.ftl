# A table's times: what its pace means beside a move's length, and the page to choose them.

times-button = Time
# $pace: "daily, up to 24 hours a move"
times-pace = {"*"}*Pace:** { $pace }.
# $awake: "8 hours"
times-nights = {"*"}*Nights:** everybody has { $awake } awake for a move (`{ COMMAND("me zone") }`, `{ COMMAND("me hours") }`); for that, a move may last up to twice as long.
times-weekends_count = {"*"}*Weekends:** count like any other day.
times-weekends_off = {"*"}*Weekends:** off, nobody's Saturdays and Sundays count.
times-vacations_wait = {"*"}*Vacations:** the table waits for whoever is away (`{ COMMAND("me away") }`).
times-vacations_go = {"*"}*Vacations:** the table does not wait for whoever is away.
times-punctual = {"*"}*Punctuality:** whoever joins has made at least { $share } % of their moves in time, and seats show it.
# what other times would change, inside a sentence, one behind another with semicolons
times-short_weekends_off = weekends off
times-short_weekends_count = weekends count
times-short_vacations_wait = the table waits for whoever is away (`{ COMMAND("me away") }`)
times-short_vacations_go = the table does not wait for whoever is away
times-heading = Time
times-who_lobby = -# The host, { $host }, may change this until the game begins.
times-who = -# The host, { $host }, can ask everybody who plays for another pace.
times-another = {"*"}*Another pace?** Choose one and ask the table. More time is given when more than half of those who play agree; less, or more a second time in one move, when all do. Hands, plans and sealed choices stay.
# $times: "daily, up to 24 hours a move; weekends off"; $takes: "more than half of those who play must agree"
times-could = {"*"}*You could ask for:** { $times }. { $takes }, you among them.
times-could_alone = {"*"}*You could ask for:** { $times }. Nobody else plays, so it holds at once.
# names of the selects, and their options
times-choose_pace = Pace
times-choose_weekends = Weekends
times-choose_vacations = Vacations
times-choose_punctuality = Punctuality
times-option_weekends_count = Weekends count
times-option_weekends_off = Weekends off
times-option_weekends_off_about = Nobody's Saturdays and Sundays count
times-option_vacations_wait = Wait for whoever is away
times-option_vacations_go = Do not wait for whoever is away
times-option_punctual = At least { $share } % of moves in time
times-option_punctual_about = Of whoever joins; with fewer than { $moves } moves so far anybody may
times-option_punctual_none = Punctuality is not asked for
times-own = Own length
times-own_late = The form for the length did not open in time. Press the button once more.
times-ask = Ask the table
times-take_back = Take it back
