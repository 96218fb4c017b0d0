# A round of Indian Chief as its channel sees it.

# what an alert begins with
chief_round-where = Tisch { $table }, Runde { $round }
chief_round-moment = Runde { $round }
chief_round-round_of = Runde { $round } von { $rounds }
chief_round-no_hurry = Lass dir Zeit: An diesem Tisch gibt es keine Frist.

# What ends a phase. A full stop or ", at the latest ..." follows. $asked are the players asked.
chief_round-ends_meld = Endet, sobald alle versiegelt haben
chief_round-ends_declare = { $asked ->
    [one] Endet, sobald der Bettler seinen Joker festgelegt hat
   *[other] Endet, sobald alle Bettler ihre Joker festgelegt haben
}
chief_round-ends_steal = { $asked ->
    [one] Endet, sobald der Dieb gewählt hat
   *[other] Endet, sobald alle Diebe gewählt haben
}
chief_round-lapse_meld = Danach spielt ein Computer jeden fehlenden Zug.
chief_round-lapse_declare = Ein Joker, der bis dahin nicht festgelegt ist, zählt so, wie er am meisten bringt.
chief_round-lapse_steal = Ein Dieb, der bis dahin nicht gewählt hat, zieht vom Stapel.

# $where is "Table 7, round 3"
chief_round-alert_meld = { $where }: Wähle deine Auslage.
chief_round-alert_declare = { $asked ->
    [one] { $where }: Der Bettler darf sagen, wofür sein Joker steht.
   *[other] { $where }: Die Bettler dürfen sagen, wofür ihre Joker stehen.
}
chief_round-alert_steal = { $asked ->
    [one] { $where }: Der Dieb darf sich eine Karte aussuchen.
   *[other] { $where }: Die Diebe dürfen sich eine Karte aussuchen.
}
chief_round-alert_repick = { $asked ->
    [one] { $where }: Der Dieb darf sich noch einmal eine Karte aussuchen.
   *[other] { $where }: Die Diebe dürfen sich noch einmal eine Karte aussuchen.
}
chief_round-done_meld = { $where }: Das Auslegen ist abgeschlossen.
chief_round-done_declare = { $where }: Das Festlegen der Joker ist abgeschlossen.
chief_round-done_steal = { $where }: Das Stehlen ist abgeschlossen.

chief_round-choose = **Wähle deine Auslage.**
chief_round-sealed = { $sealed ->
    [one] **{ $sealed } von { $players } hat versiegelt.** Wähle deine Auslage; noch sieht sie niemand.
   *[other] **{ $sealed } von { $players } haben versiegelt.** Wähle deine Auslage; noch sieht sie niemand.
}
chief_round-wild = { $jokers ->
    [one] Jokerstapel: noch { $jokers } Joker.
   *[other] Jokerstapel: noch { $jokers } Joker.
}
chief_round-no_wild = Der Jokerstapel ist leer: Ein Dieb zieht vom gewöhnlichen Stapel.
chief_round-declaring = { $asked ->
    [one] Die Auslagen liegen offen. { $names } darf sagen, wofür der Joker steht.
   *[other] Die Auslagen liegen offen. { $names } dürfen sagen, wofür ihre Joker stehen.
}
chief_round-declared = { $done ->
    [one] **{ $done } von { $asked } hat festgelegt.**
   *[other] **{ $done } von { $asked } haben festgelegt.**
}
# in a solo game
chief_round-takes = { $names } darf eine Karte aus einer früheren Auslage nehmen oder ziehen.
# one thief; $names is one name
chief_round-thief = { $names } darf eine Karte vom Tisch stehlen oder ziehen.
chief_round-thieves = { $names } dürfen stehlen, und ihre Karten sind gleich stark.
chief_round-tie = Alle wählen geheim; wollen mehrere dieselbe Karte, wählen alle noch einmal.
chief_round-tie_last = Alle wählen geheim; wollen mehrere dieselbe Karte, stiehlt niemand von ihnen.
chief_round-picked = { $picked ->
    [one] **{ $picked } von { $asked } hat gewählt.**
   *[other] **{ $picked } von { $asked } haben gewählt.**
}
chief_round-later = Danach: { $names }.

# a note behind a name; $hand is the button's label
chief_round-no_dm = keine Direktnachricht, spielt über **{ $hand }**
chief_round-out_of_time = In der letzten Phase war die Zeit um für: { $names }.
# $number counts the names
chief_round-planned_last = { $number ->
    [one] In der letzten Phase nach Plan gespielt: { $names }.
   *[other] In der letzten Phase nach Plan gespielt: { $names }.
}
chief_round-planned = { $number ->
    [one] Nach Plan gespielt: { $names }.
   *[other] Nach Plan gespielt: { $names }.
}
