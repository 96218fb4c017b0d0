"""Two deeds at once advance exactly once, in every order of their reads and writes.

One ``Tables`` serialises them by its lock; two of them over one store (two processes) meet in
the store, where the loser loads again and decides anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from bot.outcome import Outcome, Refusal, Refused
from bot.present.indian_chief.scene import played
from data.log import (
    MoveMissed,
    OptionsChanged,
    PlayBegan,
    SeatLeft,
    SeatReclaimed,
    Stage,
)
from data.store import Person
from engine.catalog import Options as AnyOptions
from engine.indian_chief.model import GameStarted, HandsRefilled, MeldSealed, MeldsRevealed
from engine.indian_chief.options import Options
from engine.indian_chief.situation import View as ChiefView
from engine.indian_poker.model import BidMade
from engine.indian_poker.options import Options as PokerOptions
from engine.indian_poker.situation import View as PokerView
from tests.bot.evening import ADA, BEN, CLEO, DAN, Evening
from tests.bot.racing import APART, STORES, TABLE, Came, Deed, Race, clicked, count, run, ticked


async def _last_seat(that: Evening) -> tuple[Deed, Deed]:
    await that.seated(ADA, BEN, seats=3)
    return (
        clicked(CLEO, "join", step=0, interaction=91),
        clicked(DAN, "join", step=0, interaction=92),
    )


async def _one_sits(that: Evening, came: list[Came]) -> None:
    refused = [error for error in came if isinstance(error, Refusal)]
    assert [error.code for error in refused] in ([Refused.FULL], [Refused.BEGUN])
    table = (await that.look(TABLE)).table
    assert (len(table.chairs), table.stage) == (3, Stage.PLAYING)
    assert await count(that, PlayBegan) == 1


async def _last_seals(that: Evening) -> tuple[Deed, Deed]:
    await that.seated(ADA, BEN)
    return await _sealing(that, ADA, 91), await _sealing(that, BEN, 92)


async def _one_reveal(that: Evening, came: list[Came]) -> None:
    assert all(isinstance(outcome, Outcome) for outcome in came)
    assert await count(that, MeldSealed) == 2
    assert await count(that, MeldsRevealed) == 1
    assert await count(that, HandsRefilled) == 1


async def _double_press(that: Evening) -> tuple[Deed, Deed]:
    await that.seated(ADA, BEN)
    await that.seal_first(TABLE, BEN)
    return await _sealing(that, ADA, 91), await _sealing(that, ADA, 92)


async def _one_advance(that: Evening, came: list[Came]) -> None:
    assert sum(isinstance(outcome, Outcome) for outcome in came) == 1
    assert [error.code for error in came if isinstance(error, Refusal)] == [Refused.MADE]
    assert await count(that, MeldsRevealed) == 1


async def _set_and_start(that: Evening) -> tuple[Deed, Deed]:
    await that.seated(ADA, BEN, seats=3)
    return _choosing("rulebook", "modern", 91), clicked(ADA, "start", step=0, interaction=92)


async def _set_and_join(that: Evening) -> tuple[Deed, Deed]:
    """The last free seat is taken, and that begins the game."""
    await that.seated(ADA, BEN, seats=3)
    return _choosing("rulebook", "modern", 91), clicked(CLEO, "join", step=0, interaction=92)


async def _played_as_chosen(that: Evening, came: list[Came]) -> None:
    """Either the rules were chosen before the game began, or it was too late and that was said."""
    chosen, begun = came
    assert isinstance(begun, Outcome)
    in_time = isinstance(chosen, Outcome)
    assert in_time or (isinstance(chosen, Refusal) and chosen.code is Refused.BEGUN)
    options = Options(rulebook="modern" if in_time else "classic")
    events = (await that.store.load(TABLE)).events
    assert [e.options for e in events if isinstance(e, GameStarted)] == [options]
    assert (await that.look(TABLE)).table.options == options
    assert await count(that, OptionsChanged) == in_time


async def _set_twice(that: Evening) -> tuple[Deed, Deed]:
    await that.seated(ADA, BEN, seats=3)
    return _choosing("rulebook", "modern", 91), _choosing("triple", "on", 92)


async def _both_chosen(that: Evening, came: list[Came]) -> None:
    assert all(isinstance(outcome, Outcome) for outcome in came)
    assert (await that.look(TABLE)).table.options == Options(rulebook="modern", triple=True)


def _choosing(option: str, choice: str, interaction: int) -> Deed:
    return clicked(ADA, "set", option, step=0, values=(choice,), interaction=interaction)


async def _sealing(that: Evening, person: Person, interaction: int) -> Deed:
    scene = await that.look(TABLE, person)
    cards = " ".join(card.face for card in played(scene).hand[:2])
    step = scene.table.step
    return clicked(person, "seal", "beggar_man", cards, "", step=step, interaction=interaction)


@pytest.mark.case(21)
@APART
@STORES
@pytest.mark.parametrize(
    "race",
    [
        pytest.param(Race(_last_seat, _one_sits), id="last join"),
        pytest.param(Race(_last_seals, _one_reveal), id="last seal"),
        pytest.param(Race(_double_press, _one_advance), id="double press"),
        pytest.param(Race(_set_and_start, _played_as_chosen), id="set and start"),
        pytest.param(Race(_set_and_join, _played_as_chosen), id="set and join"),
        pytest.param(Race(_set_twice, _both_chosen), id="set twice"),
    ],
)
async def test_two_clicks_at_once_advance_once(
    tmp_path: Path, make: Callable[[Path], Any], race: Race, apart: bool
) -> None:
    await run(tmp_path, make, race, apart=apart)


# Races that any game can have: Ada's move is awaited.

LATE = 90_001
"""Milliseconds after which a live phase is over."""


@dataclass(frozen=True, slots=True)
class AdasMove:
    """A game in which Ada is to move: its options, and the event that her move leaves."""

    options: AnyOptions
    kind: type[MeldSealed | BidMade]

    async def seated(self, that: Evening) -> None:
        """Begin a game of three."""
        await that.seated(ADA, BEN, CLEO, options=self.options)

    async def late(self, that: Evening) -> Deed:
        """Begin a game in which she alone is awaited, her grace over; return her press."""
        await self.seated(that)
        if self.kind is MeldSealed:
            for person in (BEN, CLEO):
                await that.seal_first(TABLE, person)
        press = await self.press(that)
        await that.clock.advance(LATE)
        await that.house.tables.tick(TABLE)
        await that.clock.advance(LATE)
        return press

    async def press(self, that: Evening) -> Deed:
        """Return the press that makes the move."""
        if self.kind is MeldSealed:
            return await _sealing(that, ADA, 91)
        step = (await that.look(TABLE)).table.step
        return clicked(ADA, "bid", "in", step=step, interaction=91)

    async def left(self, that: Evening) -> int:
        """Let her leave and a computer be awaited in her place; return how often she moved."""
        await self.seated(that)
        await that.click(TABLE, ADA, "leave")
        if self.kind is BidMade:  # she is out of this hand, and third to bid in the next one
            for person, bid in ((BEN, "out"), (BEN, "in"), (CLEO, "in")):
                await that.click(TABLE, person, "bid", bid)
        return await self.made(that)

    async def made(self, that: Evening) -> int:
        """Count the moves of her seat, at Indian Chief those of the first round."""
        events = (await that.store.load(TABLE)).events
        first = takewhile(lambda event: not isinstance(event, MeldsRevealed), events)
        return sum(isinstance(event, self.kind) and event.seat == 0 for event in first)


ANY_GAME = pytest.mark.parametrize(
    "game",
    [AdasMove(Options(), MeldSealed), AdasMove(PokerOptions(), BidMade)],
    ids=["chief", "poker"],
)


def _twice(game: AdasMove) -> Race:
    """Discord dispatches one press twice."""

    async def prepare(that: Evening) -> tuple[Deed, Deed]:
        await game.seated(that)
        press = await game.press(that)
        return press, press

    async def check(that: Evening, came: list[Came]) -> None:
        assert all(isinstance(outcome, Outcome) for outcome in came)
        assert await game.made(that) == 1

    return Race(prepare, check)


def _in_time(game: AdasMove) -> Race:
    """Her grace ends as she presses: her move counts or the lapse does, never both."""

    async def prepare(that: Evening) -> tuple[Deed, Deed]:
        return await game.late(that), ticked

    async def check(that: Evening, came: list[Came]) -> None:
        in_time = isinstance(came[0], Outcome)
        assert in_time or (isinstance(came[0], Refusal) and came[0].code is Refused.AWAY)
        events = (await that.store.load(TABLE)).events
        missed = [event.seat for event in events if isinstance(event, MoveMissed)]
        assert missed.count(0) == await count(that, SeatLeft) == (not in_time)
        assert await game.made(that) == 1

    return Race(prepare, check)


def _left_late(game: AdasMove) -> Race:
    """Her grace ends as she leaves: she moves once all the same, and is gone once."""

    async def prepare(that: Evening) -> tuple[Deed, Deed]:
        await game.late(that)
        return clicked(ADA, "leave", interaction=91), ticked

    async def check(that: Evening, came: list[Came]) -> None:
        left = isinstance(came[0], Outcome)
        assert left or (isinstance(came[0], Refusal) and came[0].code is Refused.AWAY)
        assert (await that.look(TABLE)).table.chairs[0].computer is not None
        assert await count(that, SeatLeft) == 1
        await that.house.tables.tick(TABLE)  # where the clock had looked before she left
        assert await game.made(that) == 1

    return Race(prepare, check)


def _came_back(game: AdasMove) -> Race:
    """She comes back as the computer is to move for her: it has moved, or she is to."""
    before = 0

    async def prepare(that: Evening) -> tuple[Deed, Deed]:
        nonlocal before
        before = await game.left(that)
        return clicked(ADA, "join", interaction=91), ticked

    async def check(that: Evening, came: list[Came]) -> None:
        assert isinstance(came[0], Outcome)
        assert (await that.look(TABLE)).table.chairs[0].computer is None
        assert (await count(that, SeatLeft), await count(that, SeatReclaimed)) == (1, 1)
        view = (await that.look(TABLE, ADA)).view
        assert isinstance(view, ChiefView | PokerView)
        assert await game.made(that) - before == (not view.may_act)

    return Race(prepare, check)


@pytest.mark.sweep(12)
@pytest.mark.case(21)
@APART
@STORES
@ANY_GAME
@pytest.mark.parametrize("race_of", [_twice, _in_time, _left_late, _came_back])
async def test_a_move_is_made_once_whatever_happens_at_the_same_time(
    tmp_path: Path,
    make: Callable[[Path], Any],
    game: AdasMove,
    race_of: Callable[[AdasMove], Race],
    apart: bool,
) -> None:
    await run(tmp_path, make, race_of(game), apart=apart)
