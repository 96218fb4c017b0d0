"""A match in hand: deals as a test wants them, plays what is said, keeps the log."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import reduce
from typing import Any, ClassVar

import pytest
from hypothesis import strategies as st

from engine.cards import Card, deck
from engine.core import Code, Command, Event, RuleError, Seat, fold
from engine.deal import Deal
from engine.indian_poker.model import (
    Bid,
    GiveOrder,
    HandRevealed,
    MakeBid,
    Order,
    When,
)
from engine.indian_poker.options import CHOICES, AnyOptions, Options, fitting
from engine.indian_poker.play import INDIAN_POKER, IndianPoker
from engine.indian_poker.rules import Rules
from engine.indian_poker.situation import View
from engine.indian_poker.state import State, from_the_left
from tests.engine.driver import Stacked, chance
from tests.engine.hands import cards


def options_with(choices: Mapping[str, Any]) -> Options:
    """Return the source's rules but for some choices."""
    return replace(Options(), **choices)


EVERY = list(
    dict.fromkeys(options_with({rule: one}) for rule, ones in CHOICES.items() for one in ones)
)
"""The source's rules, and every choice of a house rule beside them."""

LETTERS = "ABCDEFGHIJKL"


class Match:
    """A match under way: its log, the state that this folds to, and what led there.

    ``steps`` are the commands with the events that they led to; ``None`` stands for a lapse.
    """

    game: ClassVar[IndianPoker] = INDIAN_POKER

    def __init__(self, players: int, deal: Deal, options: AnyOptions = Options()) -> None:  # noqa: B008  frozen
        self.deal = deal
        self.log = list(self.game.start(players, options, deal))
        state = fold(self.game, self.log)
        assert state is not None
        self.state: State = state
        self.steps: list[tuple[Command | None, tuple[Event, ...]]] = []

    def do(self, command: Command) -> tuple[Event, ...]:
        """Decide a command and keep what it leads to."""
        return self._record(command, self.game.decide(self.state, command, self.deal))

    def expire(self) -> tuple[Event, ...]:
        """Let the turn lapse."""
        events = self.game.expire(self.state, self.state.step, self.deal)
        return self._record(None, events)

    def say(self, said: str) -> tuple[Event, ...]:
        """Play what is written as ``A in, B out, C lapses``; return what the last one led to."""
        events: tuple[Event, ...] = ()
        for seat, word in _read(said):
            assert seat in self.awaited, f"{said}: {LETTERS[seat]} is not awaited"
            events = self.expire() if word == "lapses" else self.do(MakeBid(seat, Bid(word)))
        return events

    def order(self, seat: Seat, when: When, number: int = 0) -> tuple[Event, ...]:
        """Lay down a standing order."""
        return self.do(GiveOrder(seat, Order(when, number)))

    def view(self, seat: Seat | None) -> View:
        """What ``seat`` sees."""
        return self.game.view(self.state, seat)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who is awaited."""
        wait = self.game.wait(self.state)
        return wait.seats if wait else ()

    @property
    def reveals(self) -> list[HandRevealed]:
        """The hands that are over."""
        return [event for event in self.log if isinstance(event, HandRevealed)]

    @property
    def said(self) -> str:
        """The turns of the hand in play, as ``say`` reads them."""
        return ", ".join(f"{LETTERS[made.seat]} {made.bid}" for made in self.state.bids)

    def _record(self, command: Command | None, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self.log += events
        self.steps.append((command, events))
        self.state = reduce(self.game.evolve, events, self.state)
        return events


def _read(said: str) -> Iterator[tuple[Seat, str]]:
    for one in said.split(", ") if said else ():
        letter, word = one.split()
        yield LETTERS.index(letter), word


def dealt(*hands: str, options: Options = Options()) -> Match:  # noqa: B008  frozen
    """Begin a match whose first hands are these cards, by seat."""
    players = len(hands[0].split())
    tops: dict[int, tuple[Card, ...]] = {}
    for number, hand in enumerate(hands, 1):
        by_seat = cards(hand)
        tops[number] = tuple(
            by_seat[s] for s in from_the_left(Rules().dealer(number, players), players)
        )
    return Match(players, Stacked(tops), options)


def refused(match: Match, command: Command) -> tuple[Code, dict[str, object]]:
    """Return why a command is refused, having seen that it changes nothing."""
    before = match.state
    with pytest.raises(RuleError) as caught:
        match.do(command)
    assert match.state is before
    return caught.value.code, caught.value.facts


# Random play.


def any_command(match: Match, rng: random.Random) -> Command | None:
    """Return something lawful to do, ``None`` for letting the time lapse."""
    seat = rng.choice(match.awaited)
    if rng.random() < 0.1:
        return None
    if not match.state.rules.secret and rng.random() < 0.25:
        return GiveOrder(*_any_order(match.state, rng))
    return MakeBid(seat, rng.choice((Bid.IN, Bid.IN, Bid.OUT)))


def _any_order(state: State, rng: random.Random) -> tuple[Seat, Order | None]:
    seat = rng.choice(state.staying)
    others = [other for other in state.staying if other != seat]
    when = rng.choice(tuple(When))
    match when:
        case When.NEVER | When.NEXT:
            return seat, rng.choice((Order(when), None))
        case When.GONE:
            return seat, Order(when, rng.choice(others))
        case _:
            return seat, Order(when, rng.randint(2, state.players))


def play_on(match: Match, rng: random.Random) -> None:
    """Do something lawful."""
    command = any_command(match, rng)
    match.expire() if command is None else match.do(command)


def playout(players: int, number: int, options: Options) -> Match:
    """Play a whole match at random."""
    match, rng = Match(players, chance(number, players), options), random.Random(number)
    while match.awaited:
        play_on(match, rng)
    return match


@st.composite
def any_table(draw: st.DrawFn) -> tuple[Options, int]:
    """Draw any options that go together and any number of players that they allow."""
    picked = {rule: draw(st.sampled_from(choices)) for rule, choices in CHOICES.items()}
    options = fitting(options_with(picked))
    return options, draw(st.sampled_from(INDIAN_POKER.seats(options)))


ALL_CARDS = frozenset(deck(1))
