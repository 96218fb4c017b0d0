"""Computer players of Indian Chief. They see the View of their seat and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from engine.cards import Card, deck, is_joker
from engine.core import Command, Seat
from engine.indian_chief.model import DeclareJokers, Meld, PickSteal, SealMeld, Target
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase, View
from engine.players.chief import common, thinking
from engine.players.chief.reckoning import reckoner_of
from engine.players.chief.values import bits

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


def random_legal(view: View, rng: random.Random) -> Command:
    """Do anything that the rules allow."""
    seat = common.seat_of(view)
    match view.phase:
        case Phase.STEAL:
            return PickSteal(seat, rng.choice((None, *common.lying(view, seat))))
        case Phase.DECLARE:
            melded = view.table[seat]
            return DeclareJokers(seat, _any_declared(melded.slots, rng))
        case _:
            return _sealed_at_random(view, seat, rng)


def easy(view: View, rng: random.Random) -> Command:
    """Play what scores best now; as a thief, take what makes the open melds worth most."""
    return _turn(
        view,
        lambda seat: common.taken(view, seat, rng, _worth_of_card(view, seat)),
        lambda seat: _sealed(view, seat),
    )


def normal(view: View, rng: random.Random) -> Command:
    """Play what scores best with what the melds still open are usually worth."""
    return _turn(
        view,
        lambda seat: thinking.loot(view, seat, rng, by_kept=False),
        lambda seat: thinking.sealed(view, seat),
    )


def strong(view: View, rng: random.Random) -> Command:
    """Keep the cards that the melds still open need, and look a round ahead."""
    return _turn(
        view,
        lambda seat: thinking.loot(view, seat, rng, by_kept=True),
        lambda seat: thinking.sealed_with_foresight(view, seat, rng),
    )


def _turn(
    view: View, loot: Callable[[Seat], Target | None], seal: Callable[[Seat], SealMeld]
) -> Command:
    """Do what the phase asks; jokers count as scores best."""
    seat = common.seat_of(view)
    match view.phase:
        case Phase.STEAL:
            return PickSteal(seat, loot(seat))
        case Phase.DECLARE:
            return DeclareJokers(seat, ())
        case _:
            return seal(seat)


PLAYERS: Final[Mapping[str, Player]] = MappingProxyType(
    {"random": random_legal, "easy": easy, "normal": normal, "strong": strong}
)
"""Computer players by level."""


def _sealed(view: View, seat: Seat) -> SealMeld:
    judge = reckoner_of(view.options, view.players, by_kept=False)
    matches = common.matches_of(view, view.hand, view.earlier)
    choices = judge.choices(view.hand, bits(view.open_melds[seat]), matches)
    best = max(choices, key=lambda choice: (choice.points, -_USUAL[choice.meld]))
    free = view.columns_of(seat, best.meld)
    column = free[-1] if best.points >= _USUAL[best.meld] else free[0]
    return SealMeld(seat, best.meld, best.cards, column=column)


def _worth_of_card(view: View, seat: Seat) -> Callable[[Card], float]:
    """Judge a card by the points of all open melds with it."""
    judge = reckoner_of(view.options, view.players, by_kept=False)
    matches = common.matches_of(view, view.hand, view.earlier)
    melds = bits(view.open_melds[seat])

    def worth(card: Card) -> float:
        choices = judge.choices((*view.hand, card), melds, matches)
        return sum(choice.points for choice in choices)

    return worth


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
