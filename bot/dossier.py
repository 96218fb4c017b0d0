"""Everything that is stored about one person, as JSON: docs/me.md describes what stands in it.

Other people are numbers. Of a table that runs there is what the person may see now, and nothing of
what anybody else may not know; of one that is over, the person's own moves.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from typing import Any, Final

from pydantic import TypeAdapter

from bot.clock import Clock
from bot.games import hosting_of
from bot.standing import Standing, history
from data.books import Feat, Result
from data.codec import encode
from data.former import names
from data.ids import people_in
from data.log import DeadlineSet, LogEvent, Stage, TableEvent, TableId, UserId
from data.people import Profile
from data.pseudonyms import Pseudonyms
from data.reminding import Reminder
from data.store import Log, NoSuchTable, Post, Store, Telling
from engine.core import Event, Seat

FORMAT: Final = "chiefs-table/me/1"

Entry = Mapping[str, Any]


class Dossiers:
    """Writes down what the store knows about somebody. Changes nothing."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def of(self, user: UserId) -> str:
        """Write everything about a person as JSON."""
        known = await self._store.names((user,))
        tables = [await self._table(table, user) for table in await self._store.tables_naming(user)]
        results = await self._store.results_of(user)
        feats = await self._store.feats_of(user)
        told = {
            "format": FORMAT,
            "at": self._clock.now(),
            "user": str(user),  # too long for the numbers of some readers
            "name": known.get(user),
            "profile": _profile(await self._store.profiles((user,)), user),
            "digest_at": await self._store.digest_of(user),
            "punctuality": [
                _without_user(asdict(each)) for each in await self._store.owed_by(user)
            ],
            "follows": [
                {"table": table, "wish": each.wish}  # how far they were told counts secret events
                for table, each in await self._store.follows(user)
            ],
            "results": [{"table": table, **_earned(each)} for table, each in results],
            "feats": [{"table": table, **_earned(each)} for table, each in feats],
            "tables": [table for table in tables if table is not None],
        }
        return json.dumps(told, ensure_ascii=False, indent=1)

    async def _table(self, table: TableId, user: UserId) -> Entry | None:
        try:
            log, telling = await self._store.load(table), await self._store.telling(table)
        except NoSuchTable:  # deleted meanwhile
            return None
        now = tuple(history(log))[-1]
        seat = now.table.seat_of(user)
        text = None if seat is None else await self._store.draft(table, seat, now.table.step)
        plan = None if seat is None else (await self._store.plans(table)).get(seat)
        return {
            **_of_log(log, user),
            "draft": None if text is None else json.loads(text),
            "plan": None if plan is None else json.loads(plan),
            "dm": _dm(telling, user),
            "reminder": _reminder(await self._store.reminders(table), user),
        }


def _profile(kept: Mapping[UserId, Profile], user: UserId) -> Entry | None:
    """Write what somebody has set for themselves; ``None`` for nothing."""
    profile = kept.get(user)
    if profile is None:
        return None
    return _without_user(asdict(profile))


def _of_log(log: Log, user: UserId) -> Entry:
    """Tell what a log holds of a person."""
    then = tuple(history(log))
    now = then[-1]
    over, seat = now.table.stage is Stage.CLOSED, now.table.seat_of(user)
    pseudonyms = Pseudonyms(user)
    before = (then[0], *then)
    own = [
        _entry(pseudonyms.hide(event))
        for event, stood in zip(log.events, before, strict=False)
        if _is_own(event, stood, user, over=over)
    ]
    return {
        "table": log.table,
        "game": now.game.key,
        "mode": hosting_of(now.table.options).mode(now.table.options),
        "over": over,
        "host": now.table.host == user,
        "seat": None if seat is None else seat + 1,
        "events": own,
        "hands": list(_hands(log, then, user)) if over else [],
        "view": None if over or seat is None else _view(now, seat),
    }


def _is_own(event: LogEvent, stood: Standing, user: UserId, *, over: bool) -> bool:
    """Whether an event is about a person, who then ``stood`` as says the table before it."""
    if isinstance(event, TableEvent):
        about = names(event, user) or _seat_in(event) == _seat(stood, user)
        return about and (event.public or people_in(event) == {user})
    return over and _moved(event, stood, user)


def _moved(event: Event, stood: Standing, user: UserId) -> bool:
    """Whether a game's event was a person's own move."""
    seat = hosting_of(stood.table.options).mover(event)
    return seat is not None and seat == _seat(stood, user) and _plays(stood, seat)


def _plays(stood: Standing, seat: Seat) -> bool:
    return stood.table.chairs[seat].computer is None


def _seat(stood: Standing, user: UserId) -> Seat:
    seat = stood.table.seat_of(user)
    return -1 if seat is None else seat


def _seat_in(event: TableEvent) -> Seat | None:
    """Return the one seat that a table's event is about."""
    seat: Seat | None = getattr(event, "seat", None)
    return seat


def _hands(log: Log, then: tuple[Standing, ...], user: UserId) -> list[list[str]]:
    """Return what a person was dealt, as they saw it, by hand or round.

    A phase that was given its time anew was dealt once.
    """
    dealt: dict[tuple[int | None, int], list[str]] = {}
    for event, standing in zip(log.events, then, strict=True):
        seat = standing.table.seat_of(user)
        if not isinstance(event, DeadlineSet) or seat is None or standing.state is None:
            continue
        held = hosting_of(standing.table.options).held(standing.view(seat))
        if held is not None and _plays(standing, seat):
            dealt.setdefault((standing.table.hand, standing.table.step), list(held))
    return [*dealt.values()]


def _view(standing: Standing, seat: Seat) -> Any:  # noqa: ANN401  JSON
    """Write what a seat may see of a running game, which is a value of its own."""
    view = standing.view(seat)
    return None if view is None else _written(view)


def _written(view: object) -> Any:  # noqa: ANN401  JSON
    adapter = _adapter(type(view))  # type: ignore[arg-type]  # every class can be hashed
    return adapter.dump_python(view, mode="json")


@cache
def _adapter(cls: type[Any]) -> TypeAdapter[Any]:
    return TypeAdapter(cls)


def _dm(telling: Telling, user: UserId) -> Entry | None:
    """Tell whether a person takes DMs, and which message came last.

    How far they were told is left out: that counts events, secret ones of others among them.
    """
    for told in telling.people:
        if told.user == user:
            return {"state": told.dm, "post": _post(told.post)}
    return None


def _reminder(kept: tuple[Reminder, ...], user: UserId) -> Entry | None:
    """Tell when a person is reminded next, and up to where in the phase they have been."""
    found = (each for each in kept if each.user == user)
    return next(({"at": each.at, "done": each.done} for each in found), None)


def _post(post: Post | None) -> Entry | None:
    return None if post is None else {"channel": str(post.channel), "message": str(post.message)}


def _earned(each: Result | Feat) -> Entry:
    """Write what somebody came to; a server's id is too long for the numbers of some readers."""
    server = None if each.server is None else str(each.server)
    return {**_without_user(asdict(each)), "server": server}


def _without_user(row: dict[str, Any]) -> Entry:
    return {name: value for name, value in row.items() if name != "user"}


def _entry(event: LogEvent) -> Entry:
    kind, body = encode(event)
    return {"kind": kind, "body": json.loads(body)}
