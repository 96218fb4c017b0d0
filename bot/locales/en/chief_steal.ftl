# The thief's own screen: from whom, which card, or a draw.

# a button
chief_steal-steal = Steal
# $where is "Table 7, round 3"
chief_steal-alert = { $where }: you may pick a card to steal.
chief_steal-alert_again = { $where }: you may pick a card to steal once more.
chief_steal-you = **You are the Thief.** Take one card from another meld, or draw from the deck.
# in a solo game
chief_steal-you_alone = **You are the Thief.** Take one card of an earlier meld, or draw from the deck.
chief_steal-hand = In your hand: { $cards }
chief_steal-tie = Your card ties with that of { $others }. If two of you name the same card, all of you pick once more.
chief_steal-tie_last = Your card ties with that of { $others }. If two of you name the same card, none of you steals.
# $met lists the two messages below
chief_steal-last_time = Last time you met: { $met }.
chief_steal-met = { $who } on { $card }
chief_steal-met_drawing = { $who } on a draw
# $pick is one of the two messages below
chief_steal-recorded = **Recorded: { $pick }.** You may pick anew until all have picked.
chief_steal-you_draw = you draw from the deck
chief_steal-card_of = { $card } from { $whose }
# a meld of an earlier round
chief_steal-round_meld = Round { $round }: { $meld }

# selects and buttons
chief_steal-from = From whom?
chief_steal-from_meld = From which meld?
# $meld is "2. Ada: Lawyer" or chief_steal-round_meld; $number counts its cards
chief_steal-option = { $number ->
    [one] { $meld }, { $number } card
   *[other] { $meld }, { $number } cards
}
chief_steal-card = Which card?
chief_steal-draw = Draw instead
# $card is "10 of hearts"
chief_steal-take = Take { $card }
chief_steal-steal_from = Steal { $card } from { $whose }
