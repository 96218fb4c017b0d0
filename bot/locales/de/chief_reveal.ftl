# What everybody sees at once: the revealed melds, collisions, and how the steals came out.

# a button
chief_reveal-why = Warum?
# a heading; $number counts the melds
chief_reveal-melds = { $number ->
    [one] Runde { $round }: die Auslage
   *[other] Runde { $round }: die Auslagen
}
# behind a meld that was scored
chief_reveal-column = Spalte { $column }
# notes behind a name, and in the middle of chief_reveal-draws
chief_reveal-planned = nach Plan gespielt
chief_reveal-time_up = die Zeit war um
# $number counts the names
chief_reveal-scores_follow = { $number ->
    [one] **Die Punkte folgen:** Zuerst sagt { $names }, wofür der Joker im Bettler steht.
   *[other] **Die Punkte folgen:** Zuerst sagen { $names }, wofür die Joker in ihren Bettlern stehen.
}
# $order is the order of names: "Ada, then Bo and Cy, then Di"
chief_reveal-turns = **Jetzt die Diebe:** { $order }.
chief_reveal-then = { $order }, dann { $next }
# the best of a round; $number counts the names in $names, each of them a chief_reveal-best_of
chief_reveal-best = { $number ->
    [one] **Beste Auslage der Runde:** { $names }, { $points }.
   *[other] **Beste Auslagen der Runde:** { $names }, je { $points }.
}
chief_reveal-best_of = { $who } ({ $meld })
chief_reveal-record = So viel hat auf diesem Server noch niemand mit dieser Auslage geholt: { $meld }.

# headings; $where is "Table 7, round 3"
chief_reveal-collided = { $where }: zwei Hände an einer Karte
chief_reveal-thieves = { $where }: die Diebe
chief_reveal-once_more = Diese Diebe wählen alle **noch einmal**, und zwar geheim.
# $number counts the names in $who; $card is one of the three messages below
chief_reveal-want = { $number ->
    [one] { $who } will { $card }.
   *[other] { $who } wollen { $card }.
}
chief_reveal-card_of = { $card } von { $whose }
# in a solo game
chief_reveal-of_round = { $card } aus Runde { $round }
chief_reveal-deck_card = eine Karte vom Stapel
chief_reveal-nobody = Sie sind sich in die Quere gekommen, also **stiehlt niemand von ihnen**: { $names } ziehen vom Stapel.
chief_reveal-nobody_again = Sie sind sich wieder in die Quere gekommen, also **stiehlt niemand von ihnen**: { $names } ziehen vom Stapel.
# $late is empty, or a note with a dot before it
chief_reveal-draws = { $who } zieht vom Stapel{ $late }.
chief_reveal-steals = { $who } stiehlt **{ $card }**; dafür bleibt dort die Karte des Diebs.
# the own card of an earlier round
chief_reveal-takes = { $who } nimmt **{ $card }**; dafür bleibt dort die Karte des Diebs.
