# The rules of Indian poker, page by page. Players of the examples are Ada, Ben and Cleo.

poker_rules-overview = Überblick
poker_rules-overview_teaser = Eine Hand vom Geben bis zu den Punkten
poker_rules-overview_source = „Indian (card game)“, Abschnitt „Gameplay“
poker_rules-bidding = Ansagen
poker_rules-bidding_teaser = Wer was sagt und wann Schluss ist
poker_rules-bidding_source = „Indian (card game)“, Abschnitt „Bidding“; das genaue Ende hat dieser Bot festgelegt
poker_rules-points = Punkte
poker_rules-points_teaser = Was eine Hand zählt
poker_rules-points_source = „Indian (card game)“, Abschnitte „Reveal“ und „Scoring“
poker_rules-thresholds = Wann dabei bleiben
poker_rules-thresholds_teaser = Zwei Tabellen der höchsten Karte, die du siehst
poker_rules-thresholds_source = „Indian (card game)“, Abschnitt „Strategy“; die genaue Tabelle hat dieser Bot berechnet
poker_rules-reading = Ansagen lesen
poker_rules-reading_teaser = Was dir die Ansagen der anderen verraten
poker_rules-reading_source = „Indian (card game)“, Abschnitt „Strategy“
poker_rules-orders = Anweisungen
poker_rules-orders_teaser = Ansagen, die für dich gemacht werden
poker_rules-match = Die Partie
poker_rules-match_teaser = Wie lang sie ist, wer gibt, wer gewinnt
poker_rules-night = Der Abend
poker_rules-night_teaser = Hand um Hand, um Pfänder
poker_rules-house = Hausregeln
poker_rules-house_teaser = Was ein Tisch anders spielen kann
poker_rules-table = Am Tisch
poker_rules-table_teaser = Gastgeber, Plätze, Gehen, Geheimnisse, Verteilung
poker_rules-table_source = wie dieser Bot einen Tisch führt
poker_rules-open_source = dieser Bot; die Beschreibung des Spiels lässt es offen
poker_rules-source = -# Quelle: { $source }.
poker_rules-pages = Die Regeln, Seite für Seite
poker_rules-open = Regeln: { $page }
poker_rules-next = Weiter: { $page }
poker_rules-way = Indian Poker, { $way }
poker_rules-way_ruled = Indian Poker, { $way }, { $rules ->
    [one] { $rules } Hausregel
   *[other] { $rules } Hausregeln
}
poker_rules-house_rules = **Hausregeln**

poker_rules-cards = { $cards } Karten, { $least } bis { $most } Spieler, eine Karte für jeden.
poker_rules-shown = In jeder Hand zeigen alle den anderen eine Karte: **Du siehst alle Karten außer deiner eigenen**.
poker_rules-bid_secret = Alle sagen zugleich und verdeckt **dabei** oder **raus** und können es ändern, bis alle angesagt haben.
poker_rules-bid_once = Links vom Geber beginnend sagt jeder **dabei** oder **raus**. Jeder ist einmal dran.
poker_rules-bid_turns = Links vom Geber beginnend sagt jeder **dabei** oder **raus**, in späteren Zügen **bleiben** oder **raus**, bis alle, die dabei sind, geblieben sind, seit zuletzt jemand rausging.
poker_rules-turned_up = Wenn alle angesagt haben, wird aufgedeckt.
poker_rules-out = Wer raus ist, sieht die eigene Karte und kommt nicht zurück. Wer allein übrig bleibt, gewinnt sofort.
poker_rules-missed_out = Eine verpasste Ansage heißt raus.
poker_rules-missed_keep = Eine verpasste erste Ansage heißt raus, eine spätere bleiben.
# Facts: 5 points, minus 3 points, minus 1 point
poker_rules-highest = Die höchste Karte von allen, die dabei sind, bringt { $won }. Wer dabei blieb und verlor, bekommt { $lost }, wer raus ist, { $out }.
poker_rules-order_split = Das Ass ist am höchsten; gleiche Ränge gewinnen zusammen.
poker_rules-order_suits = Das Ass ist am höchsten; bei gleichem Rang gilt die Farbe, aufsteigend: { $suits }.
poker_rules-deal_most = { $length }. Die meisten Punkte gewinnen.
poker_rules-deal_fewest = { $length }. Die wenigsten Punkte gewinnen.

poker_rules-all_out = Wenn alle raus sagen, gewinnt niemand, und alle bekommen, was raus zählt.
poker_rules-sees_till_all = Bis alle angesagt haben, sieht jeder alle Karten außer der eigenen.
poker_rules-first_in = Das erste **dabei** ist noch kein Bleiben: Es geht noch einmal herum, damit du rausgehen kannst, wenn du die anderen gehört hast. Geht jemand raus, müssen alle neu bleiben.
poker_rules-examples = **Beispiele**
poker_rules-example_bid = { $who } { $bid ->
    [in] dabei
    [keep] bleibt
   *[out] raus
}
# $bids: Ada in, Ben in and Cleo out
poker_rules-example = - { $bids }: Schluss.
poker_rules-out_sees = Wer raus ist, sieht alle Karten; die anderen erfahren nur, dass dieser Spieler raus ist.

# followed by poker_rules-missed_out
poker_rules-no_orders = Wo alle zugleich ansagen, ist niemand an der Reihe, für den eine Anweisung gelten könnte. { $missed }
poker_rules-order_is = Eine **Anweisung** sagt in einer Hand jedes Mal für dich an, wenn du dran bist, damit eine langsame Partie nicht auf dich warten muss. Niemand sonst sieht sie, und du kannst sie ändern, bis sie „raus“ gesagt hat.
poker_rules-order_can = Du bleibst bis zum Ende dabei, gehst raus, wenn du wieder dran bist, gehst raus, wenn weniger oder mehr Spieler dabei sind, als du sagst, oder gehst raus, sobald ein Spieler deiner Wahl rausgeht.
poker_rules-order_give = Gib sie unter **Anweisung**, unterhalb der Karten, die du siehst, oder mit `{ COMMAND("bid order") }`.
poker_rules-order_late = **Zeit um.** { $missed }

poker_rules-worth = - Höchste Karte von allen, die dabei sind: **{ $won }**
    - Dabei, aber nicht die höchste: **{ $lost }**
    - Raus: **{ $out }**
poker_rules-totals_most = Die Summe kann gut unter 0 liegen. Die meisten Punkte gewinnen die Partie.
poker_rules-totals_fewest = Die Summe kann gut unter 0 liegen. Die wenigsten Punkte gewinnen die Partie.
# $chance: 1/4
poker_rules-pays = Dabei zu bleiben ist also nicht schlechter als rauszugehen, wenn deine Karte in mindestens **{ $chance }** aller Fälle die höchste ist.

poker_rules-length = **Länge.** { $length }.
poker_rules-longest = Nach { $hands ->
    [one] { $hands } Hand
   *[other] { $hands } Händen
} ist sie auf jeden Fall zu Ende.
poker_rules-dealer = **Der Geber.** Nach jeder Hand wandert das Geben nach links, und eine Partie endet immer mit einer ganzen Geberrunde: So sagen alle gleich oft als Erste und als Letzte an.
poker_rules-deck = **Das Deck.** { $deck }.
poker_rules-winner_most = **Der Sieg.** Die meisten Punkte gewinnen; bei gleicher Summe wird der Sieg geteilt.
poker_rules-winner_fewest = **Der Sieg.** Die wenigsten Punkte gewinnen; bei gleicher Summe wird der Sieg geteilt.

poker_rules-leaving_computer = **Gehen.** Wer geht (`{ COMMAND("table leave") }`), ist in dieser Hand raus, und danach spielt ein Computer auf dem Platz; alle sehen das. Du kannst bis zum Ende der Partie zurückkommen. Wer in derselben Hand zurückkommt, geht trotzdem raus, falls er nichts anderes sagt.
poker_rules-leaving_end = **Gehen.** An diesem Tisch endet die Partie, wenn jemand geht (`{ COMMAND("table leave") }`).
poker_rules-secrets = **Geheimnisse.** Deine eigene Karte siehst du, sobald du raus bist oder die Hand zu Ende ist. Wer keinen Platz hat, sieht vorher keine Karte.
poker_rules-house_rule = **{ $title }.** { $about }

poker_rules-look = Schau auf die höchste Karte, die du siehst. Bis zur Schwelle sag dabei, darüber raus.
# Heads of two columns: at most 12 letters, and at most 11
poker_rules-printed = Gedruckt
poker_rules-exact = Genau
# A card of the table, at most 12 letters; $rank is a figure or the letter on the card
poker_rules-short_card = { $suit } { $rank }
# $chance: 1/4
poker_rules-tables = **Gedruckt** ist die Tabelle aus der Beschreibung des Spiels. **Genau** ist die höchste Karte, die du sehen kannst, ohne mit Dabeibleiben etwas zu verlieren: Deine Gewinnchance ist dann mindestens { $chance }.
poker_rules-tables_split = **Gedruckt** ist die Tabelle aus der Beschreibung des Spiels, wo bei gleichem Rang die Farbe gilt. **Genau** ist für diesen Tisch, an dem gleiche Ränge zusammen gewinnen: der höchste Rang, von dem du eine Karte sehen kannst, ohne mit Dabeibleiben etwas zu verlieren. Deine Gewinnchance ist dann mindestens { $chance }.
# The threshold of so few players; $card: the jack of hearts, or a jack
poker_rules-pair = Bei { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
} ist es { $card }.
poker_rules-no_bids = Beide lassen außer Acht, was die anderen ansagen.
poker_rules-others_out = **Andere gehen raus.** Sag dabei, wenn jemand rausgeht, obwohl alle Karten außer deiner, die er sieht, niedrig sind: Vor denen würde niemand rausgehen, also liegt es an deiner.
poker_rules-looking = **Der Blick auf dich.** Wer deine Karte ansieht und rausgeht, sieht in ihr wohl die höchste von allen.
poker_rules-nothing_to_read = An diesem Tisch sagen alle zugleich an; bevor aufgedeckt wird, gibt es also nichts zu lesen.
