"""How a table begins: its first events, the beginning of play, and the same again."""

from __future__ import annotations

from dataclasses import replace

from bot.aftermath import followed, index
from bot.games import alone, hosting_of
from bot.outcome import Refusal, Refused, Setup
from bot.standing import Standing, deal_of, opened, seed_of
from data.chain import Chain
from data.former import is_former
from data.log import (
    ComputerSeated,
    LogEvent,
    Place,
    PlayBegan,
    PlayerBarred,
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
    """Open a lobby: its host sits first, then those who come along, then computers.

    ``joins`` are their join ids in this order; the seed is bound before anybody sits. A solo game
    waits for nobody: it begins at once.
    """
    first = 1 if dealt_by_hand(setup.options) else None
    opening = _opening(setup, host, commitment(table, seed_of(first, seed), first), now)
    barred = map(PlayerBarred, setup.barred)
    events: tuple[LogEvent, ...] = (*barred, *_seated(setup, host, joins))
    standing = opened(table, opening)
    if alone(setup.options):
        events += beginning(standing.after(events), seed, now)
    events += followed(standing.after(events), now, seed)
    after, whole = standing.after(events), (opening, *events)
    _, links = Chain(table, seed).grown(whole)
    return Founding(seed, whole, index(after, now), rematch_of, links)


def _seated(setup: Setup, host: UserId, joins: tuple[str, ...]) -> tuple[LogEvent, ...]:
    people = (host, *setup.players)
    sit = tuple(map(PlayerJoined, people, joins))
    computers = tuple(map(ComputerSeated, setup.computers, joins[len(people) :]))
    return *(sit if hosting_of(setup.options).host_sits else sit[1:]), *computers


def _opening(setup: Setup, host: UserId, bound: str, now: int) -> TableOpened:
    return TableOpened(
        options=setup.options,
        host=host,
        place=Place(setup.channel, setup.server),
        seats=setup.seats,
        pace=setup.times.pace,
        times=setup.times,
        access=setup.access,
        invited=setup.invited,
        commitment=bound,
        at=now,
        posts=setup.posts,
        absence=setup.absence,
        called=setup.called,
    )


def beginning(standing: Standing, seed: bytes, now: int) -> tuple[LogEvent, ...]:
    """Close the lobby and deal to everybody who has a seat."""
    table = standing.table
    deal = deal_of(standing, seed)
    return PlayBegan(now), *standing.game.start(len(table.chairs), table.options, deal)


def same_again(table: Table) -> Setup:
    """The setup of a rematch: all who played may join, but nobody who was barred."""
    players = tuple(chair.user for chair in table.chairs if chair.user is not None)
    known = (table.host, *players, *table.waiting, *table.invited)
    return Setup(
        options=table.options,
        channel=table.place.channel,
        server=table.place.server,
        seats=table.seats,
        times=table.times,
        access=table.access,
        computers=_computers(table),
        invited=tuple(dict.fromkeys(user for user in known if not is_former(user))),
        posts=table.posts,
        absence=table.absence,
        barred=tuple(user for user in table.barred if not is_former(user)),
        called=table.called,
    )


def without_absent(table: Table) -> Setup:
    """The setup of a lobby to which a game goes back: those who still play sit there at once."""
    playing = tuple(user for user in table.people if user != table.host)
    gone = {chair.user for chair in table.chairs if chair.gone is not None}
    setup = same_again(table)
    invited = tuple(user for user in setup.invited if user not in gone)
    return replace(setup, players=playing, invited=invited)


def _computers(table: Table) -> tuple[str, ...]:
    """Return the computers that had a seat of their own, not one that a player was kicked off."""
    return tuple(c.computer for c in table.chairs if c.user is None and c.computer and not c.gone)
