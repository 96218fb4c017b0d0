"""One person's click at a table, and what it may be refused for whatever it asks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.click import Click
from bot.outcome import Refusal, Refused
from bot.standing import Standing
from data.books import Server
from data.log import Stage, Table, UserId
from data.punctuality import Share
from engine.core import Seat


@dataclass(frozen=True, slots=True)
class Visit:
    """One person's click at a table, with the time and the chance it is given.

    ``server`` is what the table's server has set, for the clicks that ask about its rules, and
    ``share`` how punctual the visitor is, for who sits down where that is asked.
    """

    standing: Standing
    user: UserId
    click: Click
    now: int
    entropy: Callable[[int], bytes]
    seed: bytes
    server: Server | None = None
    share: Share = field(default_factory=Share)

    @property
    def table(self) -> Table:
        """The table's public fold."""
        return self.standing.table

    @property
    def seat(self) -> Seat | None:
        """The visitor's own seat."""
        return self.table.seat_of(self.user)


def must_play(table: Table, seat: Seat | None) -> Seat:
    """Return a seat that its person plays; ``Refusal`` NO_SEAT, AWAY for everybody else."""
    if seat is None:
        raise Refusal(Refused.NO_SEAT)
    chair = table.chairs[seat]
    if chair.computer is not None:
        raise Refusal(Refused.AWAY, gone=chair.gone)
    return seat


def must_be_lobby(table: Table) -> None:
    """Refuse what is done before the game only."""
    if table.stage is not Stage.LOBBY:
        raise Refusal(Refused.BEGUN)
