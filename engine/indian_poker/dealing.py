"""Hands: the deal, the reveal, and the end of a match."""

from __future__ import annotations

from itertools import accumulate

from engine.cards import deck
from engine.core import Seat
from engine.deal import Deal
from engine.indian_poker.model import CardsDealt, HandRevealed, MatchEnded
from engine.indian_poker.ranking import winners
from engine.indian_poker.state import State, from_the_left

_ALL_CARDS = deck(1)


def deal_hand(state: State, deal: Deal) -> CardsDealt:
    """Deal the next hand, one card each from the dealer's left (rules 67 and 68).

    Shuffle ``h`` of the match is that of hand ``h``, over all 52 cards; by house rule over what
    earlier hands have left of them, as long as there is a card for everybody.
    """
    hand, players = state.hand + 1, state.players
    left = set(_ALL_CARDS).difference(state.gone)
    fresh = state.rules.shuffles_all(len(state.gone), players)
    stock = deal.shuffle(_ALL_CARDS if fresh else left, hand)
    dealer = state.rules.dealer(hand, players)
    cards = dict(zip(from_the_left(dealer, players), stock, strict=False))
    return CardsDealt(hand, dealer, tuple(cards[seat] for seat in range(players)), fresh)


def reveal(state: State) -> HandRevealed:
    """Show every card and score the hand (rules 60, 62 and 63)."""
    rules, staying, seats = state.rules, state.staying, range(state.players)
    best = winners(rules.strength, state.cards, staying)
    return HandRevealed(
        hand=state.hand,
        dealer=state.dealer,
        cards=state.cards,
        stayed=tuple(seat in staying for seat in seats),
        winners=best,
        points=tuple(rules.points(seat, staying=seat in staying, winners=best) for seat in seats),
    )


def end(state: State) -> MatchEnded | None:
    """End the match if its last hand is over, which is the last of a rotation (rule 67)."""
    if state.hand % state.players or not _long_enough(state):
        return None
    best = max(state.rules.sign * total for total in state.totals)
    won = (seat for seat, total in enumerate(state.totals) if state.rules.sign * total == best)
    return MatchEnded(tuple(won))


def _long_enough(state: State) -> bool:
    if state.hand >= state.rules.hands_at_most(state.players):
        return True
    target = state.rules.target
    return target is not None and any(
        _highest(state, seat) >= target for seat in range(state.players)
    )


def _highest(state: State, seat: Seat) -> int:
    """Return the most that ``seat`` ever had, for who came to the target may fall back again."""
    points = (state.rules.sign * revealed.points[seat] for revealed in state.history)
    return max(accumulate(points))
