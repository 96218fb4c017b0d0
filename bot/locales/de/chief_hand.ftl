# A seat's own screens: the hand, a Beggar Man's jokers after the reveal, the cards left.

# $where is "Table 7, round 3"
chief_hand-alert = { $where }: Hier ist dein Blatt.
# the alt text of the picture; $cards is "clubs 3, 4; hearts 10, king"
chief_hand-alt = Dein Blatt: { $cards }.
# above the cards of a hand, which it counts
chief_hand-cards = { $number ->
    [one] { $number } Karte: { $cards }
   *[other] { $number } Karten: { $cards }
}
# a button: seal something else
chief_hand-change = Ändern
# whoever reads, among the names of those who are waited for
chief_hand-you = du
chief_hand-wait_declare = Die Auslagen liegen offen. Sagen, als was der Joker eines Bettlers zählt, muss noch: { $names }. Dann wird alles gewertet.
chief_hand-wait_thieves = Diese Runde ist aufgedeckt. Eine Karte aussuchen muss noch: { $names }. Danach sind die nächsten Diebe dran.
chief_hand-wait_refill = Diese Runde ist aufgedeckt. Eine Karte aussuchen muss noch: { $names }. Danach werden die Blätter aufgefüllt.
chief_hand-until = { $sealed ->
    [one] { $sealed } von { $players } hat versiegelt. Du kannst es ändern, bis alle versiegelt haben.
   *[other] { $sealed } von { $players } haben versiegelt. Du kannst es ändern, bis alle versiegelt haben.
}
# a heading
chief_hand-end = Das Ende
chief_hand-cut_short = Die Partie wurde vor der letzten Runde beendet.
# $place is an ordinal: "2nd"
chief_hand-over = Die Partie ist zu Ende. Dein Platz: { $place } ({ $points })

# a Beggar Man's jokers; $jokers counts them
chief_hand-declare_alert = { $jokers ->
    [one] { $where }: Sag, als was dein Joker zählt.
   *[other] { $where }: Sag, als was deine Joker zählen.
}
chief_hand-declaring = { $jokers ->
    [one] **Du hast den Bettler ausgelegt.** Die Auslagen liegen offen; sag jetzt, als welcher Rang sein Joker zählt. Jede Karte dieses Ranges, die passt, bringt { $each }.
   *[other] **Du hast den Bettler ausgelegt.** Die Auslagen liegen offen; sag jetzt, als welche Ränge seine Joker zählen. Jede Karte dieser Ränge, die passt, bringt { $each }.
}
chief_hand-earlier = Deine früheren Auslagen: { $cards }
# $ranks is "a queen and a seven"
chief_hand-declared = **Festgehalten: { $ranks }.** Du kannst es neu festlegen, bis alle so weit sind.
# a button
chief_hand-declare = Festlegen
# options and a placeholder; $joker is "Joker" or "Joker 2", $rank is "a queen"
chief_hand-as_best = { $joker }, wie er am meisten bringt: { $points }
chief_hand-as_rank = { $joker } zählt wie { $rank }: { $points }
chief_hand-which_rank = { $joker }: welcher Rang?

# the cards left, in a solo game: a heading and a button
chief_hand-cards_left = Restliche Karten
chief_hand-back = Zurück zu meinem Blatt
# $suits lists chief_hand-of_suit
chief_hand-to_come = { $number ->
    [one] **{ $number } Karte** kommt noch: { $suits }.
   *[other] **{ $number } Karten** kommen noch: { $suits }.
}
chief_hand-of_suit = { $number } { $suit }
# $ranks is "3 queens and 2 sixes"
chief_hand-by_rank = Nach Rang: { $ranks }.
chief_hand-wild = { $jokers ->
    [one] Auf dem Jokerstapel: { $jokers } Joker.
   *[other] Auf dem Jokerstapel: { $jokers } Joker.
}
# of a grid: up to 5 letters, and up to 3 for the sums
chief_hand-rank = Rang
chief_hand-all = Sum
# heads of its columns, up to 3 letters, each another
chief_hand-short_clubs = Kr
chief_hand-short_diamonds = Ka
chief_hand-short_hearts = He
chief_hand-short_spades = Pi
