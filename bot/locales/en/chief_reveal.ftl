# What everybody sees at once: the revealed melds, collisions, and how the steals came out.

# a button
chief_reveal-why = Why?
# a heading; $number counts the melds
chief_reveal-melds = { $number ->
    [one] Round { $round }: the meld
   *[other] Round { $round }: the melds
}
# behind a meld that was scored
chief_reveal-column = column { $column }
# notes behind a name, and in the middle of chief_reveal-draws
chief_reveal-planned = played from a plan
chief_reveal-time_up = time was up
# $number counts the names
chief_reveal-scores_follow = { $number ->
    [one] **Scores follow:** first { $names } says what the joker of its Beggar Man stands for.
   *[other] **Scores follow:** first { $names } say what the jokers of their Beggar Men stand for.
}
# $order is the order of names: "Ada, then Bo and Cy, then Di"
chief_reveal-turns = **Now the thieves:** { $order }.
chief_reveal-then = { $order }, then { $next }
# the best of a round; $number counts the names in $names, each of them a chief_reveal-best_of
chief_reveal-best = { $number ->
    [one] **Best of the round:** { $names }, { $points }.
   *[other] **Best of the round:** { $names }, { $points } each.
}
chief_reveal-best_of = { $who } ({ $meld })
chief_reveal-record = That is the highest { $meld } on this server so far.

# headings; $where is "Table 7, round 3"
chief_reveal-collided = { $where }: two hands on one card
chief_reveal-thieves = { $where }: the thieves
chief_reveal-once_more = These thieves all pick **once more**, in secret.
# $number counts the names in $who; $card is one of the three messages below
chief_reveal-want = { $number ->
    [one] { $who } wants { $card }.
   *[other] { $who } want { $card }.
}
chief_reveal-card_of = { $card } from { $whose }
# in a solo game
chief_reveal-of_round = { $card } from round { $round }
chief_reveal-deck_card = a card from the deck
chief_reveal-nobody = Their picks met, so **none of them steals**: { $names } draw from the deck.
chief_reveal-nobody_again = Their picks met again, so **none of them steals**: { $names } draw from the deck.
# $late is empty, or a note with a dot before it
chief_reveal-draws = { $who } draws from the deck{ $late }.
chief_reveal-steals = { $who } steals **{ $card }**; the thief's card takes its place.
# the own card of an earlier round
chief_reveal-takes = { $who } takes **{ $card }**; the thief's card takes its place.
