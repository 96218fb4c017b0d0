"""What all computer players of Indian Chief ask a View for."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import islice
from statistics import fmean
from typing import Final

from engine.cards import Card, Rank, Suit, deck
from engine.core import Seat
from engine.indian_chief.model import Melded, Target
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import View
from engine.indian_chief.steals import Lying, stealable
from engine.players.chief.points import Cards, Matches, expected, known

_DRAWS: Final = 16
"""So many unseen cards tell a thief what drawing one is worth."""


def seat_of(view: View) -> Seat:
    """Return the seat to play for; ``ValueError`` for the channel's view."""
    if view.seat is None:
        raise ValueError("the channel's view has no seat to play for")
    return view.seat


def parting(card: Card) -> tuple[int, bool, Rank]:
    """Order cards by how well one can part with them: plain tens first, aces and jokers last.

    Of cards of one value the lower rank goes first: as a Thief it steals before the others.
    """
    keep = 10 - min(card.rank, Rank.TEN)
    if card.rank is Rank.JOKER:
        keep = 50
    if card.suit is Suit.SPADES:
        keep = 30 - keep
    if card.rank is Rank.ACE:
        keep = 40
    return keep, card.suit is Suit.HEARTS, card.rank


def on_table(melds: tuple[Melded, ...]) -> Cards:
    """Return all cards of ``melds``."""
    return tuple(card for melded in melds for card in melded.cards)


def matches_of(view: View, hand: Cards, earlier: tuple[Melded, ...]) -> Matches:
    """Tell what a Beggar Man gets: for ``earlier`` melds that stay, or what it may expect.

    ``hand`` are the cards that it sees.
    """
    rules = rules_of(view.options)
    if rules.stay:
        return known(rules, on_table(earlier))
    return expected(rules, view.players, Counter(card.rank for card in hand))


def unseen(view: View) -> list[Card]:
    """Return the cards that neither the hand nor the table shows, in canonical order."""
    seen = {*view.hand, *on_table(view.table), *on_table(view.earlier)}
    return [card for card in deck(view.decks) if card not in seen]


def lying(view: View, thief: Seat) -> Lying:
    """Return what a thief may take."""
    return stealable(rules_of(view.options), thief, view.table, view.earlier)


def taken(
    view: View, seat: Seat, rng: random.Random, worth: Callable[[Card], float]
) -> Target | None:
    """Choose the card to steal, or ``None`` when drawing one promises more.

    ``worth`` judges the hand with one card more; it is asked once for equal cards. Thieves who met
    at a card share out the best ones by seat, so that they do not meet again.
    """
    found: dict[tuple[Rank, Suit], float] = {}

    def of(card: Card) -> float:
        if (card.rank, card.suit) not in found:
            found[card.rank, card.suit] = worth(card)
        return found[card.rank, card.suit]

    left = unseen(view)
    draw = fmean(map(of, rng.sample(left, min(_DRAWS, len(left)))))
    worths = {target: of(card) for target, card in lying(view, seat).items()}
    promising = sorted((t for t in worths if worths[t] > draw), key=lambda t: -worths[t])
    return next(islice(promising, _place_in_collision(view, seat), None), None)


def _place_in_collision(view: View, seat: Seat) -> int:
    """Count the thieves of lower seats who named the card that ``seat`` named; 0 without one."""
    named = {steal.thief: steal.target for steal in view.collisions}
    return sum(thief < seat and named[thief] == named.get(seat) for thief in named)
