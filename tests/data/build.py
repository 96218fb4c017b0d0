"""Small values for the tests of the stores."""

from __future__ import annotations

from collections.abc import Callable

from data.log import (
    Access,
    DeadlineSet,
    LogEvent,
    Pace,
    Place,
    PlayerJoined,
    TableId,
    TableOpened,
    UserId,
)
from data.punctuality import Owed
from data.store import Append, Founding, Index, Store
from engine.indian_chief.options import Options

ADA, BEN, CLEO = 101, 102, 103
CHANNEL = 7
SEED = bytes(range(32))
LOBBY = Index(CHANNEL, (ADA,), due=None, live=True)
OVER = Index(CHANNEL, (ADA,), due=None, live=False)


def opened(host: UserId = ADA) -> TableOpened:
    """Return the first event of every log."""
    return TableOpened(
        options=Options(),
        host=host,
        place=Place(CHANNEL, server=1),
        seats=4,
        pace=Pace.LIVE,
        access=Access.ANYONE,
        invited=(),
        commitment="c0",
        at=1_000,
    )


def joined(user: UserId = ADA) -> PlayerJoined:
    """Return a seat taken."""
    return PlayerJoined(user, join="00" * 16)


def founding(
    index: Index = LOBBY, *events: LogEvent, rematch_of: TableId | None = None
) -> Callable[[TableId], Founding]:
    """Return what founds a table with one event, or with ``events``."""
    return lambda _: Founding(SEED, events or (opened(),), index, rematch_of)


async def new_table(store: Store, index: Index = LOBBY) -> TableId:
    """Create a table that holds one event."""
    return await store.create(founding(index), interaction=None)


def deadlines(count: int, first: int = 1) -> tuple[LogEvent, ...]:
    """Return ``count`` events that can be told apart."""
    return tuple(DeadlineSet(step, at=0) for step in range(first, first + count))


def entry(
    table: TableId,
    after: int,
    *events: LogEvent,
    index: Index = LOBBY,
    interaction: int | None = None,
    moved: tuple[int, ...] = (),
    owed: tuple[Owed, ...] = (),
) -> Append:
    """Return an append of one event, or of ``events``."""
    return Append(table, after, events or (joined(BEN),), index, interaction, moved, owed=owed)
