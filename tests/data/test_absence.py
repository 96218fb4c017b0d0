"""What time and absence do to a table: who missed what, whose seat it is, which deadlines moved."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

import pytest

from data.log import (
    Chair,
    DeadlineExtended,
    DeadlineSet,
    Ending,
    ExpirySet,
    ExpiryWarned,
    Gone,
    GraceBegan,
    MoveMissed,
    OutageCredited,
    Paused,
    PlayBegan,
    SeatLeft,
    SeatReclaimed,
    Stranded,
    Stranding,
    Table,
    TableClosed,
    TableEvent,
    TimesAnswered,
    Unstranded,
    evolve_table,
)
from engine.indian_poker.options import NightOptions
from tests.data.build import ADA, BEN, joined, opened

FIRST = DeadlineSet(1, at=50, seats=(0, 1))
STRANDED = Stranded(Stranding.PERMISSION, "Send Messages", at=20)


def folded(*events: TableEvent) -> Table:
    """Fold a game of Ada and Ben."""
    begun = (joined(ADA), joined(BEN), PlayBegan(at=5), *events)
    table = evolve_table(1, None, opened())
    return reduce(lambda then, event: evolve_table(1, then, event), begun, table)


def test_who_misses_has_one_more_in_a_row_and_who_acts_has_none() -> None:
    second = DeadlineSet(2, at=60, seats=(1,))
    missed = MoveMissed(1, 1)
    once = folded(FIRST, missed, second)
    assert (once.misses, once.showed) == ((0, 1), (True, False))
    twice = folded(FIRST, missed, second, MoveMissed(1, 2), DeadlineSet(3, at=70, seats=(0, 1)))
    assert (twice.misses, twice.showed) == ((0, 2), (True, False))
    acted = folded(FIRST, missed, second, DeadlineSet(3, at=70, seats=(0, 1)))
    assert (acted.misses, acted.showed) == ((0, 0), (True, True))


@pytest.mark.parametrize("event", [Paused(BEN, 10, 20), TimesAnswered(BEN, agrees=False)])
def test_who_pauses_or_answers_has_shown_up_without_a_move(event: TableEvent) -> None:
    late = (MoveMissed(1, 1), DeadlineSet(2, at=60, seats=(1,)))
    assert folded(FIRST, event, *late).showed == (True, True)
    assert folded(FIRST, event, *late).misses == (0, 1)


def test_the_same_phase_anew_charges_nobody() -> None:
    anew = folded(FIRST, MoveMissed(1, 1), DeadlineSet(1, at=90, seats=(0, 1)))
    assert (anew.misses, anew.showed, anew.deadline) == ((0, 0), (False, False), 90)


def test_a_log_of_before_in_which_nobody_is_asked_charges_nobody() -> None:
    old = folded(DeadlineSet(1, at=50), MoveMissed(1, 1), DeadlineSet(2, at=60, seats=(0, 1)))
    assert (old.misses, old.showed) == ((0, 0), (True, True))


@pytest.mark.parametrize("why", [Gone.LEFT, Gone.ABSENT, Gone.NO_SHOW])
def test_a_seat_stays_its_persons_and_is_theirs_again(why: Gone) -> None:
    gone = folded(FIRST, SeatLeft(1, "easy", why))
    assert gone.chairs[1] == Chair(BEN, "easy", joined(BEN).join, why)
    assert (gone.people, gone.seat_of(BEN)) == ((ADA,), 1)
    back = evolve_table(1, gone, SeatReclaimed(1))
    assert (back.chairs[1].gone, back.people, back.showed[1]) == (None, (ADA, BEN), True)


def test_who_was_kicked_has_no_seat_any_more_but_in_a_night() -> None:
    kicked = SeatLeft(1, "easy", Gone.KICKED)
    assert folded(FIRST, kicked).seat_of(BEN) is None
    night = reduce(
        lambda then, event: evolve_table(1, then, event),
        (joined(ADA), joined(BEN), PlayBegan(at=5), FIRST, kicked),
        evolve_table(1, None, replace(opened(), options=NightOptions())),
    )
    assert (night.seat_of(BEN), night.people) == (1, (ADA,)), "seats are for one hand"


def test_a_grace_ends_by_more_time_or_by_the_next_phase_which_counts_anew() -> None:
    late = folded(FIRST, GraceBegan(1, (1,), at=80))
    assert (late.grace, late.deadline) == ((1,), 80)
    more = evolve_table(1, late, DeadlineExtended(1, at=130))
    assert (more.grace, more.deadline, more.extended) == ((), 130, 1)
    following = evolve_table(1, more, DeadlineSet(2, at=200, seats=(0,)))
    assert (following.grace, following.extended) == ((), 0)


@pytest.mark.parametrize("by", [30, -30])
def test_an_outage_moves_every_deadline(by: int) -> None:
    outage = OutageCredited(100, 100 + by)
    table = folded(FIRST, ExpirySet(at=900), outage)
    assert (table.deadline, table.expires, table.credited) == (50 + by, 900 + by, outage)


def test_a_clock_that_stands_moves_when_it_goes_again_and_once() -> None:
    table = folded(FIRST, STRANDED, ExpirySet(at=900), OutageCredited(30, 40))
    assert (table.deadline, table.expires) == (50, 910)
    again = evolve_table(1, table, Unstranded(at=120))
    assert (again.deadline, again.stranded) == (50 + 100, None)
    assert evolve_table(1, again, Unstranded(at=200)) == again


def test_a_warning_says_when_and_life_takes_it_back() -> None:
    warned = folded(FIRST, ExpirySet(at=900), ExpiryWarned(at=950))
    assert (warned.expires, warned.warned) == (950, True)
    for at in (None, 2_000):
        lives = evolve_table(1, warned, ExpirySet(at))
        assert (lives.expires, lives.warned) == (at, False)


def test_nothing_is_left_to_wait_for_at_a_closed_table() -> None:
    over = folded(FIRST, GraceBegan(1, (1,), at=80), TableClosed(Ending.ABSENT, None, at=80))
    assert (over.deadline, over.grace, over.expires) == (None, (), None)
