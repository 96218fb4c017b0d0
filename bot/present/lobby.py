"""The lobby: who sits here, how the table plays, and the deal's commitment."""

from __future__ import annotations

from collections.abc import Mapping

from bot.paces import grace
from bot.present.games import screens_of
from bot.present.names import mention, said
from bot.present.parts import button, heading, how_button, manage_button, row, seat_line
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Line, Screen, Style, Text, Tone
from bot.present.texts import ABSENCES, ACCESS
from bot.present.times import terms, time_button
from bot.present.words import counted, duration, listed, lower_first
from bot.punctuality import FEW
from bot.tongue import say
from data.former import is_former
from data.log import Access, Chair, Posts, Stage, Table, UserId
from data.punctuality import Share
from engine.catalog import usual_options
from engine.core import Seat


def lobby(scene: Scene) -> Screen:
    """Return the lobby with its controls; whoever is invited is alerted when it opens."""
    return Screen(
        (*_about(scene), row(*_own(scene)), row(*_hosts(scene))),
        Tone.ASK,
        alert=_alert(scene.table),
        mentions=_invited(scene.table),
    )


def finished(scene: Scene) -> Screen:
    """Return what stays of a lobby that is over: rules, seats and commitment."""
    return Screen(
        (
            heading(scene, _name(scene.table)),
            Text("\n".join(_rules(scene.table))),
            Text("\n".join(_seats(scene))),
            Text(fairness(scene.table)),
        )
    )


def _name(table: Table) -> str:
    return screens_of(table.options).name(table.options)


def _called(table: Table) -> str:
    """Name the game in a notification; by its usual name where nothing else could be shown."""
    usual = usual_options(table.options.game)
    return said(_name(table)) or said(screens_of(usual).name(usual))


def _alert(table: Table) -> str:
    screens = screens_of(table.options)
    way = lower_first(screens.wording.played_by(table.options))
    game = f"{say(screens.wording.whole, game=_called(table))} ({way})"
    if table.access is Access.INVITED and _invited(table):
        invited = " ".join(map(mention, _invited(table)))
        return f"{invited} Table {table.id}: you are invited to {game}."
    return f"Table {table.id}: seats are free for {game}."


def _invited(table: Table) -> tuple[UserId, ...]:
    """Return whom the host named; who has been forgotten is no longer invited."""
    return tuple(user for user in table.invited if not is_former(user))


def _about(scene: Scene) -> tuple[Block, ...]:
    return (
        heading(scene, _name(scene.table)),
        Text("\n".join(_rules(scene.table))),
        Text("\n".join(_seats(scene))),
        Text("\n".join(_terms(scene.table))),
        Line(),
        Text(fairness(scene.table)),
    )


def _rules(table: Table) -> list[str]:
    wording = screens_of(table.options).wording
    return [
        *wording.terms(table),
        f"**House rules:** {_house(wording.told(table.options))}",
    ]


def _house(rules: list[str]) -> str:
    return "".join(f"\n- {rule}" for rule in rules) or "none, all as usual"


def _seats(scene: Scene) -> list[str]:
    table = scene.table
    taken = [seat_line(scene, seat, *_notes(scene, seat)) for seat in range(len(table.chairs))]
    free = table.seats - len(taken)
    head = f"**Seats: {len(taken)} of {table.seats} taken**"
    return [head, *taken, *([f"-# {counted(free, 'free seat')}"] if free else [])]


def _notes(scene: Scene, seat: Seat) -> tuple[str, ...]:
    wording = screens_of(scene.table.options).wording
    chair = scene.table.chairs[seat]
    notes = (
        ("host", chair.user == scene.table.host),
        (_in_time(scene, chair), _shows_punctuality(scene, chair)),
        (_level(chair, wording.levels), chair.user is None),
        (f"DMs closed, plays from **{say(wording.look)}**", chair.user in scene.unreachable),
    )
    return tuple(note for note, true in notes if true)


def _shows_punctuality(scene: Scene, chair: Chair) -> bool:
    """Whether a seat says how punctual its person is; a lobby that has begun does not any more."""
    return bool(scene.table.times.punctual and scene.table.stage is Stage.LOBBY and chair.user)


def _in_time(scene: Scene, chair: Chair) -> str:
    share = scene.shares.get(chair.user or 0, Share())
    if share.owed < FEW:
        return f"fewer than {FEW} moves so far"
    return f"{share.percent} % of moves in time"


def _level(chair: Chair, levels: Mapping[str, str]) -> str:
    return "" if chair.computer is None else f"computer player, {say(levels[chair.computer])}"


def _terms(table: Table) -> list[str]:
    who = say(ACCESS[table.access])
    if table.access is Access.INVITED:
        invited = _invited(table)
        who = f"{who}: {listed(map(mention, invited)) if invited else 'nobody yet'}"
    return [
        f"**Pace:** {screens_of(table.options).wording.pace(table)}.",
        *terms(table.times),
        *_late(table),
        f"**Who may join:** {who}.",
        f"**Start:** {_start(table)}",
    ]


def _late(table: Table) -> tuple[str, ...]:
    """Say what becomes of who misses a deadline; a night goes by its own clock."""
    if table.hand is not None:
        return ()
    more = duration(grace(table.times))
    return (f"**Whoever is late:** has {more} more, then {say(ABSENCES[table.absence])}.",)


def _start(table: Table) -> str:
    host = f"{mention(table.host)} presses Start."
    if _full(table):
        return f"all seats are taken; {host}"
    return f"when the last free seat is joined, or {host}"


def fairness(table: Table) -> str:
    """Show what binds the deal before it is dealt, and what becomes of it."""
    after = {
        "opened": f"after the game the whole deal is open to {_readers(table)}",
        "closed": "the deal stays closed after the game too, so nobody can check it",
    }
    first = "This is the seed's fingerprint"
    if table.hand is not None:
        after = {
            "opened": f"after each hand its deal is open to {_readers(table)}",
            "closed": "the deals stay closed, so nobody can check them",
        }
        first = f"Each hand has a seed of its own. This is the fingerprint of hand {table.hand}"
    return (
        "-# Fair deal: a secret seed was fixed before anybody took a seat, and every seat adds "
        f"chance of its own. {first}; {after[table.options.deal]}:"
        f"\n-# `{table.commitment}`"
    )


def _readers(table: Table) -> str:
    return "everybody" if table.posts is Posts.CHANNEL else "you"


def _own(scene: Scene) -> tuple[Button, ...]:
    return (
        _join(scene),
        button(scene, "Leave", "leave"),
        how_button(scene),
        button(scene, "House rules", "house"),
        *screens_of(scene.table.options).wording.own(scene),
    )


def _join(scene: Scene) -> Button:
    return button(scene, "Join", "join", style=Style.MAIN, disabled=_full(scene.table))


def _full(table: Table) -> bool:
    return len(table.chairs) >= table.seats


def _hosts(scene: Scene) -> tuple[Button, ...]:
    return (
        button(scene, "Add computer", "add", disabled=_full(scene.table)),
        button(scene, "Remove computer", "remove"),
        button(scene, "Start", "start", style=Style.GO),
        *time_button(scene),
        manage_button(scene),
    )
