# What everybody sees of a night: the live post, the ledger, the summary. No word of alcohol, no pressure.

# $where: Table 7, hand 3; $hand: Hand 3
night_table-past_given = { $where }: Die Pfänder sind verteilt.
night_table-giving = { $hand }: verteilen
night_table-may_give = { $count ->
    [one] **{ $names }** darf
   *[other] **{ $names }** dürfen je
} { $forfeits } an die anderen verteilen, beliebig aufgeteilt.
night_table-spread = Was nicht rechtzeitig verteilt ist, wird gleichmäßig verteilt.
night_table-spread_by = Was bis { $when } nicht verteilt ist, wird gleichmäßig verteilt.
night_table-deal_now = Jetzt geben
night_table-add = Computer dazu
night_table-remove = Computer weg
night_table-over = { $hand } ist zu Ende
night_table-waiting = **Es fehlen noch Leute.** Eine Hand braucht { $least }, und der Abend wartet auf sie. Drück auf **Mitspielen**, um dabei zu sein.
night_table-waiting_until = **Es fehlen noch Leute.** Eine Hand braucht { $least }, und der Abend wartet bis { $when }. Drück auf **Mitspielen**, um dabei zu sein.
night_table-water = **Wasserpause.** Ein guter Moment für ein Glas Wasser und zum Strecken. Hand { $hand } wird bald gegeben, oder wenn der Gastgeber auf **Jetzt geben** drückt.
night_table-water_until = **Wasserpause.** Ein guter Moment für ein Glas Wasser und zum Strecken. Hand { $hand } wird am { $when } gegeben, oder wenn der Gastgeber auf **Jetzt geben** drückt.
night_table-next = Hand { $hand } wird bald gegeben.
night_table-next_at = Hand { $hand } wird am { $when } gegeben.
night_table-brought_none = Diese Hand brachte keine Pfänder.
# $shares: 3 to Ada and 2 to Ben
night_table-gift = { $who } verteilt { $shares }.
night_table-gift_late = Was { $who } gewonnen hat, wird gleichmäßig verteilt, weil die Zeit um war: { $shares }.
night_table-gift_computer = Für { $who } verteilt ein Computer gleichmäßig: { $shares }.
night_table-by_bids = Durch die Ansagen: { $shares }.
night_table-coming = **Ab der nächsten Hand dabei:** { $names }.
night_table-computers = **Ab der nächsten Hand:** { $count ->
    [one] { $count } Computer
   *[other] { $count } Computer
}.
night_table-left = **Gegangen:** { $names }. Zurück geht es mit **Mitspielen**.
night_table-sitting_out = **Setzt nach verpassten Zügen aus:** { $names }. Weiter geht es mit **Mitspielen**.
night_table-fingerprint = -# Faires Geben: Der Fingerabdruck von Hand { $hand } ist `{ $fingerprint }`

night_table-ledger_page = Pfänderliste, Seite { $page } von { $pages }
night_table-ledger = { $hands ->
    [one] { $hands } Hand
   *[other] { $hands } Hände
}, insgesamt { $given ->
    [0] keine Pfänder
    [one] { $given } Pfand
   *[other] { $given } Pfänder
} vergeben, durch Ansagen und von Gewinnern. In der Reihenfolge, in der die Leute kamen.
    -# Was daraus wurde, weiß nur jeder selbst. { $free }
night_table-ledger_none = Noch ist niemand gekommen.
night_table-ledger_line = { $who }: { $out } verteilt, { $given } bekommen
night_table-ledger_back = Zurück
night_table-ledger_more = Mehr

night_table-again = Noch einmal spielen
night_table-good_night = Gute Nacht
night_table-end_alert = Tisch { $table }: Der Abend ist zu Ende.
night_table-sums = **{ $hands ->
    [one] { $hands } Hand
   *[other] { $hands } Hände
}** gespielt, insgesamt **{ $given ->
    [0] keine Pfänder
    [one] { $given } Pfand
   *[other] { $given } Pfänder
}** vergeben, durch Ansagen und von Gewinnern. Bis zum nächsten Mal!
night_table-why_closed = { $who } hat den Abend beendet. Danke fürs Mitspielen.
night_table-why_time = Er endete nach { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}, wie am Anfang gesagt. Danke fürs Mitspielen.
night_table-why_few = Für eine weitere Hand waren zu wenige Leute da. Danke fürs Mitspielen.
night_table-why_quiet = Für eine weitere Hand war niemand da. Danke fürs Mitspielen.
night_table-why_over = Er ist zu Ende. Danke fürs Mitspielen.
night_table-handed_out = **Verteilt, in der Reihenfolge, in der die Leute kamen**
night_table-handed_more = und { $more } mehr, in der Pfänderliste
night_table-handed_nobody = niemand
