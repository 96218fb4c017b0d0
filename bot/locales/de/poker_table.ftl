# A hand of Indian poker in play: the live post, and what each player sees.

poker_table-where = Tisch { $table }, { $moment }
poker_table-moment = Hand { $hand }
poker_table-hand = Hand { $hand }
poker_table-hand_of = Hand { $hand } von { $hands }
# for a match that ends by points, after $most hands in any case
poker_table-hand_at_most = Hand { $hand } von höchstens { $most }
# These three go on with ", at the latest ..." or with a full stop
poker_table-goes_all = Weiter geht es, wenn alle angesagt haben
poker_table-goes_you = Weiter geht es, wenn du angesagt hast
poker_table-goes_one = Weiter geht es, wenn { $who } angesagt hat
poker_table-lapse_keep = Wer bis dahin nichts sagt, bleibt.
poker_table-lapse_out = Wer bis dahin nichts sagt, ist raus.

poker_table-hidden = deine eigene Karte, die du nicht sehen darfst
# A seat in a picture's description, where names would be too long
poker_table-seat = Platz { $seat }
poker_table-over_head = Zu Ende
poker_table-over = Die Partie ist zu Ende: Das Ergebnis steht im Kanal.
poker_table-alert_turn = { $where }: Du bist dran, { $choice }.
poker_table-alert_secret = { $where }: Alle sagen verdeckt an, { $choice }.
poker_table-alert_look = { $where }: Sieh dir die Karten der anderen an.
poker_table-your_turn = **Du bist dran: { $choice }.**
poker_table-turn_of = Dran ist { $who }.
poker_table-turn_of_out = Du bist raus und siehst darum auch deine eigene Karte. Dran ist { $who }.
poker_table-secret_asked = **Sag verdeckt an: { $choice }.** { $sealed ->
    [one] { $sealed } von { $players } hat angesagt.
   *[other] { $sealed } von { $players } haben angesagt.
}
poker_table-secret_said = Du hast **{ $bid }** gesagt und kannst das ändern, bis alle angesagt haben. { $sealed ->
    [one] { $sealed } von { $players } hat angesagt.
   *[other] { $sealed } von { $players } haben angesagt.
}

poker_table-all_secret = { $sealed ->
    [one] **{ $sealed } von { $players } hat angesagt.**
   *[other] **{ $sealed } von { $players } haben angesagt.**
} Sag verdeckt an: { $choice }.
poker_table-all_turn = Dran ist **{ $who }**: { $choice }.
poker_table-dealer = Geber
# What stays of a turn; $where: Table 7, hand 3
poker_table-past_said = { $where }: { $who } { $bid ->
    [in] ist dabei
    [keep] bleibt
   *[out] ist raus
}.
poker_table-past_lapsed = { $where }: { $who } { $bid ->
    [in] ist dabei
    [keep] bleibt
   *[out] ist raus
}, weil die Zeit um war.
poker_table-past_closed = { $where }: Der Tisch wurde geschlossen.
poker_table-past_turn = { $where }: Dran war { $who }.
poker_table-past_all = { $where }: Alle haben angesagt.

poker_table-order = Anweisung
poker_table-order_no = Keine: jedes Mal mich fragen
poker_table-order_none = **Anweisung:** keine. Gib eine, und sie sagt in dieser Hand für dich an, wann immer du dran bist.
poker_table-order_given = **Anweisung:** { $order }. Nur du siehst sie; du kannst sie ändern, bis sie „raus“ gesagt hat.
# Above the numbers or players to choose from
poker_table-about_fewer = Raus, wenn weniger dabei sind als
poker_table-about_more = Raus, wenn mehr dabei sind als
poker_table-about_gone = Raus, sobald diese Person rausgeht
poker_table-players = { $number ->
    [one] { $number } Spieler
   *[other] { $number } Spieler
}
