# What a guest of a night sees alone: the own forfeits and terms, handing out. No word of alcohol, no pressure.

# $unseen and $free are the two sentences that nobody sees it and nobody has to do anything
night_own-mine = { $unseen } { $free } Was du wählst, gilt für alles, was ab jetzt kommt.
night_own-mine_closed = { $unseen } { $free }
night_own-said_skip = **Alles überspringen:** { $on ->
    [yes] an
   *[no] aus
}.
night_own-said_water = **Nur Wasser:** { $on ->
    [yes] an
   *[no] aus
}.
night_own-said_cap = **Meine Grenze:** { $caps }.
night_own-said_nothing = **Über der Grenze:** gar nichts.
night_own-said_dares = **Über der Grenze:** stattdessen eine kleine Aufgabe, die du auch überspringen darfst.
# These three stand behind "My cap:"
night_own-cap_hour = { $cap } pro Stunde
night_own-cap_night = { $cap } an diesem Abend
night_own-cap_none = keine
night_own-switch_skip_on = Alles überspringen: einschalten
night_own-switch_skip_off = Alles überspringen: ausschalten
night_own-switch_water_on = Nur Wasser: einschalten
night_own-switch_water_off = Nur Wasser: ausschalten
night_own-switch_dares = Über der Grenze: lieber Aufgaben
night_own-switch_nothing = Über der Grenze: lieber nichts
night_own-choose_hour = Meine Grenze pro Stunde
night_own-choose_night = Meine Grenze an diesem Abend
# $about is one of the two above
night_own-choice = { $about }: { $cap }
night_own-choice_none = { $about }: keine
night_own-nothing_yet = Bisher hat dir keine Hand etwas gebracht.
night_own-hands = **Was dir die Hände brachten, die letzte zuerst**
night_own-more = -# und { $hands ->
    [one] { $hands } Hand
   *[other] { $hands } Hände
} davor.
# $forfeits: 6 forfeits
night_own-became_skipped = **Hand { $hand }** brachte dir { $forfeits }. Übersprungen.
night_own-became_kept = **Hand { $hand }** brachte dir { $forfeits }{ $water ->
    [yes] , nur mit Wasser
   *[no] {""}
}.
# $kept of them are within the cap; $instead is what becomes of the others
night_own-became_capped = **Hand { $hand }** brachte dir { $forfeits }. In deiner Grenze: { $kept ->
    [0] keins
   *[other] { $kept }
}{ $water ->
    [yes] , nur mit Wasser
   *[no] {""}
}. { $kept ->
    [0] Stattdessen
   *[other] Statt der übrigen
}: { $instead }
night_own-instead_nothing = nichts.
night_own-instead_dare = eine Aufgabe. { $dare }
night_own-skip = Hand { $hand } überspringen
night_own-no_forfeits = Hand { $hand } brachte dir keine Pfänder.
night_own-awaited = { $count ->
    [one] { $names } darf jetzt Pfänder verteilen.
   *[other] { $names } dürfen jetzt Pfänder verteilen.
} Danach siehst du hier, was dir die Hand gebracht hat.

# $hand: Hand 3
night_own-give_head = { $hand }: verteilen
night_own-give = Verteilen
night_own-give_evenly = Gleichmäßig
night_own-give_clear = Zurücksetzen
night_own-given_all = Alles hat seinen Platz: Drück auf **Verteilen**.
night_own-give_left = Du hast gewonnen. Noch zu verteilen, beliebig aufgeteilt: **{ $left } von { $won ->
    [one] { $won } Pfand
   *[other] { $won } Pfändern
}**.
night_own-give_late = Ohne **Verteilen** bis { $when } wird alles gleichmäßig verteilt.
night_own-given_none = nichts
# $where: Table 7, hand 3
night_own-give_alert = { $where }: Du hast gewonnen und { $won ->
    [one] { $won } Pfand
   *[other] { $won } Pfänder
} zu verteilen.
