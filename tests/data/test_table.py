"""How a table of a night stands: who is dealt in, who waits, and which deal is bound."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce

import pytest

from data.log import (
    Chair,
    ComputersWanted,
    DeadlineSet,
    ForfeitsSkipped,
    GuestGone,
    GuestWaits,
    HandSeated,
    HandSettled,
    HostPassed,
    MoveMissed,
    NightEnded,
    NightWaits,
    PlayBegan,
    SeatLeft,
    Stage,
    Table,
    TableEvent,
    Terms,
    TermsChosen,
    Why,
    evolve_table,
)
from engine.indian_poker.options import NightOptions
from tests.data.build import ADA, BEN, CLEO, joined, opened

TABLE = 42
NIGHT = replace(opened(), options=NightOptions())
SETTLED = HandSettled(1, (), (), (), commitment="c1", at=7)


def folded(*events: TableEvent, first: TableEvent = NIGHT) -> Table:
    """Fold a table from its first event on."""
    table = evolve_table(TABLE, None, first)
    return _after(table, events)


def _after(table: Table, events: Iterable[TableEvent]) -> Table:
    return reduce(lambda then, event: evolve_table(TABLE, then, event), events, table)


@pytest.fixture
def playing() -> Table:
    """Return a night of Ada and Ben in its first hand."""
    return folded(joined(ADA), joined(BEN), PlayBegan(at=5), DeadlineSet(1, at=50, seats=(0,)))


def test_only_a_night_counts_the_hands_of_a_table() -> None:
    assert folded().hand == 1
    assert folded(first=opened()).hand is None


def test_people_come_in_their_order_and_go(playing: Table) -> None:
    table = _after(playing, (GuestWaits(CLEO), GuestWaits(104), GuestWaits(105), GuestGone(104)))
    assert table.waiting == (CLEO, 105)
    assert table.chairs == playing.chairs
    assert table.users == (ADA, BEN, CLEO, 105)
    assert (table.people, table.seat_of(CLEO)) == ((ADA, BEN), None)


def test_a_hand_that_is_over_binds_the_deal_of_the_next(playing: Table) -> None:
    table = evolve_table(TABLE, playing, SETTLED)
    assert table == replace(playing, hand=2, commitment="c1")


def test_the_next_hand_has_its_own_chairs_and_nothing_of_the_last_one(playing: Table) -> None:
    chairs = (Chair(BEN, None, "b2"), Chair(CLEO, None, "c2"), Chair(None, "hard", "x2"))
    rest = (
        MoveMissed(0, 1),
        SeatLeft(0, "hard"),
        GuestWaits(CLEO),
        SETTLED,
        DeadlineSet(2, at=90),
        ComputersWanted(1),
        NightWaits(at=95),
    )
    waits = _after(playing, rest)
    assert (waits.short, waits.computers, waits.missed) == (True, 1, (MoveMissed(0, 1),))
    dealt = evolve_table(TABLE, waits, HandSeated(2, chairs, at=99))
    assert (dealt.chairs, dealt.waiting, dealt.computers) == (chairs, (), None)
    assert (dealt.missed, dealt.misses, dealt.asked, dealt.short) == ((), (0, 0, 0), (), False)
    assert (dealt.hand, dealt.commitment, dealt.step, dealt.stage) == (2, "c1", 2, Stage.PLAYING)


def test_the_host_may_be_somebody_without_a_seat() -> None:
    table = folded(joined(BEN), PlayBegan(at=5), HandSeated(2, (Chair(CLEO, None, "c"),), at=6))
    assert table.users == (ADA, CLEO)
    assert evolve_table(TABLE, table, HostPassed(CLEO)).host == CLEO


@pytest.mark.parametrize(
    "event",
    [TermsChosen(ADA, Terms(skip=True)), ForfeitsSkipped(ADA, 1), NightEnded(Why.TIME)],
)
def test_what_guests_choose_is_nothing_of_the_public_table(
    playing: Table, event: TableEvent
) -> None:
    assert evolve_table(TABLE, playing, event) == playing
