"""A night in hand: hand after hand, each with its own players and its own deal."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from hypothesis import strategies as st

from engine.core import Command, Event, Seat
from engine.deal import Deal, hand_seed
from engine.indian_poker.model import HandOut
from engine.indian_poker.options import NIGHT_RULES, NightOptions
from engine.indian_poker.play import POKER_NIGHT
from engine.indian_poker.rules import Forfeits, forfeits_of
from engine.indian_poker.situation import Phase
from tests.engine.driver import Stacked
from tests.engine.hands import cards
from tests.engine.poker.driver import Match, any_command

Deals: TypeAlias = Callable[[int, int], Deal]
"""From a hand and its number of players to its deal."""

NOBODY: Seat = -1
CHOICES = NIGHT_RULES.choices
READ = tuple(rule for rule in CHOICES if rule not in NIGHT_RULES.hosted)
"""The house rules that the rules of the game read."""


@dataclass(frozen=True, slots=True)
class NextHand(Command):
    """What the house does in the rest, as a step: deal to ``players``. ``seat`` is nobody's."""

    players: int


class Night(Match):
    """A night under way; its steps are commands, lapses and the deals of further hands."""

    game = POKER_NIGHT

    def __init__(
        self,
        players: int,
        deals: Deals,
        options: NightOptions = NightOptions(),  # noqa: B008  frozen
    ) -> None:
        self.deals = deals
        super().__init__(players, deals(1, players), options)

    def do(self, command: Command) -> tuple[Event, ...]:
        """Decide a command, or deal the next hand, and keep what it leads to."""
        if not isinstance(command, NextHand):
            return super().do(command)
        deal = self.deals(self.state.hand + 1, command.players)
        events = self.game.next_hand(self.state, command.players, deal)
        self.deal = deal
        return self._record(command, events)

    def next_hand(self, players: int) -> tuple[Event, ...]:
        """Deal the next hand to ``players``."""
        return self.do(NextHand(NOBODY, players))

    def give(self, seat: Seat, *shares: int) -> tuple[Event, ...]:
        """Let a winner hand out forfeits, ``shares`` by seat."""
        return self.do(HandOut(seat, shares))

    @property
    def phase(self) -> Phase:
        """What the night is waiting for."""
        return self.state.phase

    @property
    def forfeits(self) -> Forfeits:
        """What a hand comes to."""
        assert isinstance(self.state.options, NightOptions)
        return forfeits_of(self.state.options)

    @property
    def brought(self) -> tuple[int, ...]:
        """What the bids of the hand that is over cost, by seat."""
        return self.forfeits.by_bids(self.reveals[-1])


def seeded(number: int) -> Deals:
    """Return real deals: a hand's own seed, and join ids that are new in every hand."""

    def deal(hand: int, players: int) -> Deal:
        joins = [bytes([hand % 256, seat]) * 8 for seat in range(players)]
        return Deal(hand_seed(number.to_bytes(32), hand), joins)

    return deal


def dealt(hand: str, options: NightOptions = NightOptions()) -> Night:  # noqa: B008  frozen
    """Begin a night whose first hand are these cards, by seat; in a night seat 0 bids first."""
    top = cards(hand)
    return Night(len(top), lambda number, _: Stacked({number: top}), options)


def with_choices(**choices: Any) -> NightOptions:
    """Return a night of the source's forfeits but for some choices."""
    return replace(NightOptions(), **choices)


EVERY = list(
    dict.fromkeys(with_choices(**{rule: choice}) for rule in READ for choice in CHOICES[rule])
)
"""The usual night, and every choice that the rules read beside it."""


# Random play.


def any_split(night: Night, seat: Seat, rng: random.Random) -> HandOut:
    """Return some lawful split: forfeit by forfeit to anybody else."""
    others = [other for other in range(night.state.players) if other != seat]
    given = [rng.choice(others) for _ in range(night.forfeits.won)]
    return HandOut(seat, tuple(map(given.count, range(night.state.players))))


def any_step(night: Night, rng: random.Random) -> Command | None:
    """Return something lawful to do, ``None`` for letting the time lapse."""
    match night.phase:
        case Phase.REST:
            return NextHand(NOBODY, rng.choice(night.game.seats(night.state.options)))
        case Phase.GIVE:
            seat = rng.choice(night.awaited)
            return None if rng.random() < 0.2 else any_split(night, seat, rng)
        case _:
            return any_command(night, rng)


def play(night: Night, command: Command | None) -> tuple[Event, ...]:
    """Do it, or let the time lapse."""
    return night.expire() if command is None else night.do(command)


def to_the_rest(night: Night, rng: random.Random) -> None:
    """Play the hand to its end at random, forfeits and all."""
    while night.phase is not Phase.REST:
        play(night, any_step(night, rng))


def playout(players: int, number: int, options: NightOptions, hands: int) -> Night:
    """Play a night of so many hands at random; the first is for ``players``."""
    night, rng = Night(players, seeded(number), options), random.Random(number)
    to_the_rest(night, rng)
    while night.state.hand < hands:
        play(night, any_step(night, rng))
        to_the_rest(night, rng)
    return night


@st.composite
def any_night(draw: st.DrawFn) -> tuple[NightOptions, int]:
    """Draw any options of a night, and a number of players that they allow."""
    options = with_choices(**{rule: draw(st.sampled_from(CHOICES[rule])) for rule in READ})
    return options, draw(st.sampled_from(POKER_NIGHT.seats(options)))
