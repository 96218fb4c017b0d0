# Indian Chief: why a meld scored what it scored.

# Reasons, one sentence each. $sum is "ace 11 + 5 = 16 points"
chief_why-thief = Die Karte zählt ihren Kartenwert, { $points }.
chief_why-thief_ace = Das Ass zählt { $points }.
# $cards is "2 sixes and 1 seven", $number all of them together, $points those for one
chief_why-beggar_man = { $number ->
    [one] Gleicher Rang in anderen Auslagen: { $cards }, { $points }.
   *[other] Gleicher Rang in anderen Auslagen: { $cards }, je { $points }.
}
chief_why-beggar_man_solo = { $number ->
    [one] Gleicher Rang in früheren Auslagen: { $cards }, { $points }.
   *[other] Gleicher Rang in früheren Auslagen: { $cards }, je { $points }.
}
chief_why-beggar_man_none = In anderen Auslagen liegt keine Karte dieser Ränge.
chief_why-beggar_man_none_solo = In früheren Auslagen liegt keine Karte dieser Ränge.
chief_why-poor_man = Nur Pikkarten zählen: { $sum }.
chief_why-poor_man_none = Nur Pikkarten zählen, und es ist keine dabei.
chief_why-lawyer = Die Kartenwerte stimmen genau: { $sum }.
chief_why-lawyer_off = Die Kartenwerte ergeben zusammen { $number }, und nur genau { $exact } zählt.
# $addends is "10 + 5 + 2"
chief_why-rich_man = Steuern: Die Kartenwerte zählen gegen dich, { $addends } = { $total }.
# an ace that may count one value or another, among figures that are added up
chief_why-ace = Ass { $points }
# $cards is one of the four below
chief_why-doctor = Alle Bedingungen sind erfüllt; das Fachgebiet: { $cards }, je { $points }.
chief_why-doctor_clubs = { $number ->
    [one] { $number } Kreuzkarte
   *[other] { $number } Kreuzkarten
}
chief_why-doctor_diamonds = { $number ->
    [one] { $number } Karokarte
   *[other] { $number } Karokarten
}
chief_why-doctor_hearts = { $number ->
    [one] { $number } Herzkarte
   *[other] { $number } Herzkarten
}
chief_why-doctor_spades = { $number ->
    [one] { $number } Pikkarte
   *[other] { $number } Pikkarten
}
# $cards is "8 of clubs and 8 of diamonds"
chief_why-doctor_twice = Beim Doktor müssen alle Ränge verschieden sein, aber { $cards } sind gleich.
chief_why-doctor_no_heart = Ein Doktor braucht eine Herzkarte, und es ist keine dabei.
chief_why-doctor_no_ace = Ein Doktor braucht ein Ass, und es ist keins dabei.
# the parts of a Chief, a list of two; $cards are ranks
chief_why-part_last_digit = { $points } für die letzte Ziffer der Summe von { $cards }
chief_why-part_five_of_a_kind = { $points } für einen Fünfling ({ $cards })
chief_why-part_straight_flush = { $points } für einen Straight Flush ({ $cards })
chief_why-part_four_of_a_kind = { $points } für einen Vierling ({ $cards })
chief_why-part_full_house = { $points } für ein Full House ({ $cards })
chief_why-part_flush = { $points } für einen Flush ({ $cards })
chief_why-part_straight = { $points } für eine Straße ({ $cards })
chief_why-part_three_of_a_kind = { $points } für einen Drilling ({ $cards })
chief_why-part_two_pairs = { $points } für zwei Paare ({ $cards })
chief_why-part_one_pair = { $points } für ein Paar ({ $cards })
chief_why-part_no_pair = { $points } ohne Paar ({ $cards })
chief_why-part_nothing = nichts für den Stamm ({ $cards })
# $cards is a list of "the jack", "the queen", "the king"; $points those for each of $number
chief_why-part_council = { $number ->
    [one] { $points } für { $cards }
   *[other] je { $points } für { $cards }
}
chief_why-part_council_none = nichts für den Rat
chief_why-the_jack = den Buben
chief_why-the_queen = die Dame
chief_why-the_king = den König

# Parts as lines of arithmetic. $sum is "10 + 8 = 18"
chief_why-line_twice = { $cards }: gleicher Rang, { $points }
chief_why-line_last_digit = { $cards }: { $sum }, letzte Ziffer { $points }
chief_why-line_council_none = kein Bube, keine Dame und kein König im Rat: { $points }

# The screen
chief_why-title = ## Tisch { $table } · Runde { $round }: warum?
chief_why-total = **Zusammen: { $sum }**
chief_why-why = **Warum:** { $reason }
chief_why-rule = { $cards ->
    [one] **Die Regel:** { $meld }, { $cards } Karte. { $short }.
   *[other] **Die Regel:** { $meld }, { $cards } Karten. { $short }.
}
# how the jokers of a meld came to be the cards that they counted as
chief_why-jokers_nothing = { $jokers ->
    [one] **Der Joker:** zählt an diesem Tisch nicht als Treffer.
   *[other] **Die { $jokers } Joker:** zählen an diesem Tisch nicht als Treffer.
}
chief_why-jokers_late = { $jokers ->
    [one] **Der Joker:** nach dem Aufdecken festgelegt.
   *[other] **Die { $jokers } Joker:** nach dem Aufdecken festgelegt.
}
chief_why-jokers_late_best = { $jokers ->
    [one] **Der Joker:** nach dem Aufdecken so festgelegt, wie es am meisten bringt.
   *[other] **Die { $jokers } Joker:** nach dem Aufdecken so festgelegt, wie es am meisten bringt.
}
chief_why-jokers_best = { $jokers ->
    [one] **Der Joker:** so festgelegt, wie es am meisten bringt.
   *[other] **Die { $jokers } Joker:** so festgelegt, wie es am meisten bringt.
}
chief_why-jokers_by_hand = { $jokers ->
    [one] **Der Joker:** vom Spieler selbst festgelegt.
   *[other] **Die { $jokers } Joker:** vom Spieler selbst festgelegt.
}
chief_why-parts_by_hand = **Die Teile:** vom Spieler selbst gewählt.
chief_why-whose = Wessen Auslage
