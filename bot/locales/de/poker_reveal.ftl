# The end of a hand of Indian poker and of a match: cards, points, odds, score sheet, result.

poker_reveal-head = Hand { $hand }: die Karten
poker_reveal-odds = Die Chancen
poker_reveal-won_nobody = Alle waren raus, darum gewinnt niemand diese Hand.
poker_reveal-won_equal = { $names } gewinnen diese Hand mit Karten vom selben Rang.
poker_reveal-won_alone = { $name } gewinnt mit { $card }, weil sonst niemand mehr dabei war.
poker_reveal-won_highest = { $name } gewinnt mit { $card }, der höchsten Karte von allen, die dabei waren.
poker_reveal-stood_in = dabei
poker_reveal-stood_out = raus
poker_reveal-stood_won = dabei, gewinnt
# Below the card in the picture: short
poker_reveal-note_in = dabei
poker_reveal-note_out = raus
poker_reveal-note_won = gewinnt
# The total after a hand; $points: 3 points, minus 2 points
poker_reveal-now = jetzt { $points }

poker_reveal-odds_head = Hand { $hand }: die Chancen
# $seen and $held are cards with their articles
poker_reveal-saw = Höchste Karte im Blick: { $seen }. Eigene Karte: **{ $held }**.
poker_reveal-came_won = gewonnen
poker_reveal-left_alone = { $who } blieb allein übrig, schon vor der ersten Ansage.
# $read is the chance by what others had bid, or none where that is the same; $worth the next message, or nothing
poker_reveal-bid = **{ $bid ->
    [in] Dabei
    [keep] Bleibt
   *[out] Raus
}**{ $late ->
    [yes] {" "}(Zeit um)
   *[no] {""}
} · Gewinnchance { $chance }{ $read ->
    [none] {""}
   *[other] , nach den Ansagen der anderen { $read }
}{ $worth }
# $whole and $tenths are a number with a sign: +1 and 5; $out is what going out comes to
poker_reveal-worth = ; „dabei“ war { $whole },{ $tenths } wert, „raus“ { $out }
poker_reveal-advised = Ohne alle Ansagen sagt die gedruckte Tabelle { $printed ->
    [in] „dabei“
   *[out] „raus“
}, die genaue { $exact ->
    [in] „dabei“
   *[out] „raus“
}.
poker_reveal-whose = Wessen Chancen

poker_reveal-sheet_none = Noch keine Hand ist zu Ende.
# At most 4 letters
poker_reveal-sheet_hand = Hand
poker_reveal-sheet_hands = Hände { $first } bis { $last }
poker_reveal-sheet_which = Welche Hände

poker_reveal-result_head = Ergebnis
poker_reveal-result_wins = { $name } gewinnt mit { $points }.
poker_reveal-result_shared = { $names } teilen sich den Sieg mit je { $points }.
poker_reveal-result_again = Noch einmal spielen
poker_reveal-result_alert = Tisch { $table }: Die Partie ist zu Ende, hier ist das Ergebnis.
poker_reveal-record = {"*"}*Ein neuer Rekord auf diesem Server:** { $names } mit { $points }.
