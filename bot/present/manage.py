"""The host's own page: what else can be done about the table and whoever sits there."""

from __future__ import annotations

from collections.abc import Iterator

from bot.click import Control
from bot.hosts import BAN, HOST
from bot.present.games import screens_of
from bot.present.limits import OPTION, OPTIONS
from bot.present.names import clip, mention, plain
from bot.present.parts import button, control, heading, row
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Option, Screen, Select, Style, Text
from bot.present.times import time_button
from bot.present.words import capital
from bot.tongue import say
from data.former import is_former
from data.log import Gone, Stage, Table, UserId


def manage(scene: Scene, picked: UserId | None = None) -> Screen:
    """Return what the host may do; private. ``picked`` is the person to do it about."""
    return Screen(
        (
            heading(scene, say("manage-head")),
            Text(say("manage-about")),
            *_people(scene, picked),
            *_computers(scene.table, control(scene, "add")),
            row(*_table(scene)),
        )
    )


def _people(scene: Scene, picked: UserId | None) -> tuple[Block, ...]:
    """Return the choice of a person, and what can be done about the one who is picked."""
    others = _others(scene)
    if not others:
        return ()
    options = tuple(
        Option(clip(plain(scene.names.get(user, "")), OPTION), str(user), chosen=user == picked)
        for user in others
    )
    select = Select(control(scene, "manage"), say("manage-choose"), options)
    if picked not in others:
        return (select,)
    return (select, Text(say("manage-picked", name=mention(picked))), row(*_deeds(scene, picked)))


def _others(scene: Scene) -> tuple[UserId, ...]:
    """Return everybody but the host who has a seat, or waits for one; no former players."""
    table = scene.table
    seated = (chair.user for chair in table.chairs if chair.user is not None)
    people = dict.fromkeys((*seated, *table.waiting))
    others = (user for user in people if user != table.host and not is_former(user))
    return tuple(others)[:OPTIONS]


def _deeds(scene: Scene, user: UserId) -> Iterator[Button]:
    yield button(scene, say("manage-kick"), "kick", str(user), style=Style.DANGER)
    yield button(scene, say("manage-bar"), "kick", BAN, str(user), style=Style.DANGER)
    if user in (*scene.table.people, *scene.table.waiting):
        yield button(scene, say("manage-make_host"), "manage", HOST, str(user))


def _computers(table: Table, add: Control) -> tuple[Select, ...]:
    """Return the choice of how one more computer plays, while there is a seat for it."""
    if table.stage is not Stage.LOBBY or len(table.chairs) >= table.seats:
        return ()
    levels = screens_of(table.options).wording.levels
    options = tuple(Option(capital(say(levels[level])), level) for level in levels)
    return (Select(add, say("manage-computer"), options),)


def _table(scene: Scene) -> Iterator[Button]:
    table = scene.table
    if table.stage is Stage.PLAYING and table.deadline is not None:
        yield button(scene, say("manage-extend"), "extend")
    yield from time_button(scene)
    if any(chair.gone is Gone.NO_SHOW for chair in table.chairs):
        yield button(scene, say("manage-lobby"), "lobby")
    yield button(scene, say("manage-end"), "end", style=Style.DANGER)
