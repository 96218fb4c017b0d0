"""The lobby: who sits here, how the table plays, and the deal's commitment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.paces import grace
from bot.present.games import game_name, name_of, screens_of
from bot.present.names import mention, said
from bot.present.parts import button, how_button, manage_button, row, seat_line
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Screen, Style, Text, Tone
from bot.present.texts import ACCESS
from bot.present.times import terms, time_button
from bot.present.words import duration, listed
from bot.punctuality import FEW
from bot.tongue import say
from data.former import is_former
from data.log import Absence, Access, Chair, Posts, Stage, Table, UserId
from data.punctuality import Share
from engine.core import Seat


def lobby(scene: Scene) -> Screen:
    """Return the lobby with its controls; whoever is invited is alerted when it opens.

    What binds the deal stands below the controls: on a phone they come within the first screen.
    """
    controls = (row(*_own(scene)), row(*_hosts(scene)))
    return Screen(
        (*_about(scene), *controls, Text(fairness(scene.table))),
        Tone.ASK,
        alert=_alert(scene.table),
        mentions=_invited(scene.table),
    )


def finished(scene: Scene) -> Screen:
    """Return what stays of a lobby that is over: rules, seats and commitment."""
    return Screen(
        (
            _head(scene.table),
            Text("\n".join(_rules(scene.table))),
            Text("\n".join(_seats(scene))),
            Text(fairness(scene.table)),
        )
    )


def _head(table: Table) -> Text:
    """Return the first line, in which the game's name is all."""
    return Text(say("parts-heading", table=str(table.id), what=name_of(table)))


def _called(table: Table) -> str:
    """Name the game in a notification; by its usual name where nothing else could be shown."""
    return said(name_of(table)) or said(game_name(table.options.game))


def _alert(table: Table) -> str:
    wording, number = screens_of(table.options).wording, str(table.id)
    way, game = wording.played_by(table.options), say(wording.whole, game=_called(table))
    if table.access is Access.INVITED and _invited(table):
        invited = " ".join(map(mention, _invited(table)))
        return say("lobby-alert_invited", invited=invited, table=number, game=game, way=way)
    return say("lobby-alert", table=number, game=game, way=way)


def _invited(table: Table) -> tuple[UserId, ...]:
    """Return whom the host named; who has been forgotten is no longer invited."""
    return tuple(user for user in table.invited if not is_former(user))


def _about(scene: Scene) -> tuple[Block, ...]:
    return (
        _head(scene.table),
        Text("\n".join(_rules(scene.table))),
        Text("\n".join(_seats(scene))),
        Text("\n".join(_terms(scene.table))),
    )


def _rules(table: Table) -> list[str]:
    wording = screens_of(table.options).wording
    return [
        *wording.terms(table),
        say("lobby-house", rules=_house(wording.told(table.options))),
    ]


def _house(rules: list[str]) -> str:
    return "".join(f"\n- {rule}" for rule in rules) or say("lobby-house_none")


def _seats(scene: Scene) -> list[str]:
    table = scene.table
    taken = [seat_line(scene, seat, *_notes(scene, seat)) for seat in range(len(table.chairs))]
    free = table.seats - len(taken)
    head = say("lobby-seats", taken=len(taken), seats=table.seats)
    return [head, *taken, *([say("lobby-free", free=free)] if free else [])]


def _notes(scene: Scene, seat: Seat) -> tuple[str, ...]:
    wording = screens_of(scene.table.options).wording
    chair = scene.table.chairs[seat]
    notes = (
        (say("lobby-host"), chair.user == scene.table.host),
        (_in_time(scene, chair), _shows_punctuality(scene, chair)),
        (_level(chair, wording.levels), chair.user is None),
        (say("lobby-no_dms", look=say(wording.look)), chair.user in scene.unreachable),
    )
    return tuple(note for note, true in notes if true)


def _shows_punctuality(scene: Scene, chair: Chair) -> bool:
    """Whether a seat says how punctual its person is; a lobby that has begun does not any more."""
    return bool(scene.table.times.punctual and scene.table.stage is Stage.LOBBY and chair.user)


def _in_time(scene: Scene, chair: Chair) -> str:
    share = scene.shares.get(chair.user or 0, Share())
    if share.owed < FEW:
        return say("lobby-few", few=FEW)
    return say("lobby-in_time", percent=share.percent)


def _level(chair: Chair, levels: Mapping[str, str]) -> str:
    if chair.computer is None:
        return ""
    return say("lobby-computer", level=say(levels[chair.computer]))


def _terms(table: Table) -> list[str]:
    who = say(ACCESS[table.access])
    if table.access is Access.INVITED:
        invited = _invited(table)
        people = listed(map(mention, invited)) if invited else say("lobby-invited_nobody")
        who = say("lobby-invited", who=who, invited=people)
    return [
        say("lobby-pace", pace=screens_of(table.options).wording.pace(table)),
        *terms(table.times),
        *_late(table),
        say("lobby-access", who=who),
        _start(table),
    ]


def _late(table: Table) -> tuple[str, ...]:
    """Say what becomes of who misses a deadline; a night goes by its own clock."""
    if table.hand is not None:
        return ()
    return (say(_LATE[table.absence], more=duration(grace(table.times))),)


_LATE: Final = {Absence.COMPUTER: "lobby-late_computer", Absence.END: "lobby-late_end"}


def _start(table: Table) -> str:
    return say("lobby-start_full" if _full(table) else "lobby-start", host=mention(table.host))


def fairness(table: Table) -> str:
    """Show what binds the deal before it is dealt, and what becomes of it."""
    return f"{_fair(table)}\n-# `{table.commitment}`"


def _fair(table: Table) -> str:
    opened = table.options.deal == "opened"
    if table.hand is not None:
        message = "lobby-fair_night_opened" if opened else "lobby-fair_night_closed"
        return say(message, hand=table.hand)
    if not opened:
        return say("lobby-fair_closed")
    alone = table.posts is not Posts.CHANNEL
    return say("lobby-fair_opened_alone" if alone else "lobby-fair_opened")


def _own(scene: Scene) -> tuple[Button, ...]:
    return (
        _join(scene),
        how_button(scene),
        button(scene, say("lobby-rules"), "house"),
        button(scene, say("parts-leave"), "leave"),
        *screens_of(scene.table.options).wording.own(scene),
    )


def _join(scene: Scene) -> Button:
    return button(scene, say("parts-join"), "join", style=Style.MAIN, disabled=_full(scene.table))


def _full(table: Table) -> bool:
    return len(table.chairs) >= table.seats


def _hosts(scene: Scene) -> tuple[Button, ...]:
    return (
        button(scene, say("lobby-add"), "add", disabled=_full(scene.table)),
        button(scene, say("lobby-remove"), "remove"),
        button(scene, say("lobby-go"), "start", style=Style.GO),
        *time_button(scene),
        manage_button(scene),
    )
