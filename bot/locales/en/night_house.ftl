# House rules of a night, and how it is told before it begins. No word of alcohol, no pressure.
# The choices stand in the middle of a line; at its beginning their first letter becomes a capital.

night_house-title_forfeit_out = Going out
night_house-about_forfeit_out = What it comes to if you go out.
night_house-title_forfeit_lost = Staying in without winning
night_house-about_forfeit_lost = What it comes to if you stay in and another card is higher.
night_house-title_forfeit_won = Winning
night_house-about_forfeit_won = What a winner hands out to the others, in any split.
# Chosen for these three
night_house-forfeit = { $forfeits ->
    [0] no forfeits
    [one] { $forfeits } forfeit
   *[other] { $forfeits } forfeits
}
night_house-title_turn_seconds = Time for a turn
night_house-about_turn_seconds = How long the night waits for a bid, or for forfeits to be handed out.
night_house-turn_seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
night_house-title_water_break = Water break
night_house-about_water_break = When the rest between two hands is longer: { $water ->
    [one] { $water } minute
   *[other] { $water } minutes
} for a glass of water.
night_house-water_break_never = never
night_house-water_break_every = after every { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
night_house-title_hours = Length of the night
night_house-about_hours = When the night ends by itself, with the hand that is in play then.
night_house-hours = after { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
night_house-title_two_players = The smallest table
night_house-about_two_players = How many players a hand needs.
night_house-title_deal = The deal of each hand
night_house-about_deal = Whether the chance behind a hand is told once it is over.

night_house-game = Indian poker for forfeits
night_house-played_by = Played for forfeits
# What a hand comes to, as a clause
night_house-summary = going out { $out }, staying in without winning { $lost }; the winner hands out { $won }
# These go on behind "Length:" and behind "The night"
night_house-length = ends by itself after { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}. Come and go between hands as you like
night_house-pace = live, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} for a turn
# $forfeit and $free are the two sentences that say what forfeits are
night_house-terms_game = **Indian poker for forfeits.** You see every card but your own. { $forfeit } { $free }
night_house-terms_forfeits = **Forfeits:** { $summary }.
night_house-terms_water = **Water break:** { $breaks }.
night_house-terms_length = **Length:** { $length }.
night_house-terms_join = Everybody decides for themselves: nobody plays before pressing **Join** and saying yes.
night_house-told = **Indian poker for forfeits**
    Forfeits: { $summary }.
