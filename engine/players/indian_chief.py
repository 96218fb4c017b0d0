"""Computer players of Indian Chief. They see the View of their seat and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from itertools import islice
from statistics import fmean
from types import MappingProxyType
from typing import Final, TypeAlias

from engine.cards import Card, Rank, Suit, deck, is_joker
from engine.core import Command, Seat
from engine.indian_chief.best import best
from engine.indian_chief.model import DeclareJokers, Meld, Melded, PickSteal, SealMeld, Target
from engine.indian_chief.prospects import prospect
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase, View
from engine.indian_chief.steals import Lying, stealable

Player: TypeAlias = Callable[[View, random.Random], Command]

# What a seat without luck gets for a meld: of equal points the cheaper meld is spent.
_USUAL: Final = MappingProxyType(
    {
        Meld.RICH_MAN: -20,
        Meld.BEGGAR_MAN: 5,
        Meld.THIEF: 10,
        Meld.POOR_MAN: 20,
        Meld.LAWYER: 25,
        Meld.INDIAN_CHIEF: 30,
        Meld.DOCTOR: 35,
    }
)

_DRAWS: Final = 16
"""So many unseen cards tell a thief what drawing one is worth."""


def easy(view: View, rng: random.Random) -> Command:
    """Play what scores best now; as a thief, take what makes the open melds worth most."""
    seat = _seat(view)
    match view.phase:
        case Phase.STEAL:
            return PickSteal(seat, _loot(view, seat, rng))
        case Phase.DECLARE:
            return DeclareJokers(seat, ())
        case _:
            return _sealed(view, seat)


def random_legal(view: View, rng: random.Random) -> Command:
    """Do anything that the rules allow."""
    seat = _seat(view)
    match view.phase:
        case Phase.STEAL:
            return PickSteal(seat, rng.choice((None, *_lying(view, seat))))
        case Phase.DECLARE:
            melded = view.table[seat]
            return DeclareJokers(seat, _any_declared(melded.slots, rng))
        case _:
            return _sealed_at_random(view, seat, rng)


PLAYERS: Final[Mapping[str, Player]] = MappingProxyType({"easy": easy, "random": random_legal})
"""Computer players by level."""


def _seat(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("the channel's view has no seat to play for")
    return view.seat


def _lying(view: View, thief: Seat) -> Lying:
    return stealable(rules_of(view.options), thief, view.table, view.earlier)


def _parting(card: Card) -> tuple[int, bool, Rank]:
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


def _sealed(view: View, seat: Seat) -> SealMeld:
    hand = tuple(sorted(view.hand, key=_parting))
    choices = {meld: _best(view, hand, meld) for meld in view.open_melds[seat]}
    points = {meld: _points(view, hand, meld, cards) for meld, cards in choices.items()}
    meld = max(choices, key=lambda meld: (points[meld], -_USUAL[meld]))
    free = view.columns_of(seat, meld)
    column = free[-1] if points[meld] >= _USUAL[meld] else free[0]
    return SealMeld(seat, meld, choices[meld], column=column)


def _sealed_at_random(view: View, seat: Seat, rng: random.Random) -> SealMeld:
    rules = rules_of(view.options)
    meld = rng.choice(view.open_melds[seat])
    cards = tuple(rng.sample(view.hand, rules.sizes[meld]))
    column = rng.choice(view.columns_of(seat, meld))
    declared = () if meld is Meld.BEGGAR_MAN else _any_declared(cards, rng)
    split = rules.split_by_hand and meld is Meld.INDIAN_CHIEF and rng.randrange(2)
    aside = tuple(rng.sample(range(len(cards)), rules.aside)) if split else ()
    return SealMeld(seat, meld, cards, column=column, declared=declared, aside=aside)


def _any_declared(slots: tuple[Card | None, ...], rng: random.Random) -> tuple[Card | None, ...]:
    """Declare some jokers anything, and leave the others to what scores best."""
    return tuple(
        rng.choice((None, rng.choice(deck(1)))) if is_joker(card) else None for card in slots
    )


def _best(view: View, hand: tuple[Card, ...], meld: Meld) -> tuple[Card, ...]:
    return best(rules_of(view.options), meld, hand, _known(view))


def _points(view: View, hand: tuple[Card, ...], meld: Meld, cards: tuple[Card, ...]) -> float:
    rules = rules_of(view.options)
    return prospect(rules, view.players, hand, meld, cards, others=_known(view))


def _known(view: View) -> tuple[Card, ...] | None:
    """Return the cards that a Beggar Man will meet, if it sees them already."""
    return _on_table(view.earlier) if rules_of(view.options).stay else None


def _on_table(melds: tuple[Melded, ...]) -> tuple[Card, ...]:
    return tuple(card for melded in melds for card in melded.cards)


def _loot(view: View, seat: Seat, rng: random.Random) -> Target | None:
    """Choose the card to steal, or ``None`` when drawing one promises more.

    Thieves who met at a card share out the best ones by seat, so that they do not meet again.
    """

    @cache
    def worth(rank: Rank, suit: Suit) -> float:
        hand = tuple(sorted((*view.hand, Card(0, suit, rank)), key=_parting))
        choices = {meld: _best(view, hand, meld) for meld in view.open_melds[seat]}
        return sum(_points(view, hand, meld, cards) for meld, cards in choices.items())

    targets = _lying(view, seat)
    seen = (*view.hand, *_on_table(view.table), *_on_table(view.earlier))
    unseen = sorted(set(deck(view.decks)).difference(seen))
    drawn = rng.sample(unseen, min(_DRAWS, len(unseen)))
    draw = fmean(worth(card.rank, card.suit) for card in drawn)
    worths = {target: worth(card.rank, card.suit) for target, card in targets.items()}
    promising = sorted((t for t in targets if worths[t] > draw), key=lambda t: -worths[t])
    return next(islice(promising, _place_in_collision(view, seat), None), None)


def _place_in_collision(view: View, seat: Seat) -> int:
    """Count the thieves of lower seats who named the card that ``seat`` named; 0 without one."""
    named = {steal.thief: steal.target for steal in view.collisions}
    return sum(thief < seat and named[thief] == named.get(seat) for thief in named)
