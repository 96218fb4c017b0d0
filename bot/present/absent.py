"""The posts about time and people: who is late or gone, who hosts, what closes soon."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from bot.present.deadline import until_when
from bot.present.games import look_button, screens_of
from bot.present.names import FORMER, mention, seat_mention
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
from bot.present.words import duration, listed, when
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
    text = (
        f"**Time is up for {names}.** Whoever acts until {when(event.at)} is still in time. "
        f"{_policy(scene)}"
    )
    called = " ".join(map(mention, users))
    return Screen(
        (Text(text), row(look_button(scene))),
        Tone.ASK,
        alert=f"{called} Table {table.id}, {screens.moment(scene)}: you are late, hurry up.",
        mentions=users,
    )


def _policy(scene: Scene) -> str:
    """Say what follows as the grace lapses too."""
    if scene.table.absence is Absence.END:
        return "If somebody is still missing then, the game ends."
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
    lines = [_line(why, users) for why in Gone if (users := _gone(taken, why))]
    lines += [_FORMER for user, _ in taken if user is not None and is_former(user)]
    lines += _host(table, before)
    if not lines:
        return None
    if nobody_plays(table):
        lines = [line.removesuffix(_PLAYS_ON).rstrip() for line in lines]
        lines.append("Nobody is left to play, so the game waits until somebody comes back.")
    return Screen((Text("\n".join(lines)), *_ways_back(scene, {why for _, why in taken})))


def _host(table: Table, before: Table) -> Iterator[str]:
    """Say who hosts now; every post of a hand of a night, and of the rest after it, says that."""
    if table.host != before.host and (table.hand is None or table.stage is Stage.LOBBY):
        yield f"**{mention(table.host)}** hosts this table now."


def _gone(taken: tuple[tuple[UserId | None, Gone | None], ...], gone: Gone) -> str:
    users = [mention(user) for user in _known(user for user, why in taken if why is gone)]
    return f"**{listed(users)}**" if users else ""


def _line(why: Gone, users: str) -> str:
    return _TAKEN[why].format(users=users)


_FORMER: Final = f"{FORMER[0].capitalize()} left. A computer plays on."

_PLAYS_ON: Final = "A computer plays on until they press **Come back**."

_TAKEN: Final[Mapping[Gone, str]] = MappingProxyType(
    {
        Gone.LEFT: f"{{users}} left. {_PLAYS_ON}",
        Gone.ABSENT: f"{{users}} did not act several times in a row. {_PLAYS_ON}",
        Gone.NO_SHOW: f"{{users}} did not show up for the first move. {_PLAYS_ON}",
        Gone.KICKED: "The host took {users} off the table. A computer plays on.",
    }
)


def _ways_back(scene: Scene, reasons: set[Gone | None]) -> tuple[Block, ...]:
    """Return the ways on: back to a seat that was left and, for the host, back to the lobby."""
    if reasons <= {Gone.KICKED}:
        return _way_on(scene)
    lobby = (button(scene, "Back to the lobby", "lobby"),) if Gone.NO_SHOW in reasons else ()
    host = "-# The host can lead back to the lobby, without those who are missing."
    ways = row(look_button(scene), come_back(scene), *lobby)
    return (*((Text(host),) if lobby else ()), ways)


def nobody(scene: Scene) -> Screen:
    """Return the live post of a game whose people are all gone."""
    table, screens = scene.table, screens_of(scene.table.options)
    end = f" Without that it closes {when(table.expires)}." if table.expires else ""
    text = (
        "**Nobody plays just now, so the game waits.** Computers do not play on by themselves. "
        f"Whoever has a seat here goes on with **Come back**, with the whole time for a move.{end}"
    )
    seats = (seat_line(scene, seat, *_note(table, seat)) for seat in range(len(table.chairs)))
    return Screen(
        (
            heading(scene, f"{screens.moment(scene).capitalize()}"),
            Text(text),
            Text("\n".join(seats)),
            row(come_back(scene, Style.MAIN), sheet_button(scene)),
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
    text = f"**There is more time,** until {until_when(scene.table, event.at)}."
    return Screen((Text(text), *_way_on(scene)))


def _credited(scene: Scene, event: OutageCredited) -> Screen | None:
    """Say that nothing is lost, where somebody is waited for and has more time by it."""
    table, added = scene.table, event.until - event.since
    waits = table.stage is Stage.PLAYING and table.deadline is not None
    if added <= 0 or not waits or table.stands is not None or nobody_plays(table):
        return None
    time = duration(added)
    verb = "was" if time.startswith("1 ") and " and " not in time else "were"
    return Screen((Text(f"Back, nothing lost: {time} {verb} added."), *_way_on(scene)))


def _goes_on(scene: Scene, event: Unstranded | TableMoved, before: Table) -> Screen | None:
    """Say that a table goes on which could not be told, here or where it was.

    As the host moves it, that is told where it was.
    """
    if isinstance(event, TableMoved):
        return None if event.why is None else _taken_out(scene, before)
    stood = before.stranded
    length = "" if stood is None else f" The clock stood for {duration(event.at - stood.at)}."
    text = f"Table {scene.table.id} goes on, and nothing is lost.{length}"
    return Screen((Text(text), *_way_on(scene)))


def _taken_out(scene: Scene, before: Table) -> Screen:
    """Say why a table is told here that was in a thread, and call those who looked for it there."""
    table = scene.table
    text = (
        f"**Table {table.id} goes on here:** its thread <#{before.place.channel}> is archived or "
        "locked, and I may not open it. Nothing is lost. The host can take the table elsewhere "
        "with `/table move`."
    )
    users = _known(table.users)
    return Screen(
        (Text(text), *_way_on(scene)),
        alert=" ".join((*map(mention, users), f"Table {table.id} goes on in this channel.")),
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
            heading(scene, "Still needed?"),
            Text(f"This table closes <t:{at}:R> if nothing happens."),
            row(
                button(scene, "Keep it open", "keep", style=Style.GO),
                button(scene, "Close it", "end"),
            ),
        ),
        Tone.ASK,
        alert=" ".join((*map(mention, users), f"Table {table.id} closes soon.")),
        mentions=users,
    )
