# The thief's own screen: from whom, which card, or a draw.

# a button
chief_steal-steal = Stehlen
# $where is "Table 7, round 3"
chief_steal-alert = { $where }: Du darfst dir eine Karte zum Stehlen aussuchen.
chief_steal-alert_again = { $where }: Du darfst dir noch einmal eine Karte zum Stehlen aussuchen.
chief_steal-you = **Du bist der Dieb.** Nimm eine Karte aus einer anderen Auslage oder zieh vom Stapel.
# in a solo game
chief_steal-you_alone = **Du bist der Dieb.** Nimm eine Karte aus einer früheren Auslage oder zieh vom Stapel.
chief_steal-hand = In deinem Blatt: { $cards }
chief_steal-tie = Deine Karte ist gleich stark wie die von { $others }. Wollt ihr dieselbe Karte, wählt ihr alle noch einmal.
chief_steal-tie_last = Deine Karte ist gleich stark wie die von { $others }. Wollt ihr dieselbe Karte, stiehlt niemand von euch.
# $met lists the two messages below
chief_steal-last_time = Letztes Mal seid ihr euch in die Quere gekommen: { $met }.
chief_steal-met = { $who } bei { $card }
chief_steal-met_drawing = { $who } beim Ziehen
# $pick is one of the two messages below
chief_steal-recorded = **Festgehalten: { $pick }.** Du kannst neu wählen, bis alle gewählt haben.
chief_steal-you_draw = du ziehst vom Stapel
chief_steal-card_of = { $card } von { $whose }
# a meld of an earlier round
chief_steal-round_meld = Runde { $round }: { $meld }

# selects and buttons
chief_steal-from = Von wem?
chief_steal-from_meld = Aus welcher Auslage?
# $meld is "2. Ada: Lawyer" or chief_steal-round_meld; $number counts its cards
chief_steal-option = { $number ->
    [one] { $meld }, { $number } Karte
   *[other] { $meld }, { $number } Karten
}
chief_steal-card = Welche Karte?
chief_steal-draw = Lieber ziehen
# $card is "10 of hearts"
chief_steal-take = { $card } nehmen
chief_steal-steal_from = Stiehl { $card } von { $whose }
