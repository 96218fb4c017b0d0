"""What holds of every night's log, read by somebody who knows rule 70, not the program."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from bot.standing import Standing, history
from data.log import (
    ComputerSeated,
    ComputersWanted,
    GuestGone,
    GuestWaits,
    HandSeated,
    HandSettled,
    LogEvent,
    PlayerJoined,
    SeatLeft,
    SeatReclaimed,
    UserId,
)
from data.night import IDLE
from data.store import Log
from engine.indian_poker.model import CardsDealt, HandedOut, HandRevealed
from tests.bot.poker_night.evening import MOST

FORFEITS: Final = {"out": 1, "lost": 3, "won": 5}
"""What bids cost and a winner hands out, unless the table has chosen otherwise."""


def check_night(log: Log) -> None:
    """Check who sat in each hand, what it brought, and that it was dealt once."""
    *_, last = history(log)
    _check_seats(log.events)
    _check_ledger(log.events, last)
    _check_deals(log)


def _check_seats(events: tuple[LogEvent, ...]) -> None:
    """Check who sits in each hand: who played on in their order, then who came; the deal moves."""
    hands = Hands()
    for event in events:
        hands.read(event)


@dataclass
class Hands:
    """Who plays, and who will: ``line`` by seat, those of them who stay, and who waits."""

    line: list[UserId | None] = field(default_factory=list)
    stay: set[UserId] = field(default_factory=set)
    waiting: list[UserId] = field(default_factory=list)
    idle: Counter[UserId] = field(default_factory=Counter)
    computers: int = 0

    def read(self, event: LogEvent) -> None:
        """Fold one event; check who is seated."""
        match event:
            case PlayerJoined(user):
                self.line.append(user)
                self.stay.add(user)
            case ComputerSeated():
                self.line.append(None)
                self.computers += 1
            case HandSeated(_, chairs):
                self._seated([chair.user for chair in chairs])
            case HandSettled(idle=absent):
                for user in filter(None, self.line):
                    self.idle[user] = self.idle[user] + 1 if user in absent else 0
            case ComputersWanted(count):
                self.computers = count
            case _:
                self._moved(event)

    def _moved(self, event: LogEvent) -> None:
        match event:
            case SeatLeft(seat):
                self.stay -= {self.line[seat] or 0}
            case SeatReclaimed(seat) if (back := self.line[seat]) is not None:
                self.stay.add(back)
                self.idle[back] = 0
            case GuestWaits(user):
                self.waiting.append(user)
                self.idle[user] = 0
            case GuestGone(user):
                self.waiting.remove(user)

    def _seated(self, seated: list[UserId | None]) -> None:
        due = {user for user in self.stay if self.idle[user] < IDLE}.union(self.waiting)
        assert Counter(user for user in seated if user) == Counter(due)
        assert seated.count(None) == self.computers
        assert 3 <= len(seated) <= MOST
        _check_turn([user for user in self.line if user in seated], seated)
        self.line, self.waiting, self.stay = seated, [], due


def _check_turn(before: list[UserId | None], seated: list[UserId | None]) -> None:
    """Check that the first of those who stay deals now: the next one left of the old dealer."""
    people = [user for user in before if user is not None]
    if people and before[0] is not None:
        assert seated[-1] == before[0]
        assert [user for user in seated if user in people] == [*people[1:], people[0]]


def _check_ledger(events: tuple[LogEvent, ...], last: Standing) -> None:
    """Check every sum against the cards and bids that were shown, and against the fold."""
    came: Counter[UserId | None] = Counter()
    gave: Counter[UserId | None] = Counter()
    users: list[UserId | None] = _of_the_lobby(events)
    pending: list[LogEvent] = []
    for event in events:
        match event:
            case HandSeated(_, chairs):
                users, pending = [chair.user for chair in chairs], []
            case HandRevealed() | HandedOut():
                pending.append(event)
            case HandSettled():
                for shown in pending:
                    _count(shown, users, came, gave)
                pending = []
    night = last.night
    for user, guest in night.guests.items():
        assert (guest.came, guest.handed_out) == (came[user], gave[user])
        assert sum(fate.came for fate in guest.fates) == guest.came
        assert all(0 <= fate.kept <= fate.came for fate in guest.fates)


def _of_the_lobby(events: tuple[LogEvent, ...]) -> list[UserId | None]:
    """Return who plays the first hand, by seat, where nobody has left the lobby."""
    return [
        event.user if isinstance(event, PlayerJoined) else None
        for event in events
        if isinstance(event, PlayerJoined | ComputerSeated)
    ]


def _count(
    event: LogEvent,
    users: list[UserId | None],
    came: Counter[UserId | None],
    gave: Counter[UserId | None],
) -> None:
    match event:
        case HandRevealed():
            for seat, user in enumerate(users):
                if seat not in event.winners:
                    came[user] += FORFEITS["lost" if event.stayed[seat] else "out"]
        case HandedOut(giver, shares):
            assert sum(shares) == FORFEITS["won"]
            assert shares[giver] == 0
            gave[users[giver]] += FORFEITS["won"]
            for user, count in zip(users, shares, strict=True):
                came[user] += count


def _check_deals(log: Log) -> None:
    """Check that hands are numbered, the last seat deals, and each is revealed before the next."""
    dealt = [event for event in log.events if isinstance(event, CardsDealt)]
    assert [event.hand for event in dealt] == list(range(1, len(dealt) + 1))
    assert all(event.dealer == len(event.cards) - 1 for event in dealt)
    assert all(len({*event.cards}) == len(event.cards) for event in dealt)
    revealed = [event.hand for event in log.events if isinstance(event, HandRevealed)]
    settled = [event.hand for event in log.events if isinstance(event, HandSettled)]
    assert revealed[: len(settled)] == settled == list(range(1, len(settled) + 1))
