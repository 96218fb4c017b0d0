"""Who gets which card: the first hands and the refills.

The deck is never stored. A refill draws from all cards that are neither in a hand nor face up: the
remainder of the deck with the melds of the round before shuffled in (rule 2). The shuffles of a
game are numbered 0 for the first hands, 2r - 1 for the refill of round r, and 2r for the face-up
melds that join it when it runs short (rule 3).
"""

from __future__ import annotations

from functools import cache
from itertools import chain

from engine.cards import Card, deck
from engine.core import Seat
from engine.deal import Deal
from engine.indian_chief.model import HandsDealt, HandsRefilled
from engine.indian_chief.rulebooks import Rulebook, rules_of
from engine.indian_chief.state import State


def first_hands(rules: Rulebook, players: int, deal: Deal) -> HandsDealt:
    """Deal full hands, one card at a time from the dealer's left, who is seat 0 (rule 1)."""
    cards = deal.shuffle(deck(rules.decks[players]), 0)[: players * rules.hand]
    return HandsDealt(tuple(cards[seat::players] for seat in range(players)))


def refill(state: State, deal: Deal) -> HandsRefilled:
    """Deal one card each in turn from the dealer's left to everybody short of a full hand."""
    stock = deal.shuffle(supply(state), 2 * state.round - 1)
    turns = _turns(state)
    short = len(turns) > len(stock)
    if short:
        stock += deal.shuffle(face_up(state), 2 * state.round)
    draws: list[tuple[Card, ...]] = [()] * state.players
    for seat, card in zip(turns, stock, strict=False):
        draws[seat] += (card,)
    return HandsRefilled(tuple(draws), short)


def supply(state: State) -> frozenset[Card]:
    """All cards that are neither in a hand nor face up."""
    rules = rules_of(state.options)
    return _all_cards(rules.decks[state.players]).difference(*state.hands, face_up(state))


def face_up(state: State) -> tuple[Card, ...]:
    """Return the cards that lie on the table."""
    melds = state.table.melds if state.table else ()
    slots = chain.from_iterable(melded.slots for melded in melds)
    return tuple(card for card in slots if card is not None)


@cache
def _all_cards(decks: int) -> frozenset[Card]:
    return frozenset(deck(decks))


def _turns(state: State) -> list[Seat]:
    """Seats in the order in which they get a card, once for each card that they get."""
    full = rules_of(state.options).hand
    seats = [(state.dealer + place) % state.players for place in range(1, state.players + 1)]
    held = [len(hand) for hand in state.hands]
    return [seat for lap in range(full) for seat in seats if held[seat] + lap < full]
