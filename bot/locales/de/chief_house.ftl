# How Indian Chief can be played: rulebook, mode and house rules.

# rulebooks and modes, in the middle of a line: modern rulebook, solo, triple mode
chief_house-classic = klassisches Regelwerk
chief_house-modern = modernes Regelwerk
chief_house-solo = Solo
chief_house-triple = dreifach
# how often each meld is played
chief_house-mode_once = Jede Auslage einmal: { $rounds } Runden
chief_house-mode_triple = Dreifach, Spalten { $columns }: { $rounds } Runden
# $way is rulebook and mode
chief_house-title = { $rules ->
    [one] { $way }, { $rules } Hausregel
   *[other] { $way }, { $rules } Hausregeln
}
chief_house-terms = **{ $way }.** { $mode }; die meisten Punkte gewinnen.
chief_house-terms_decks = { $players ->
    [one] **Decks:** { $decks } mit { $players } Spieler
   *[other] **Decks:** { $decks } mit { $players } Spielern
}
chief_house-choose_rulebook = Regelwerk
chief_house-choose_mode = Modus
# a house rule in force, on one line
chief_house-told = { $title }: { $choice }
# what a house rule is about, where it is refused because the game has no such thing
chief_house-needed_company = Partien mit anderen
chief_house-needed_thieves = Diebe, die andere bestehlen
chief_house-needed_jokers = Joker
chief_house-needed_matching = Joker, die für Bettler Treffer sind
chief_house-needed_triple = die Spalten der dreifachen Partie

# The house rules: a title, what each is about, and its choices as in the middle of a line
chief_house-title_decks = Decks an einem großen Tisch
# $crowd is "7 and 8"
chief_house-about_decks = Mit { $crowd } Spielern können die Karten ausgehen; dann werden Auslagen eingemischt.
chief_house-decks_number = { $decks ->
    [one] { $decks } Deck
   *[other] { $decks } Decks
}
chief_house-title_split = Teile des Häuptlings
chief_house-about_split = Wer seine { $chief } Karten in { $hand } und { $aside } aufteilt.
chief_house-split_best = die beste Aufteilung wird gefunden
chief_house-split_by_hand = jeder wählt selbst
chief_house-title_tie = Gleichstand am Ende
chief_house-about_tie = Wer gewinnt, wenn mehrere die meisten Punkte haben.
chief_house-tie_shared = sie teilen sich den Sieg
chief_house-tie_rich_man = der bessere Reiche Mann, dann der bessere Häuptling
chief_house-title_leaving = Wenn jemand geht
chief_house-about_leaving = Was aus der Partie wird, wenn jemand mittendrin geht.
chief_house-leaving_computer = ein Computer spielt weiter
chief_house-leaving_end = die Partie endet für alle
chief_house-title_deal = Blätter nach dem Ende
chief_house-about_deal = Ob alle Blätter und der Zufall dahinter nach der Partie offengelegt werden.
chief_house-deal_opened = sie werden offengelegt
chief_house-deal_closed = sie bleiben geheim
chief_house-title_thief_order = Welcher Dieb zuerst dran ist
chief_house-about_thief_order = Diebe stehlen nacheinander, die niedrigere Karte zuerst; gleiche wählen gleichzeitig.
chief_house-thief_order_rank = nach Rang, vom Ass zum König
# $tied is "ten, jack, queen and king"
chief_house-thief_order_value = nach Kartenwert: { $tied } sind gleich
chief_house-title_repicks = Wenn Diebe dasselbe wollen
chief_house-about_repicks = Wie oft gleiche Diebe, die dieselbe Karte genannt haben, neu wählen dürfen.
chief_house-repicks_times = { $times ->
    [0] gar nicht
    [1] einmal
    [2] zweimal
   *[other] { $times }-mal
}
chief_house-title_thief_cards = Die Karte eines Diebs
chief_house-about_thief_cards = Ob eine Karte, die als Dieb ausgelegt wurde, gestohlen werden darf.
chief_house-thief_cards_free = sie darf gestohlen werden
chief_house-thief_cards_safe = sie ist sicher
chief_house-title_wild_pile = Jokerstapel
chief_house-about_wild_pile = Wie viele Joker es gibt; ist keiner mehr da, zieht ein Dieb vom Stapel.
chief_house-wild_pile_endless = er geht nie aus
chief_house-wild_pile_per_deck = { $jokers ->
    [one] { $jokers } Joker für jedes Deck
   *[other] { $jokers } Joker für jedes Deck
}
chief_house-title_beggar_joker = Der Joker des Bettlers
chief_house-about_beggar_joker = Wer sagt, welche Karte er ist, sobald alle Auslagen offen liegen.
chief_house-beggar_joker_best = der Bot: was am meisten bringt
chief_house-beggar_joker_by_hand = sein Spieler, mit einer eigenen Frist
chief_house-title_jokers_match = Joker und Bettler
chief_house-about_jokers_match = Ob ein Joker den Karten eines Bettlers gleichen kann.
chief_house-jokers_match_as_declared = als die Karte, die festgelegt ist
chief_house-jokers_match_nothing = Joker sind nie Treffer
chief_house-title_columns = Reihenfolge der Spalten
chief_house-about_columns = In welcher ihrer { $columns } Spalten eine Auslage gewertet werden darf.
chief_house-columns_any = in jeder, die noch frei ist
chief_house-columns_left_to_right = von links nach rechts
chief_house-title_suggest = Vorschläge
chief_house-about_suggest = Ob der Bot allen, die darum bitten, eine Auslage vorschlägt.
chief_house-suggest_off = keine
chief_house-suggest_on = für alle, die darum bitten
