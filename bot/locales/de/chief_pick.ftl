# Choosing a meld and its cards, and what they would score.

# what is sealed; $cards are bold suits with their ranks
chief_pick-sealed = **Versiegelt: { $meld }** mit { $cards }
chief_pick-sealed_in = **Versiegelt: { $meld }** mit { $cards }, in Spalte { $column }
chief_pick-its_part = Der kleinere Teil: { $cards }
chief_pick-wish = Wunsch: { $wish }.
chief_pick-stays = Das bleibt versiegelt, bis du etwas anderes versiegelst.
# $melds is "Thief, Doctor or Lawyer"
chief_pick-open = Wähle eine deiner noch offenen Auslagen: { $melds }.
chief_pick-now = { $size ->
    [one] **{ $meld }**: Wähle jetzt { $size } Karte.
   *[other] **{ $meld }**: Wähle jetzt genau { $size } Karten.
}
chief_pick-more = { $missing ->
    [one] **{ $meld }**: { $chosen } von { $size } Karten gewählt, es fehlt noch { $missing }.
   *[other] **{ $meld }**: { $chosen } von { $size } Karten gewählt, es fehlen noch { $missing }.
}
# $chosen is more than one
chief_pick-too_many = { $size ->
    [one] **{ $meld }**: { $chosen } Karten gewählt, es darf aber nur { $size } Karte sein.
   *[other] **{ $meld }**: { $chosen } Karten gewählt, es müssen aber genau { $size } Karten sein.
}
# what a Beggar Man meets; $cards is "3 queens and 2 sixes"
chief_pick-lying = Auf dem Tisch: { $cards }.
chief_pick-nothing_lies = Auf dem Tisch liegt noch nichts.
chief_pick-with = **{ $meld }** mit { $cards }

# what a Thief does after the round
chief_pick-no_steal = In der letzten Runde wird nicht mehr gestohlen.
chief_pick-no_draw = In der letzten Runde wird nicht mehr gezogen.
chief_pick-then_joker = Danach ziehst du statt einer Karte einen Joker.
chief_pick-then_joker_left = Danach ziehst du statt einer Karte einen Joker, falls noch einer da ist.
chief_pick-then_draw = Danach ziehst du eine Karte: Es liegt noch keine frühere Auslage.
chief_pick-then_ask = Danach frage ich dich, was du nimmst.
chief_pick-then = Danach: { $wish }.

# selects and buttons
chief_pick-meld = Wähle eine Auslage
chief_pick-meld_option = { $size ->
    [one] { $meld }, { $size } Karte
   *[other] { $meld }, { $size } Karten
}
# $about is a short rule, which begins a sentence
chief_pick-columns_open = Offen: { $columns }. { $about }
chief_pick-cards = { $size ->
    [one] Wähle { $size } Karte
   *[other] Wähle genau { $size } Karten
}
# 2. Ten of hearts, 10 points
chief_pick-card = { $number }. { $card }, { $worth }
# what a joker is worth
chief_pick-any_card = beliebige Karte
chief_pick-column = Das kommt in Spalte { $column }.
chief_pick-column_chosen = { $column }, gewählt
chief_pick-best_split = Beste Aufteilung
# an option: a card for an Indian Chief's smaller part, with its number in the hand
chief_pick-part = Kleinerer Teil: { $number }. { $card }
chief_pick-parts = { $number ->
    [one] Der kleinere Teil: { $number } Karte
   *[other] Der kleinere Teil: { $number } Karten
}
chief_pick-ask = Frag mich, wenn ich dran bin
chief_pick-wishes = Was stehlen? (Passt nichts, wird gezogen.)
chief_pick-draw = Eine Karte vom Stapel ziehen
# $wants is "the ace of hearts, else an ace"
chief_pick-steal = Stehlen: { $wants }
chief_pick-seal = Auslage versiegeln
chief_pick-seal_meld = { $meld } versiegeln
chief_pick-suggest = Vorschlag

# jokers
chief_pick-joker = Joker
chief_pick-joker_number = Joker { $number }
chief_pick-by_hand = Joker selbst festlegen
chief_pick-back_to_best = Zurück zum Besten
# $joker is "Joker" or "Joker 2"
chief_pick-joker_best = { $joker }: wie er am meisten bringt
chief_pick-joker_best_is = { $joker }: wie er am meisten bringt, { $card }
chief_pick-joker_rank = { $joker }: welcher Rang?
chief_pick-joker_suit = { $joker }: welche Farbe?
# $codes is how it is typed: JK=QD
chief_pick-jokers_count = { $jokers ->
    [one] Der Joker zählt als { $cards } (`{ $codes }`).
   *[other] Die Joker zählen als { $cards } (`{ $codes }`).
}
# of a Beggar Man
chief_pick-joker_matches_nothing = { $jokers ->
    [one] Sein Joker: An diesem Tisch passt ein Joker zu nichts.
   *[other] Seine Joker: An diesem Tisch passt ein Joker zu nichts.
}
chief_pick-joker_asked_late = { $jokers ->
    [one] Sein Joker: Wenn die Auslagen offen liegen, frage ich dich nach dem Rang.
   *[other] Seine Joker: Wenn die Auslagen offen liegen, frage ich dich nach den Rängen.
}
chief_pick-joker_best_late = { $jokers ->
    [one] Sein Joker: wird festgelegt, wenn die Auslagen offen liegen, und zwar so, wie er am meisten bringt.
   *[other] Seine Joker: werden festgelegt, wenn die Auslagen offen liegen, und zwar so, wie sie am meisten bringen.
}

# what a choice would score; $why is a whole sentence, $column is empty or chief_pick-in_column...
chief_pick-scores = { $meld }, **{ $points }**{ $column }. { $why }
chief_pick-nothing = **{ $meld }: So bringt das nichts.** { $why } Versiegeln kannst du es trotzdem.
chief_pick-at_best = Das Beste, was dein Blatt hergibt: { $best }
chief_pick-expected = { $meld }: { $each } für jede Karte dieser Ränge, die andere in dieser Runde auslegen. Zu erwarten sind **etwa { $expected } Punkte**{ $column }.
# behind what is scored; $total is "30 points" or chief_pick-about
chief_pick-in_column = , in Spalte { $column }
chief_pick-in_column_worth = , in Spalte { $column }: **{ $total }**
chief_pick-about = etwa { $points }
# a number with one decimal place
chief_pick-decimal = { $whole },{ $tenths }
