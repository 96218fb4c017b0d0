"""How a table begins: its first events, and the same again for a rematch."""

from __future__ import annotations

from bot.aftermath import index
from bot.outcome import Refusal, Refused, Setup
from bot.standing import opened
from data.log import ComputerSeated, Place, PlayerJoined, Table, TableId, TableOpened, UserId
from data.store import Founding
from engine.catalog import game_of
from engine.deal import commitment


def require_seats(setup: Setup) -> None:
    """Refuse a number of seats that the game does not allow (rule 4)."""
    allowed = game_of(setup.options).seats(setup.options)
    if setup.seats not in allowed:
        raise Refusal(Refused.SEATS, players=setup.seats, least=allowed[0], most=allowed[-1])


def founding(
    setup: Setup,
    host: UserId,
    table: TableId,
    *,
    seed: bytes,
    joins: tuple[str, ...],
    now: int,
    rematch_of: TableId | None,
) -> Founding:
    """Open a lobby: its host sits first, then computers; the seed is bound before anybody sits.

    ``joins`` are their join ids in this order.
    """
    opening = TableOpened(
        options=setup.options,
        host=host,
        place=Place(setup.channel, setup.server),
        seats=setup.seats,
        pace=setup.pace,
        access=setup.access,
        invited=setup.invited,
        commitment=commitment(table, seed),
        at=now,
    )
    host_join, *others = joins
    seated = tuple(map(ComputerSeated, setup.computers, others))
    events = (opening, PlayerJoined(host, host_join), *seated)
    standing = opened(table, opening).after(events[1:])
    return Founding(seed, events, index(standing, now), rematch_of)


def same_again(table: Table) -> Setup:
    """The setup of a rematch: all who played may join."""
    players = tuple(chair.user for chair in table.chairs if chair.user is not None)
    return Setup(
        options=table.options,
        channel=table.place.channel,
        server=table.place.server,
        seats=table.seats,
        pace=table.pace,
        access=table.access,
        computers=tuple(c.computer for c in table.chairs if c.user is None and c.computer),
        invited=tuple(dict.fromkeys((table.host, *players, *table.invited))),
    )
