# A round of Indian Chief as its channel sees it.

# what an alert begins with
chief_round-where = Table { $table }, round { $round }
chief_round-moment = round { $round }
chief_round-round_of = Round { $round } of { $rounds }
chief_round-no_hurry = There is no hurry: this table has no deadline.

# What ends a phase. A full stop or ", at the latest ..." follows. $asked are the players asked.
chief_round-ends_meld = Ends when everybody has sealed
chief_round-ends_declare = { $asked ->
    [one] Ends when the Beggar Man has declared
   *[other] Ends when the Beggar Men have declared
}
chief_round-ends_steal = { $asked ->
    [one] Ends when the thief has picked
   *[other] Ends when the thieves have picked
}
chief_round-lapse_meld = Then a computer plays every missing move.
chief_round-lapse_declare = A joker that is not declared by then counts as scores best.
chief_round-lapse_steal = A thief who has not picked by then draws.

# $where is "Table 7, round 3"
chief_round-alert_meld = { $where }: choose your meld.
chief_round-alert_declare = { $asked ->
    [one] { $where }: the Beggar Man may say what a joker stands for.
   *[other] { $where }: the Beggar Men may say what a joker stands for.
}
chief_round-alert_steal = { $asked ->
    [one] { $where }: the thief may pick a card.
   *[other] { $where }: the thieves may pick a card.
}
chief_round-alert_repick = { $asked ->
    [one] { $where }: the thief may pick a card once more.
   *[other] { $where }: the thieves may pick a card once more.
}
chief_round-done_meld = { $where }: the choice of melds is closed.
chief_round-done_declare = { $where }: the declaring of jokers is closed.
chief_round-done_steal = { $where }: the stealing is closed.

chief_round-choose = **Choose your meld.**
chief_round-sealed = **{ $sealed } of { $players } sealed.** Choose your meld in secret.
chief_round-wild = { $jokers ->
    [one] Wild pile: { $jokers } joker left.
   *[other] Wild pile: { $jokers } jokers left.
}
chief_round-no_wild = The wild pile is empty: a Thief draws from the deck.
chief_round-declaring = { $asked ->
    [one] The melds lie open. { $names } may say what its joker stands for.
   *[other] The melds lie open. { $names } may say what their jokers stand for.
}
chief_round-declared = **{ $done } of { $asked } declared.**
# in a solo game
chief_round-takes = { $names } may take a card of an earlier meld, or draw.
# one thief; $names is one name
chief_round-thief = { $names } may steal a card from the table, or draw.
chief_round-thieves = { $names } may steal, and their cards tie.
chief_round-tie = Each picks in secret; if two name the same card, all pick once more.
chief_round-tie_last = Each picks in secret; if two name the same card, none of them steals.
chief_round-picked = **{ $picked } of { $asked } picked.**
chief_round-later = After that: { $names }.

# a note behind a name; $hand is the button's label
chief_round-no_dm = no DM, plays from **{ $hand }**
chief_round-out_of_time = Out of time in the last phase: { $names }.
# $number counts the names
chief_round-planned_last = { $number ->
    [one] Played in the last phase from the plan that { $names } left.
   *[other] Played in the last phase from the plans that { $names } left.
}
chief_round-planned = { $number ->
    [one] Played from the plan that { $names } left.
   *[other] Played from the plans that { $names } left.
}
