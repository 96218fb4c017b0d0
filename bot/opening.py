"""How a table begins: its first events, the beginning of play, and the same again."""

from __future__ import annotations

from bot.aftermath import consequences, index
from bot.games import alone, hosting_of
from bot.outcome import Refusal, Refused, Setup
from bot.standing import Standing, deal_of, opened, seed_of
from data.log import (
    ComputerSeated,
    LogEvent,
    Place,
    PlayBegan,
    PlayerJoined,
    Table,
    TableId,
    TableOpened,
    UserId,
)
from data.store import Founding
from engine.catalog import Options, dealt_by_hand, game_of
from engine.deal import commitment


def require_seats(options: Options, seats: int) -> None:
    """Refuse a number of seats that the game does not allow (rule 4)."""
    allowed = game_of(options).seats(options)
    if seats not in allowed:
        least, most = allowed[0], allowed[-1]
        raise Refusal(Refused.SEATS, players=seats, least=least, most=most, options=options)


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

    ``joins`` are their join ids in this order. A solo game waits for nobody: it begins at once.
    """
    first = 1 if dealt_by_hand(setup.options) else None
    opening = _opening(setup, host, commitment(table, seed_of(first, seed), first), now)
    host_join, *others = joins
    seated = tuple(map(ComputerSeated, setup.computers, others))
    host_sits = hosting_of(setup.options).host_sits
    sits = (PlayerJoined(host, host_join),) if host_sits else ()
    events: tuple[LogEvent, ...] = (opening, *sits, *seated)
    standing = opened(table, opening).after(events[1:])
    if alone(setup.options):
        begun = beginning(standing, seed, now)
        begun += consequences(standing.after(begun), now, seed)
        standing, events = standing.after(begun), events + begun
    return Founding(seed, events, index(standing, now), rematch_of)


def _opening(setup: Setup, host: UserId, bound: str, now: int) -> TableOpened:
    return TableOpened(
        options=setup.options,
        host=host,
        place=Place(setup.channel, setup.server),
        seats=setup.seats,
        pace=setup.pace,
        access=setup.access,
        invited=setup.invited,
        commitment=bound,
        at=now,
        posts=setup.posts,
    )


def beginning(standing: Standing, seed: bytes, now: int) -> tuple[LogEvent, ...]:
    """Close the lobby and deal to everybody who has a seat."""
    table = standing.table
    deal = deal_of(standing, seed)
    return PlayBegan(now), *standing.game.start(len(table.chairs), table.options, deal)


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
        invited=tuple(dict.fromkeys((table.host, *players, *table.waiting, *table.invited))),
        posts=table.posts,
    )
