"""A log read as a story: how the table stood after each event, and what is news for whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from bot.games import alone, hosting_of
from bot.standing import Standing, history
from data.log import (
    DeadlineSet,
    ExpiryWarned,
    Gone,
    HandSeated,
    HostPassed,
    LogEvent,
    Posts,
    SeatLeft,
    Stage,
    Stranded,
    Table,
    TableClosed,
    TableMoved,
    TimesKept,
    TimesProposed,
    TimesSet,
    UserId,
)
from data.store import Log


@dataclass(frozen=True, slots=True)
class Story:
    """A table's log with how it stood after each event.

    ``phases`` are the events with which each phase began that has, or had, a live post.
    """

    log: Log
    then: tuple[Standing, ...]
    phases: tuple[int, ...]

    @property
    def live_since(self) -> int | None:
        """The event that the live post of now tells of."""
        return self.phases[-1] if _live_step(self.now) is not None else None

    @property
    def now(self) -> Standing:
        """How the table stands after the whole log."""
        return self.then[-1]

    @property
    def head(self) -> int:
        """The number of events."""
        return len(self.log.events)

    def at(self, seq: int) -> Standing:
        """How the table stood after event ``seq``."""
        return self.then[seq - 1]

    def last_of(self, seq: int) -> Standing:
        """How the table last stood while the live post of event ``seq`` was up to date.

        The rest after a hand is over as the next one is seated: then others sit at the table.
        """
        step, last = _live_step(self.at(seq)), self.at(seq)
        for then, event in zip(self.then[seq:], self.log.events[seq:], strict=True):
            if _live_step(then) != step or isinstance(event, HandSeated):
                break
            last = then
        return last

    def placed(self, seq: int) -> int:
        """The event by which the live post of event ``seq`` is where it is: a later move, or it."""
        return self.places(seq)[-1]

    def places(self, seq: int) -> tuple[int, ...]:
        """The events by which the live post of event ``seq`` has come to a channel, one by one."""
        phase = enumerate(self.log.events[seq : self.last_of(seq).count], start=seq + 1)
        return (seq, *(at for at, event in phase if isinstance(event, TableMoved)))

    def came(self, user: UserId) -> int:
        """The event by which somebody who has a place now got it; the head where they have none."""
        has = takewhile(lambda then: _has_place(then.table, user), reversed(self.then))
        return min((then.count for then in has), default=self.head)

    def together(self, seq: int) -> tuple[int, int]:
        """The first and the last event that are told together with event ``seq``.

        Those are the seats that computers take over at one deadline, and who hosts from then on
        where the host's was among them; all else is told by itself.
        """
        first = last = seq - 1 if self._succeeds(seq) else seq
        while first > 1 and all(map(_is_absence, self.log.events[first - 2 : first])):
            first -= 1
        while all(map(_is_absence, self.log.events[last - 1 : last + 1])) and last < self.head:
            last += 1
        return first, last + 1 if self._succeeds(last + 1) else last

    def _succeeds(self, seq: int) -> bool:
        """Whether event ``seq`` makes somebody the host as the last one's seat is taken over."""
        if not 1 < seq <= self.head or not isinstance(self.log.events[seq - 1], HostPassed):
            return False
        table = self.at(seq - 1).table
        seat = table.seat_of(table.host)
        gone = seat is not None and table.chairs[seat].computer is not None
        return gone and isinstance(self.log.events[seq - 2], SeatLeft)

    def question(self, seq: int) -> int | None:
        """The event that asked the table for the other times that event ``seq`` decided about."""
        event, before = self.log.events[seq - 1], self.at(seq - 1) if seq > 1 else None
        if before is None or not isinstance(event, _DECIDES) or before.table.proposed is None:
            return None
        return next(at for at in range(seq - 1, 0, -1) if _proposes(self.log.events[at - 1]))

    def ending_of(self, seq: int) -> LogEvent | None:
        """The event that ended the phase of the live post of event ``seq``, if all may know it."""
        after = self.log.events[self.last_of(seq).count :][:1]
        return next((event for event in after if event.public), None)

    def since(self, seq: int) -> Iterator[tuple[int, LogEvent]]:
        """The events after ``seq``, numbered."""
        return enumerate(self.log.events[seq:], start=seq + 1)


_DECIDES = TimesSet | TimesKept | TimesProposed | TableClosed
"""What ends a question to the table; another question does."""


def _proposes(event: LogEvent) -> bool:
    return isinstance(event, TimesProposed)


def _is_absence(event: LogEvent) -> bool:
    return isinstance(event, SeatLeft) and event.why in {Gone.ABSENT, Gone.NO_SHOW}


def _has_place(table: Table, user: UserId) -> bool:
    return table.seat_of(user) is not None or user in table.waiting


def story_of(log: Log, known: Story | None = None) -> Story:
    """Fold a log step by step, from where the same log was ``known`` to, unless that is later."""
    if known is not None and known.head > len(log.events):
        known = None
    before = () if known is None else known.then
    then = tuple(history(log, before))
    steps = [_live_step(before[-1]) if before else None, *map(_live_step, then[len(before) :])]
    new = [
        len(before) + place
        for place, step in enumerate(steps)
        if place and step is not None and step != steps[place - 1]
    ]
    return Story(log, then, (*(() if known is None else known.phases), *new))


def _live_step(standing: Standing) -> int | None:
    """Name the phase that has a live post, 0 for a lobby that is open or was closed.

    ``None`` between two phases, and after the result, which stays as it is.
    """
    table, wait = standing.table, standing.wait
    if table.stage is not Stage.PLAYING:
        return 0 if standing.state is None else None
    return table.step if wait is not None and wait.step == table.step else None


def asked(story: Story, user: UserId, told: int) -> int | None:
    """Return the event after ``told`` that asks a person what they are asked now, if any."""
    if user not in story.now.table.people or _prompt(story.now, user) is None:
        return None
    first, before = None, _prompt(story.at(told), user) if told else None
    for seq, event in story.since(told):
        if not isinstance(event, DeadlineSet):
            continue  # a phase, and what it asks, begins with its deadline
        prompt = _prompt(story.at(seq), user)
        if prompt != before:
            first, before = (seq if prompt is not None else None), prompt
    return first


def stranding(story: Story, told: int) -> int | None:
    """Return the event after ``told`` by which a host has to hear that the table waits, if any.

    That is when it was stranded, or when somebody else became its host since.
    """
    if story.now.table.stranded is None:
        return None
    found = (seq for seq, event in story.since(told) if isinstance(event, Stranded | HostPassed))
    return max(found, default=None)


def expiring(story: Story, told: int) -> int | None:
    """Return the event after ``told`` that warned of the end which the table has now, if any."""
    if not story.now.table.warned:
        return None
    found = (seq for seq, event in story.since(told) if isinstance(event, ExpiryWarned))
    return max(found, default=None)


def _prompt(standing: Standing, user: UserId) -> tuple[str, int] | None:
    """Name what a person was asked then, on whichever seat."""
    table, seat = standing.table, standing.table.seat_of(user)
    if seat is None or table.stage is not Stage.PLAYING or standing.state is None:
        return None
    if table.posts is Posts.NOWHERE:
        return None  # whoever plays there looks by themselves
    if alone(table.options):
        return ("alone", 0)  # the first hand only: every answer brings the next one
    return hosting_of(table.options).moves.prompt(standing.view(seat))
