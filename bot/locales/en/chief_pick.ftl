# Choosing a meld and its cards, and what they would score.

# what is sealed; $cards are bold suits with their ranks
chief_pick-sealed = **Sealed: { $meld }** with { $cards }
chief_pick-sealed_in = **Sealed: { $meld }** with { $cards }, in column { $column }
chief_pick-its_part = Its smaller part: { $cards }
chief_pick-wish = Wish: { $wish }.
chief_pick-stays = This stays sealed until you seal something else.
# $melds is "Thief, Doctor or Lawyer"
chief_pick-open = Choose one of your melds still open: { $melds }.
chief_pick-now = { $size ->
    [one] **{ $meld }**: now choose { $size } card.
   *[other] **{ $meld }**: now choose exactly { $size } cards.
}
chief_pick-more = **{ $meld }**: { $chosen } of { $size } cards chosen, { $missing } more to choose.
# $chosen is more than one
chief_pick-too_many = { $size ->
    [one] **{ $meld }**: { $chosen } cards chosen, and it takes { $size } card.
   *[other] **{ $meld }**: { $chosen } cards chosen, and it takes exactly { $size } cards.
}
# what a Beggar Man meets; $cards is "3 queens and 2 sixes"
chief_pick-lying = On the table: { $cards }.
chief_pick-nothing_lies = Nothing lies on the table yet.
chief_pick-with = **{ $meld }** with { $cards }

# what a Thief does after the round
chief_pick-no_steal = There is no stealing in the last round.
chief_pick-no_draw = There is no drawing in the last round.
chief_pick-then_joker = Then you draw a joker instead of a card.
chief_pick-then_joker_left = Then you draw a joker instead of a card, if any is left.
chief_pick-then_draw = Then you draw a card: no earlier meld lies there yet.
chief_pick-then_ask = Then I ask you what to take.
chief_pick-then = Then: { $wish }.

# selects and buttons
chief_pick-meld = Choose a meld
chief_pick-meld_option = { $size ->
    [one] { $meld }, { $size } card
   *[other] { $meld }, { $size } cards
}
# $about is a short rule, which begins a sentence
chief_pick-columns_open = Open: { $columns }. { $about }
chief_pick-cards = { $size ->
    [one] Choose { $size } card
   *[other] Choose exactly { $size } cards
}
# 2. Ten of hearts, 10 points
chief_pick-card = { $number }. { $card }, { $worth }
# what a joker is worth
chief_pick-any_card = any card
chief_pick-column = It goes to column { $column }.
chief_pick-column_chosen = { $column }, chosen
chief_pick-best_split = Best split
# an option: a card for an Indian Chief's smaller part, with its number in the hand
chief_pick-part = Smaller part: { $number }. { $card }
chief_pick-parts = { $number ->
    [one] The smaller part: { $number } card
   *[other] The smaller part: { $number } cards
}
chief_pick-ask = Ask me when it is my turn
chief_pick-wishes = What to steal (it draws where none fits)
chief_pick-draw = Draw a card from the deck
# $wants is "the ace of hearts, else an ace"
chief_pick-steal = Steal { $wants }
chief_pick-seal = Seal meld
chief_pick-seal_meld = Seal { $meld }
chief_pick-suggest = Suggest

# jokers
chief_pick-joker = Joker
chief_pick-joker_number = Joker { $number }
chief_pick-by_hand = Declare by hand
chief_pick-back_to_best = Back to the best
# $joker is "Joker" or "Joker 2"
chief_pick-joker_best = { $joker }: as scores best
chief_pick-joker_best_is = { $joker }: as scores best, { $card }
chief_pick-joker_rank = { $joker }: its rank
chief_pick-joker_suit = { $joker }: its suit
# $codes is how it is typed: JK=QD
chief_pick-jokers_count = { $jokers ->
    [one] The joker counts as { $cards } (`{ $codes }`).
   *[other] The jokers count as { $cards } (`{ $codes }`).
}
# of a Beggar Man
chief_pick-joker_matches_nothing = { $jokers ->
    [one] Its joker: a joker matches nothing at this table.
   *[other] Its jokers: a joker matches nothing at this table.
}
chief_pick-joker_asked_late = { $jokers ->
    [one] Its joker: when the melds lie open, I ask you for the rank.
   *[other] Its jokers: when the melds lie open, I ask you for the rank.
}
chief_pick-joker_best_late = { $jokers ->
    [one] Its joker: declared when the melds lie open, as scores best.
   *[other] Its jokers: declared when the melds lie open, as scores best.
}

# what a choice would score; $why is a whole sentence, $column is empty or chief_pick-in_column...
chief_pick-scores = { $meld }, **{ $points }**{ $column }. { $why }
chief_pick-nothing = **This { $meld } scores nothing.** { $why } You may still seal it.
chief_pick-at_best = The best that your hand holds: { $best }
chief_pick-expected = { $meld }: { $each } for each card of these ranks that others meld in this round. **About { $expected } points** to be expected{ $column }.
# behind what is scored; $total is "30 points" or chief_pick-about
chief_pick-in_column = , in column { $column }
chief_pick-in_column_worth = , in column { $column }: **{ $total }**
chief_pick-about = about { $points }
# a number with one decimal place
chief_pick-decimal = { $whole }.{ $tenths }
