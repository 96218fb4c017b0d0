# The end of a game, a game alone, and the score sheet.

# a heading
chief_end-result = Ergebnis
chief_end-alert = Tisch { $table }: Die Partie ist zu Ende, hier ist das Ergebnis.
# $number counts the winners
chief_end-wins = { $number ->
    [one] { $names } gewinnt ({ $points }).
   *[other] { $names } teilen sich den Sieg (je { $points }).
}
# $behind are those with the same total, $meld is what broke the tie
chief_end-wins_tie = { $number ->
    [one] { $names } gewinnt ({ $points }), vor { $behind } durch mehr Punkte mit der Auslage { $meld }.
   *[other] { $names } teilen sich den Sieg (je { $points }), vor { $behind } durch mehr Punkte mit der Auslage { $meld }.
}
# behind a total
chief_end-good = gut
chief_end-excellent = hervorragend
# a button
chief_end-again = Noch einmal spielen

# a game alone
chief_end-came_to = { $who } kommt auf { $points }
chief_end-first = Die erste Partie mit diesen Regeln: Das ist die Marke, die es zu schlagen gilt.
chief_end-new_best = { $games ->
    [one] **Persönlicher Rekord mit diesen Regeln**, in { $games } Partie.
   *[other] **Persönlicher Rekord mit diesen Regeln**, in { $games } Partien.
}
chief_end-best = { $games ->
    [one] Persönlicher Rekord mit diesen Regeln: { $points }, in { $games } Partie.
   *[other] Persönlicher Rekord mit diesen Regeln: { $points }, in { $games } Partien.
}
chief_end-so_far = Bisher: **{ $points }**.
# the reason follows
chief_end-scored = Runde { $round }: { $meld }, { $points }.

# the score sheet; in a grid up to 12 letters
chief_end-seat = Platz
chief_end-column = Spalte
chief_end-total = Summe
# a note: the scores below are those times their column
chief_end-multiplied = schon malgenommen
# a select's placeholder
chief_end-whose = Wessen Punkte
# a note behind a total
chief_end-open = noch offen: { $melds }
# below the result; a line each
chief_end-records = {"*"}*Neue Rekorde auf diesem Server**
chief_end-record_meld = - { $meld }: { $who }, { $points }
chief_end-record_total = - Gesamt: { $who }, { $points }
