"""A clock that stands: pauses, strandings and outages in any order leave exactly the time left."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce

from hypothesis import given, settings
from hypothesis import strategies as st

from data.log import (
    DeadlineSet,
    OutageCredited,
    Paused,
    PlayBegan,
    Resumed,
    Stranded,
    Stranding,
    Table,
    TableEvent,
    Unstranded,
    evolve_table,
)
from tests.data.build import ADA, BEN, joined, opened

LONG = 1_000_000
BEGAN = 100
DEADLINE = BEGAN + LONG


def folded(*events: TableEvent) -> Table:
    """Fold a game of Ada and Ben whose phase ends at ``DEADLINE``."""
    begun = (joined(ADA), joined(BEN), PlayBegan(at=5))
    first = DeadlineSet(1, at=DEADLINE, seats=(0, 1), began=BEGAN)
    table = evolve_table(1, None, opened())
    return reduce(lambda then, event: evolve_table(1, then, event), (*begun, first, *events), table)


def stranded(at: int) -> Stranded:
    return Stranded(Stranding.CHANNEL, "", at)


@dataclass
class Ledger:
    """Counts the time that was left second by second, with nothing of the fold's arithmetic."""

    now: int = BEGAN
    left: int = LONG
    paused: bool = False
    stuck: bool = False
    charged: int = 0
    until: int = 0
    events: list[TableEvent] = field(default_factory=list)

    def passes(self, seconds: int, *, out: bool = False) -> None:
        for _ in range(seconds):
            if not (self.paused or self.stuck or out):
                self.left -= 1
            if self.paused and self.now < self.until:
                self.charged += 1
            self.now += 1

    def does(self, what: str, seconds: int) -> None:
        """Do one thing, if it means anything now, and let time pass."""
        match what:
            case "pause" if not self.paused:
                self.paused, self.until = True, self.now + seconds
                self.events.append(Paused(BEN, self.now, self.until))
            case "resume" if self.paused:
                self.paused = False
                self.events.append(Resumed(self.now))
            case "strand" if not self.stuck:
                self.stuck = True
                self.events.append(stranded(self.now))
            case "unstrand" if self.stuck:
                self.stuck = False
                self.events.append(Unstranded(self.now))
            case "outage":
                since = self.now
                self.passes(seconds, out=True)
                self.events.append(OutageCredited(since, self.now))
            case "crash" if not (self.paused or self.stuck):
                self.crash(seconds)
            case "set back":
                self.set_back(seconds)
            case _:
                pass
        self.passes(seconds % 7)

    def crash(self, seconds: int) -> None:
        """End the process some seconds after its last heartbeat, and after a pause began."""
        since = self.now
        self.passes(seconds % 10, out=True)  # given back too, as nobody knows when it ended
        self.does("pause", seconds)
        self.passes(seconds, out=True)
        self.events.append(OutageCredited(since, self.now))

    def set_back(self, seconds: int) -> None:
        """Let the machine's clock be set back: no time passes by it, the stated end stays."""
        before, self.now = self.now, self.now - seconds
        self.events.append(OutageCredited(before, self.now))


DEEDS = st.tuples(
    st.sampled_from(
        ("pause", "resume", "strand", "unstrand", "outage", "crash", "wait", "set back")
    ),
    st.integers(1, 60),
)


@settings(max_examples=150, deadline=None)
@given(st.lists(DEEDS, max_size=40))
def test_what_is_left_is_exactly_what_was_left(deeds: list[tuple[str, int]]) -> None:
    ledger = Ledger()
    for deed in deeds:
        ledger.does(*deed)
    ledger.does("resume", 1)
    ledger.does("unstrand", 1)
    table = folded(*ledger.events)
    assert table.stands is None
    assert table.deadline is not None
    assert table.deadline - ledger.now == ledger.left
    assert table.deadline - (table.began or 0) == LONG


@settings(max_examples=60, deadline=None)
@given(st.lists(DEEDS.filter(lambda deed: deed[0] != "set back"), max_size=40))
def test_a_pause_is_counted_for_whoever_made_it_up_to_its_stated_end(
    deeds: list[tuple[str, int]],
) -> None:
    ledger = Ledger()
    for deed in deeds:
        ledger.does(*deed)
    ledger.does("resume", 1)
    assert sum(used for _, used in folded(*ledger.events).pauses) == ledger.charged


def test_fifty_pauses_leave_exactly_the_time_that_was_left() -> None:
    events: list[TableEvent] = []
    for at in range(200, 200 + 50 * 25, 25):
        events += [Paused(ADA if at % 2 else BEN, at, at + 100), Resumed(at + 20)]
    table = folded(*events)
    assert table.deadline == DEADLINE + 50 * 20
    assert dict(table.pauses) == {ADA: 25 * 20, BEN: 25 * 20}
    assert table.paused is None


def test_an_outage_that_began_before_a_pause_gives_back_what_came_before_it() -> None:
    table = folded(Paused(BEN, 250, 900), OutageCredited(200, 400), Resumed(500))
    assert table.deadline == DEADLINE + (250 - 200) + (500 - 250)


def test_a_resume_of_nothing_changes_nothing() -> None:
    assert folded(Resumed(500)) == folded()
