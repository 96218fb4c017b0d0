"""What somebody is told whom a slow game waits for: by DM, or in the channel by their own wish."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.click import Control
from bot.present.deadline import until_when
from bot.present.games import screens_of
from bot.present.limits import ROW
from bot.present.names import mention
from bot.present.screen import Button, Buttons, Screen, Style, Text, Tone
from bot.present.words import counted
from bot.tongue import say
from data.log import Posts, Table, UserId

SHOWN: Final = 2 * ROW
"""So many games are told of in one message, the ones that end first."""

_LEFT: Final = "Only you are left."
_SETS: Final = "-# `/me reminders` sets when you are reminded."


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits for somebody; ``asked`` if a player has asked for the reminder."""

    table: Table
    asked: bool = False

    @property
    def alone(self) -> bool:
        """Whether the phase waits for this person only; nobody else is told that."""
        return self.table.one_left is not None


def by_dm(waiting: tuple[Waiting, ...]) -> Screen:
    """Return the one message about all the tables that wait for somebody."""
    shown = sorted(waiting, key=lambda each: each.table.deadline or 0)
    if len(shown) == 1:
        return _one(shown[0])
    lines = [f"## {counted(len(shown), 'game')} wait for you"]
    lines += [f"- **Table {each.table.id}**, {_until(each)}" for each in shown[:SHOWN]]
    if len(shown) > SHOWN:
        lines.append(f"- and {len(shown) - SHOWN} more: `/mygames` has them all")
    return Screen(
        (Text("\n".join(lines)), *_rows(shown[:SHOWN]), Text(_SETS)),
        Tone.ASK,
        alert=f"{counted(len(shown), 'game')} wait for you.",
    )


def ping(user: UserId, waiting: Waiting) -> Screen:
    """Return the post that calls somebody in the channel, which says what everybody may know."""
    table = waiting.table
    return Screen(
        (Text(f"Table {table.id} waits for {mention(user)}, until {_end(table)}."),),
        Tone.ASK,
        alert=f"{mention(user)} Table {table.id} waits for you.",
        mentions=(user,),
    )


def _one(waiting: Waiting) -> Screen:
    table = waiting.table
    told = f" in <#{table.place.channel}>" if table.posts is Posts.CHANNEL else ""
    label = say(screens_of(table.options).wording.look)
    return Screen(
        (
            Text(f"## Table {table.id} waits for you\nYou have time {_until(waiting)}"),
            Text(f"It is played{told or ' by DM'}.\n{_SETS}"),
            Buttons((_button(table, label, Style.MAIN),)),
        ),
        Tone.ASK,
        alert=f"Table {table.id} waits for you.",
    )


def _until(waiting: Waiting) -> str:
    asked = " Another player asks you to go on." if waiting.asked else ""
    left = f" {_LEFT}" if waiting.alone else ""
    return f"until {_end(waiting.table)}.{left}{asked}"


def _end(table: Table) -> str:
    return "the end" if table.deadline is None else until_when(table, table.deadline)


def _rows(shown: list[Waiting]) -> Iterator[Buttons]:
    buttons = [_button(each.table, f"Table {each.table.id}") for each in shown]
    for first in range(0, len(buttons), ROW):
        yield Buttons(tuple(buttons[first : first + ROW]))


def _button(table: Table, label: str, style: Style = Style.PLAIN) -> Button:
    """Return the button that leads to where somebody stands at a table."""
    return Button(label, Control(table.id, table.step, "hand"), style)
