"""Who gets which card: the first hands and the refills.

The deck is never stored. A refill draws from all cards that are neither in a hand nor on the
table: the remainder of the deck with the melds of the round before shuffled in (rule 2), without
them where melds stay on the table. The shuffles of a game are numbered 0 for the first hands,
2r - 1 for the refill of round r, and 2r for the face-up melds that join it when it runs short
(rule 3). Jokers are no part of any deck: they come from the wild pile (rules 41 and 42).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, count

from engine.cards import Card, Rank, Suit, deck, is_joker
from engine.core import Seat
from engine.deal import Deal
from engine.indian_chief.model import HandsDealt, HandsRefilled, Meld
from engine.indian_chief.rulebooks import Rulebook
from engine.indian_chief.state import State


def first_hands(rules: Rulebook, players: int, deal: Deal) -> HandsDealt:
    """Deal full hands, one card at a time from the dealer's left, who is seat 0 (rule 1)."""
    cards = deal.shuffle(deck(rules.decks[players]), 0)[: players * rules.hand]
    return HandsDealt(tuple(cards[seat::players] for seat in range(players)))


def refill(state: State, deal: Deal) -> HandsRefilled:
    """Give thieves their jokers, then deal in turn to everybody short of a full hand.

    Both go from the dealer's left. When the wild pile is short, the other thieves draw like
    everybody else (rule 42).
    """
    draws = _jokers_drawn(state)
    stock = deal.shuffle(supply(state), 2 * state.round - 1)
    turns = _turns(state, draws)
    short = len(turns) > len(stock)
    if short:
        stock += deal.shuffle((c for c in face_up(state) if not is_joker(c)), 2 * state.round)
    for seat, card in zip(turns, stock, strict=False):
        draws[seat] += (card,)
    return HandsRefilled(tuple(draws), short)


def supply(state: State) -> frozenset[Card]:
    """All cards of the decks that are neither in a hand nor on the table."""
    lying = chain.from_iterable(melded.cards for melded in state.earlier)
    decks = state.rules.decks[state.players]
    return _all_cards(decks).difference(*state.hands, face_up(state), lying)


def face_up(state: State) -> tuple[Card, ...]:
    """Return the cards in the melds of this round."""
    return tuple(chain.from_iterable(melded.cards for melded in state.melds))


def wild(state: State) -> int | None:
    """Count the jokers of the wild pile; ``None`` for one that never runs out (rule 42)."""
    jokers = _jokers(state)
    return None if jokers is None else jokers - len(_jokers_in_play(state))


def _jokers(state: State) -> int | None:
    rules = state.rules
    return None if rules.wild is None else rules.wild * rules.decks[state.players]


def _jokers_in_play(state: State) -> frozenset[Card]:
    """Jokers in hands and in the melds of this round; all others lie in the wild pile."""
    return frozenset(filter(is_joker, chain(*state.hands, face_up(state))))


def _pile(state: State) -> Iterator[Card]:
    """Jokers of the wild pile, the lowest number first."""
    jokers, used = _jokers(state), _jokers_in_play(state)
    numbers = count() if jokers is None else range(jokers)
    every = (Card(number, Suit.JOKER, Rank.JOKER) for number in numbers)
    return (joker for joker in every if joker not in used)


def _jokers_drawn(state: State) -> list[tuple[Card, ...]]:
    """Take a joker for each thief, as long as there are any (rules 41 and 42)."""
    draws: list[tuple[Card, ...]] = [()] * state.players
    thieves = (seat for seat in _from_the_left(state) if state.melds[seat].meld is Meld.THIEF)
    for seat, joker in zip(thieves, _pile(state), strict=False):
        draws[seat] = (joker,)
    return draws


@cache
def _all_cards(decks: int) -> frozenset[Card]:
    return frozenset(deck(decks))


def _from_the_left(state: State) -> list[Seat]:
    """All seats from the dealer's left, the dealer last."""
    return [(state.dealer + place) % state.players for place in range(1, state.players + 1)]


def _turns(state: State, drawn: list[tuple[Card, ...]]) -> list[Seat]:
    """Seats in the order in which they get a card of the deck, once for each that they get."""
    full, seats = state.rules.hand, _from_the_left(state)
    held = [len(hand) + len(more) for hand, more in zip(state.hands, drawn, strict=True)]
    return [seat for lap in range(full) for seat in seats if held[seat] + lap < full]
