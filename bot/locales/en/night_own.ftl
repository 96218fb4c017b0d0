# What a guest of a night sees alone: the own forfeits and terms, handing out. No word of alcohol, no pressure.

# $unseen and $free are the two sentences that nobody sees it and nobody has to do anything
night_own-mine = { $unseen } { $free } What you choose holds for what comes from now on.
night_own-mine_closed = { $unseen } { $free }
night_own-said_skip = **Skip everything:** { $on ->
    [yes] on
   *[no] off
}.
night_own-said_water = **Only water:** { $on ->
    [yes] on
   *[no] off
}.
night_own-said_cap = **My cap:** { $caps }.
night_own-said_nothing = **Beyond my cap:** nothing at all.
night_own-said_dares = **Beyond my cap:** a small dare instead, which you may skip too.
# These three stand behind "My cap:"
night_own-cap_hour = { $cap } an hour
night_own-cap_night = { $cap } in this night
night_own-cap_none = none
night_own-switch_skip_on = Skip everything: switch on
night_own-switch_skip_off = Skip everything: switch off
night_own-switch_water_on = Only water: switch on
night_own-switch_water_off = Only water: switch off
night_own-switch_dares = Beyond my cap: switch to dares
night_own-switch_nothing = Beyond my cap: switch to nothing
night_own-choose_hour = My cap in an hour
night_own-choose_night = My cap in this night
# $about is one of the two above
night_own-choice = { $about }: { $cap }
night_own-choice_none = { $about }: none
night_own-nothing_yet = No hand has brought you anything yet.
night_own-hands = **What hands brought you, the last one first**
night_own-more = -# and { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} before them.
# $forfeits: 6 forfeits
night_own-became_skipped = **Hand { $hand }** brought you { $forfeits }. Skipped.
night_own-became_kept = **Hand { $hand }** brought you { $forfeits }{ $water ->
    [yes] , with water only
   *[no] {""}
}.
# $kept of them are within the cap; $instead is what becomes of the others
night_own-became_capped = **Hand { $hand }** brought you { $forfeits }. Within your cap: { $kept ->
    [0] none
   *[other] { $kept }
}{ $water ->
    [yes] , with water only
   *[no] {""}
}. Instead{ $kept ->
    [0] {""}
   *[other] {" "}of the others
}: { $instead }
night_own-instead_nothing = nothing.
night_own-instead_dare = a dare. { $dare }
night_own-skip = Skip hand { $hand }
night_own-no_forfeits = Hand { $hand } brought you no forfeits.
night_own-awaited = { $count ->
    [one] { $names } may hand out forfeits now.
   *[other] { $names } may hand out forfeits now.
} Then you see here what the hand brought you.

# $hand: Hand 3
night_own-give_head = { $hand }: hand out
night_own-give = Hand out
night_own-give_evenly = Evenly
night_own-give_clear = Clear
night_own-given_all = Everything has its place: press **Hand out**.
night_own-give_left = You won: **{ $left } of { $won ->
    [one] { $won } forfeit
   *[other] { $won } forfeits
}** left to hand out, in any split.
night_own-give_late = Without **Hand out** by { $when }, everything is spread evenly.
night_own-given_none = none
# $where: Table 7, hand 3
night_own-give_alert = { $where }: you won, and have { $won ->
    [one] { $won } forfeit
   *[other] { $won } forfeits
} to hand out.
