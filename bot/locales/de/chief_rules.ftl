# How Indian Chief is played: the pages of the rules, from the values of a rulebook.

# Pages, and what a select says of them
chief_rules-overview = Überblick
chief_rules-overview_teaser = Eine Partie vom Austeilen bis zum Ergebnis
chief_rules-hands = Die Hände des Häuptlings
chief_rules-hands_teaser = Was jede Hand zählt, mit Beispielen
chief_rules-thieves = Stehlen
chief_rules-thieves_teaser = Wer zuerst stiehlt, was und wie oft
chief_rules-jokers = Joker
chief_rules-jokers_teaser = Woher sie kommen und was sie zählen
chief_rules-solo = Solo
chief_rules-solo_teaser = Allein spielen
chief_rules-triple = Dreifach
chief_rules-triple_teaser = Spalten, die die Punkte einer Auslage vervielfachen
chief_rules-house = Hausregeln
chief_rules-house_teaser = Was ein Tisch anders spielen kann
chief_rules-table = Am Tisch
chief_rules-table_teaser = Gastgeber, Plätze, Gehen, Geheimes, Austeilen
chief_rules-pages = Die Regeln, Seite für Seite
# buttons; $page is the name of a page
chief_rules-open = Regeln: { $page }
chief_rules-next = Weiter: { $page }
# $section is a heading of the rulebook, which is in English
chief_rules-source_classic = Quelle: klassisches Regelwerk (englisch), „{ $section }“.
chief_rules-source_modern = Quelle: modernes Regelwerk (englisch), „{ $section }“.
chief_rules-source_triple = Quelle: modernes Regelwerk (englisch), „{ $section }“; hier auch mit dem klassischen spielbar.
chief_rules-source_open = Quelle: dieser Bot; die Regelwerke lassen es offen.
chief_rules-source_table = Quelle: wie dieser Bot einen Tisch führt.

# What cards and melds are worth. A rank is what a Beggar Man matches; a face value is what counts
chief_rules-ties = Bei gleichem Rang herrscht Gleichstand.
chief_rules-ties_ranks = Bei gleichem Rang herrscht Gleichstand, ebenso zwischen { $ranks }.
chief_rules-last_digit = { $first } und { $second } ergeben { $sum }, also { $digit }
# $pictures is "king, queen and jack"
chief_rules-values = Ein Ass zählt { $ace }, { $pictures } zählen je { $picture }, alle anderen Karten ihre Zahl.
chief_rules-values_best = Ein Ass zählt { $low } oder { $high }, je nachdem, was besser für dich ist; { $pictures } zählen je { $picture }, alle anderen Karten ihre Zahl.
# a list of these is a sentence: 1 deck for 2 or 3 players, 2 decks for 4 to 8 players
chief_rules-decks = { $decks ->
    [one] { $decks } Deck für { $players }
   *[other] { $decks } Decks für { $players }
}
chief_rules-players = { $number ->
    [one] { $number } Spieler
   *[other] { $number } Spieler
}
chief_rules-players_or = { $first } oder { $last } Spieler
chief_rules-players_to = { $first } bis { $last } Spieler
chief_rules-yardstick = Der Maßstab des Regelwerks: Über { $good } ist gut, über { $excellent } ist hervorragend.
# what a Beggar Man scores; goes on after "You score" or the name of the meld
chief_rules-matches = { $points } für jede Karte vom Rang einer deiner beiden, die andere in dieser Runde auslegen
chief_rules-matches_solo = { $points } für jede Karte vom Rang einer deiner beiden, die in deinen früheren Auslagen liegt

# Melds in short, without a full stop, at most 100 letters
chief_rules-short_thief = Der Kartenwert; danach darfst du eine Karte stehlen
chief_rules-short_thief_solo = Der Kartenwert; danach darfst du eine frühere Karte aufnehmen
chief_rules-short_thief_joker = Der Kartenwert; danach ziehst du einen Joker
chief_rules-short_beggar_man = { $points } für jede Karte der anderen von gleichem Rang
chief_rules-short_beggar_man_solo = { $points } für jede Karte früherer Auslagen von gleichem Rang
chief_rules-short_poor_man = Nur die Kartenwerte der Pikkarten
chief_rules-short_lawyer = { $exact }, wenn die Kartenwerte zusammen genau { $exact } ergeben, sonst nichts
chief_rules-short_rich_man = Alle Kartenwerte als Minuspunkte
chief_rules-short_doctor = Verschiedene Ränge, ein Ass, eine Herzkarte: { $points } für jede Karte der besten Farbe
chief_rules-short_indian_chief = Eine Pokerhand aus { $hand } Karten und die letzte Ziffer der Summe der übrigen { $aside }
chief_rules-short_indian_chief_council = Eine Hand aus { $hand } Karten und je { $points } für einen Buben, eine Dame, einen König

# Melds in full
chief_rules-cards = { $cards ->
    [one] Lege **{ $cards } Karte** aus.
   *[other] Lege **{ $cards } Karten** aus.
}
chief_rules-thief = Sie bringt ihren Kartenwert.
chief_rules-thief_steals = Danach darfst du, statt zu ziehen, eine Karte **stehlen**, die ein anderer in dieser Runde ausgelegt hat; die Karte des Diebs kommt an ihre Stelle. Wer wann dran ist, steht auf der Seite über das Stehlen.
chief_rules-thief_picks_up = Danach darfst du, statt zu ziehen, eine Karte aus einer deiner früheren Auslagen **aufnehmen**; die Karte des Diebs kommt an ihre Stelle.
chief_rules-thief_joker = Wenn nach der Runde alle ihr Blatt auffüllen, nimmt der Dieb statt einer Karte vom Stapel einen **Joker** vom Jokerstapel.
chief_rules-beggar_man = Du bekommst { $matches }.
chief_rules-beggar_man_rank = Nur der Rang entscheidet, nicht die Farbe und nicht der Kartenwert. Haben deine beiden denselben Rang, zählt ein Treffer trotzdem nur einmal.
chief_rules-beggar_man_others = Deine eigenen Karten zählen nie, die anderer Bettler schon.
# the joker of a Beggar Man, and other jokers to it
chief_rules-beggar_joker_nothing = An diesem Tisch zählt ein Joker für den Bettler nicht als Treffer.
chief_rules-beggar_joker_late = Als Bettler sagst du erst, wofür dein Joker steht, wenn die Auslagen offen liegen.
chief_rules-beggar_joker_best = Der Joker eines Bettlers wird, sobald die Auslagen offen liegen, zu der Karte, die am meisten bringt.
chief_rules-beggar_joker_solo = Die Joker früherer Auslagen liegen wieder im Jokerstapel und zählen nicht als Treffer.
chief_rules-beggar_joker_others = Der Joker eines anderen zählt als die Karte, als die er festgelegt wurde.
chief_rules-poor_man = Nur die **Pikkarten** zählen, mit ihrem Kartenwert.
chief_rules-lawyer = Ergeben die Kartenwerte zusammen **genau { $exact }**, bekommst du { $points }, sonst nichts.
chief_rules-rich_man = Alle Kartenwerte zählen **gegen** dich: Niedrige Karten sind am besten.
chief_rules-doctor = Er zählt nur, wenn alles zugleich stimmt:
    - { $ranks } verschiedene Ränge
    - eine Herzkarte dabei
    - ein Ass dabei
chief_rules-doctor_specialty = Dann ist eine Farbe das Fachgebiet: **{ $points }** für jede Karte davon. Die beste Farbe wird für dich gefunden. Eine Karte darf zugleich Ass, Herz und Fachgebiet sein.
chief_rules-indian_chief = Er hat zwei Teile, die zusammen zählen.
# $hands is "five of a kind 50, a straight flush 45 ..."
chief_rules-indian_chief_hand = **{ $cards } Karten** zählen als Hand: { $hands }.
# $aside is one of the two messages below, which go on after a number of cards
chief_rules-indian_chief_aside = **{ $cards } Karten** { $aside }.
chief_rules-aside_council = bilden den Rat: je { $points } für einen Buben, eine Dame und einen König
chief_rules-aside_digit = bringen die letzte Ziffer der Summe ihrer Kartenwerte: { $example }
chief_rules-split_by_hand = Beim Versiegeln darfst du die Teile selbst wählen; sonst wird die beste Aufteilung gefunden.
chief_rules-split_best = Die beste Aufteilung in die zwei Teile wird für dich gefunden.
chief_rules-hand_points = { $hand } { $points }

# Worked examples; $cards is "Spades 9, king"
chief_rules-example = Beispiel: { $cards }
chief_rules-example_others = Die anderen haben ausgelegt: { $cards }
chief_rules-example_solo = Auf dem Tisch: { $cards }

# The course of a game
chief_rules-hold = { $cards ->
    [one] Du hast { $cards } Karte auf der Hand.
   *[other] Du hast { $cards } Karten auf der Hand.
}
chief_rules-length = Es gibt { $rounds } Runden und { $melds } Auslagen; du spielst jede Auslage einmal, in beliebiger Reihenfolge.
chief_rules-length_columns = Es gibt { $rounds } Runden und { $melds } Auslagen; du spielst jede Auslage { $times }-mal, je einmal in den Spalten { $columns }.
chief_rules-seal = Wähle in jeder Runde eine Auslage und die Karten dafür und **versiegle** sie.
chief_rules-seal_secret = Niemand sieht sie, und du kannst sie ändern, bis der Letzte versiegelt hat.
chief_rules-reveal = Alle Auslagen werden gleichzeitig aufgedeckt und gewertet.
chief_rules-reveal_solo = Sie wird sofort gewertet und bleibt auf dem Tisch liegen.
chief_rules-course_steals = Diebe dürfen eine aufgedeckte Karte stehlen.
chief_rules-course_picks_up = Ein Dieb darf eine Karte einer früheren Auslage aufnehmen.
chief_rules-course_joker = Ein Dieb zieht einen Joker, der für jede Karte stehen kann.
chief_rules-refill = { $cards ->
    [one] Danach haben alle wieder { $cards } Karte.
   *[other] Danach haben alle wieder { $cards } Karten.
}
chief_rules-refill_solo = { $cards ->
    [one] Danach hast du wieder { $cards } Karte.
   *[other] Danach hast du wieder { $cards } Karten.
}
chief_rules-aim = Nach der letzten Runde gewinnen die meisten Punkte.
chief_rules-aim_solo = Hol so viele Punkte, wie du kannst.
chief_rules-meld_line = { $cards ->
    [one] **{ $meld }**, { $cards } Karte: { $short }.
   *[other] **{ $meld }**, { $cards } Karten: { $short }.
}

# The hands of the Chief; $hands is a list of them, a line each
chief_rules-hands_scored = { $cards } Karten eines Häuptlings zählen als die beste dieser Hände:
    { $hands }
chief_rules-hands_straights = Eine Straße darf mit einem Ass beginnen oder enden, aber nicht vom König über das Ass zur Zwei weitergehen. Eine Hand zählt als die höchste, die passt.
chief_rules-hands_other = Die anderen { $cards } Karten { $aside }.

# Alone
chief_rules-solo_alone = { $decks ->
    [one] Du spielst allein, mit { $decks } Deck, um so viele Punkte wie möglich.
   *[other] Du spielst allein, mit { $decks } Decks, um so viele Punkte wie möglich.
}
chief_rules-solo_stay = Auslagen **bleiben auf dem Tisch liegen** und kommen nie in den Stapel zurück, von dem dein Blatt aufgefüllt wird.
chief_rules-solo_beggar_man = **Bettler**: { $matches }.
chief_rules-solo_thief = **Dieb**: Statt zu ziehen, darfst du eine Karte aus einer früheren Auslage aufnehmen; die Karte des Diebs kommt an ihre Stelle. Nicht in der letzten Runde.
chief_rules-solo_thief_joker = **Dieb**: Du ziehst einen Joker. Ein ausgelegter Joker kommt in den Jokerstapel zurück und liegt also nicht für den Bettler da.

# Triple mode
chief_rules-triple_columns = Jede Auslage wird { $times }-mal gewertet, einmal in jeder Spalte, und die Spalte vervielfacht: { $columns }. Das macht { $rounds } Runden.
chief_rules-triple_any = Beim Versiegeln sagst du, in welcher freien Spalte sie zählt.
chief_rules-triple_in_turn = Die Spalten werden von links nach rechts gefüllt, der kleinste Faktor zuerst.
chief_rules-triple_rich_man = Auch der Reiche Mann wird vervielfacht, gegen dich.

# Jokers
chief_rules-jokers_from = Wer den Dieb auslegt, zieht statt einer Karte vom Stapel einen Joker vom Jokerstapel.
chief_rules-jokers_endless = Der Jokerstapel geht nie aus.
chief_rules-jokers_pile = { $jokers ->
    [one] Er enthält { $jokers } Joker für jedes Deck; ist er leer, zieht der Dieb vom Stapel.
   *[other] Er enthält { $jokers } Joker für jedes Deck; ist er leer, zieht der Dieb vom Stapel.
}
chief_rules-jokers_spent = Ausgespielte Joker kommen zurück in den Jokerstapel, nie in den Stapel.
chief_rules-jokers_count = Ein Joker zählt als eine Karte deiner Wahl, auch als eine, die schon auf dem Tisch liegt. Er wird zu der Karte, die am meisten bringt, oder zu der, die du beim Versiegeln **festlegst**.
chief_rules-jokers_worth = Als Dieb ist ein Joker { $points } wert. Beim Doktor kann er zugleich Ass, Herz und Fachgebiet sein.

# Stealing
chief_rules-thieves_may = Wenn die Punkte feststehen, darf, wer den Dieb ausgelegt hat, statt zu ziehen eine Karte **stehlen**, die ein anderer in dieser Runde ausgelegt hat. Die Punkte bleiben, wie sie sind. In der letzten Runde wird nicht gestohlen.
chief_rules-thieves_swap = Die Karte des Diebs kommt dorthin, wo die gestohlene lag, und ein späterer Dieb darf sie stehlen. Die gestohlene Karte ist auf der Hand und sicher.
chief_rules-thieves_safe = An diesem Tisch darf die Karte eines anderen Diebs nicht gestohlen werden.
# then comes which cards are equal
chief_rules-thieves_order = Der Dieb mit der **niedrigsten Karte** stiehlt zuerst, Ass vor Zwei.
chief_rules-thieves_equal = Gleiche Diebe wählen gleichzeitig und geheim.
chief_rules-thieves_collide = { $times ->
    [0] Nennen zwei dieselbe Karte, stiehlt keiner von ihnen.
    [1] Nennen zwei dieselbe Karte, wählen sie alle neu, einmal; treffen sie sich wieder, stiehlt keiner von ihnen.
   *[other] Nennen zwei dieselbe Karte, wählen sie alle neu, bis zu { $times }-mal; treffen sie sich immer noch, stiehlt keiner von ihnen.
}
chief_rules-thieves_wish = Mit dem Dieb kannst du einen **Wunsch** versiegeln: was du stehlen willst, ohne gefragt zu werden. Ein Dieb, der nicht rechtzeitig antwortet, zieht.

# How a table is kept
chief_rules-leaving_computer = **Gehen.** Für alle, die gehen (`{ COMMAND("table leave") }`), spielt ein Computer weiter, und jeder sieht das. Bis zum Ende der Partie kannst du zurückkommen. Ein Computer spielt auch einen Zug, der nicht rechtzeitig kommt.
chief_rules-leaving_end = **Gehen.** An diesem Tisch endet die Partie, wenn jemand geht (`{ COMMAND("table leave") }`). Ein Computer spielt auch einen Zug, der nicht rechtzeitig kommt.
chief_rules-secrets = **Geheimes.** Niemand sieht dein Blatt oder deine versiegelte Auslage. Wer keinen Platz hat, darf zusehen: Aufdeckungen, Punkte und das Ergebnis werden für alle gepostet.
chief_rules-time_solo = **Zeit.** Eine Partie allein beginnt sofort und hat keine Frist. Wenn du gehst, ist sie zu Ende (`{ COMMAND("table leave") }`).
chief_rules-secrets_solo = **Geheimes.** Niemand außer dir sieht dein Blatt. In einem Kanal werden Auslagen und Punkte gepostet.

# The rules of one table in short
chief_rules-guide = So wird gespielt
chief_rules-melds = Alle Auslagen in Kürze
# $rules is a line each
chief_rules-guide_house_rules = **Hausregeln**
    { $rules }
