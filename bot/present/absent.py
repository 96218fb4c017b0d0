"""The posts about time and people: who is late or gone, who hosts, what closes soon."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from bot.present.deadline import until_when
from bot.present.games import look_button, screens_of
from bot.present.handbook import Topic, help_button
from bot.present.names import mention, seat_mention
from bot.present.parts import (
    away_note,
    button,
    come_back,
    heading,
    nobody_plays,
    row,
    seat_line,
    sheet_button,
)
from bot.present.scene import Scene
from bot.present.screen import Block, Buttons, Screen, Style, Text, Tone
from bot.present.words import capital, duration, listed, when
from bot.tongue import say
from data.former import is_former
from data.log import (
    Absence,
    DeadlineExtended,
    ExpiryWarned,
    Gone,
    GraceBegan,
    HostPassed,
    OutageCredited,
    Posts,
    SeatLeft,
    Stage,
    Table,
    TableMoved,
    Unstranded,
    UserId,
)
from engine.core import Seat

Told = (
    GraceBegan
    | SeatLeft
    | HostPassed
    | DeadlineExtended
    | OutageCredited
    | ExpiryWarned
    | Unstranded
    | TableMoved
)
"""What is posted of time, absence and who hosts."""


def post(scene: Scene, event: Told, before: Table) -> Screen | None:
    """Return the post of an event; ``before`` is the table as it stood until then."""
    match event:
        case GraceBegan():
            return _late(scene, event)
        case SeatLeft() | HostPassed():
            return _taken_over(scene, before)
        case DeadlineExtended():
            return _extended(scene, event)
        case OutageCredited():
            return _credited(scene, event)
        case ExpiryWarned():
            return expiring(scene)
        case Unstranded() | TableMoved():
            return _goes_on(scene, event, before)


# ------------------------------------------------------------------------- late


def _late(scene: Scene, event: GraceBegan) -> Screen:
    """Name those who are late, and ping them once."""
    table, screens = scene.table, screens_of(scene.table.options)
    users = _users(table, event.seats)
    names = listed(seat_mention(table, seat) for seat in event.seats)
    text = say("absent-late", names=names, until=when(event.at), lapse=_policy(scene))
    alert = say(
        "absent-late_alert",
        called=" ".join(map(mention, users)),
        table=str(table.id),
        moment=screens.moment(scene),
    )
    return Screen((Text(text), row(look_button(scene))), Tone.ASK, alert=alert, mentions=users)


def _policy(scene: Scene) -> str:
    """Say what follows as the grace lapses too."""
    if scene.table.absence is Absence.END:
        return say("absent-lapse_end")
    return screens_of(scene.table.options).lapse(scene)


def _users(table: Table, seats: tuple[Seat, ...]) -> tuple[UserId, ...]:
    return _known(table.chairs[seat].user for seat in seats)


def _known(users: Iterable[UserId | None]) -> tuple[UserId, ...]:
    """Return those whom a post can call: no computers, and nobody who has been forgotten."""
    return tuple(user for user in users if user is not None and not is_former(user))


# ------------------------------------------------------------------- taken seats


def _taken_over(scene: Scene, before: Table) -> Screen | None:
    """Say whose seats a computer plays from now on, and why, and who hosts if that is new.

    A night tells most of it itself.
    """
    table = scene.table
    pairs = zip(before.chairs, table.chairs, strict=True)
    taken = tuple((old.user, new.gone) for old, new in pairs if new.gone and not old.gone)
    if table.hand is not None:
        taken = tuple((user, why) for user, why in taken if why is Gone.KICKED)
    waits = nobody_plays(table)
    gone = ((why, _gone(taken, why)) for why in Gone)
    lines = [_line(why, users, waits=waits) for why, users in gone if users]
    former = (user for user, _ in taken if user is not None and is_former(user))
    lines += [say("absent-former") for _ in former]
    lines += _host(table, before)
    if not lines:
        return None
    if waits:
        lines.append(say("absent-waits"))
    return Screen((Text("\n".join(lines)), *_ways_back(scene, {why for _, why in taken})))


def _host(table: Table, before: Table) -> Iterator[str]:
    """Say who hosts now; every post of a hand of a night, and of the rest after it, says that."""
    if table.host != before.host and (table.hand is None or table.stage is Stage.LOBBY):
        yield say("absent-host", host=mention(table.host))


def _gone(taken: tuple[tuple[UserId | None, Gone | None], ...], gone: Gone) -> str:
    users = [mention(user) for user in _known(user for user, why in taken if why is gone)]
    return f"**{listed(users)}**" if users else ""


def _line(why: Gone, users: str, *, waits: bool) -> str:
    """Say why a computer plays for ``users``; if it ``waits``, not that it plays on."""
    text = say(_TAKEN[why], users=users)
    return text if waits or why is Gone.KICKED else f"{text} {say('absent-plays_on')}"


_TAKEN: Final[Mapping[Gone, str]] = MappingProxyType(
    {
        Gone.LEFT: "absent-left",
        Gone.ABSENT: "absent-absent",
        Gone.NO_SHOW: "absent-no_show",
        Gone.KICKED: "absent-kicked",
    }
)


def _ways_back(scene: Scene, reasons: set[Gone | None]) -> tuple[Block, ...]:
    """Return the ways on: back to a seat that was left and, for the host, back to the lobby."""
    if reasons <= {Gone.KICKED}:
        return _way_on(scene)
    if Gone.NO_SHOW not in reasons:
        return (row(look_button(scene), come_back(scene)),)
    lobby = button(scene, say("absent-lobby"), "lobby")
    return Text(say("absent-lobby_host")), row(look_button(scene), come_back(scene), lobby)


def nobody(scene: Scene) -> Screen:
    """Return the live post of a game whose people are all gone."""
    table, screens = scene.table, screens_of(scene.table.options)
    text = say("absent-nobody")
    if table.expires:
        text = f"{text} {say('absent-nobody_closes', at=when(table.expires))}"
    seats = (seat_line(scene, seat, *_note(table, seat)) for seat in range(len(table.chairs)))
    return Screen(
        (
            heading(scene, capital(screens.moment(scene))),
            Text(text),
            Text("\n".join(seats)),
            row(come_back(scene, Style.MAIN), sheet_button(scene), help_button(Topic.TIME)),
        ),
        Tone.ASK,
    )


def _note(table: Table, seat: Seat) -> tuple[str, ...]:
    note = away_note(table.chairs[seat])
    return (note,) if note else ()


# -------------------------------------------------------------------------- time


def _extended(scene: Scene, event: DeadlineExtended) -> Screen | None:
    """Say that there is more time; a night's own posts say until when."""
    if scene.table.hand is not None:
        return None
    text = say("absent-extended", until=until_when(scene.table, event.at))
    return Screen((Text(text), *_way_on(scene)))


def _credited(scene: Scene, event: OutageCredited) -> Screen | None:
    """Say that nothing is lost, where somebody is waited for and has more time by it."""
    table, added = scene.table, event.until - event.since
    waits = table.stage is Stage.PLAYING and table.deadline is not None
    if added <= 0 or not waits or table.stands is not None or nobody_plays(table):
        return None
    return Screen((Text(say("absent-credited", time=duration(added))), *_way_on(scene)))


def _goes_on(scene: Scene, event: Unstranded | TableMoved, before: Table) -> Screen | None:
    """Say that a table goes on which could not be told, here or where it was.

    As the host moves it, that is told where it was.
    """
    if isinstance(event, TableMoved):
        return None if event.why is None else _taken_out(scene, before)
    stood, text = before.stranded, say("absent-goes_on", table=str(scene.table.id))
    if stood is not None:
        text = f"{text} {say('absent-stood', time=duration(event.at - stood.at))}"
    return Screen((Text(text), *_way_on(scene)))


def _taken_out(scene: Scene, before: Table) -> Screen:
    """Say why a table is told here that was in a thread, and call those who looked for it there."""
    number, users = str(scene.table.id), _known(scene.table.users)
    text = say("absent-taken_out", table=number, place=f"<#{before.place.channel}>")
    alert = say("absent-taken_out_alert", table=number)
    return Screen(
        (Text(text), *_way_on(scene)),
        alert=" ".join((*map(mention, users), alert)),
        mentions=users,
    )


def _way_on(scene: Scene) -> tuple[Buttons, ...]:
    """Return what everybody can go on with: a post of this kind may be the newest of the table."""
    if scene.table.stage is not Stage.PLAYING:
        return ()
    return (row(look_button(scene)),)


def expiring(scene: Scene) -> Screen:
    """Warn everybody whom it concerns that the table closes, and offer to keep or close it."""
    table = scene.table
    by_dm = table.posts is Posts.DM or table.stranded is not None
    users = () if by_dm else _known(table.users)
    at = 0 if table.expires is None else table.expires // 1000
    return Screen(
        (
            heading(scene, say("absent-expiring")),
            Text(say("absent-expires", at=f"<t:{at}:R>")),
            row(
                button(scene, say("absent-keep"), "keep", style=Style.GO),
                button(scene, say("absent-close"), "end"),
            ),
        ),
        Tone.ASK,
        alert=" ".join((*map(mention, users), say("absent-expiring_alert", table=str(table.id)))),
        mentions=users,
    )
