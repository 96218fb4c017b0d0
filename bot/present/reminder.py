"""What somebody is told whom a slow game waits for: by DM, or in the channel by their own wish."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.click import Control
from bot.present.deadline import until_when
from bot.present.games import screens_of
from bot.present.handbook import Topic, helped
from bot.present.limits import ROW
from bot.present.names import mention
from bot.present.screen import Button, Buttons, Screen, Style, Text, Tone
from bot.tongue import say
from data.log import Posts, Table, UserId

SHOWN: Final = 2 * ROW
"""So many games are told of in one message, the ones that end first."""


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
    return helped(_one(shown[0]) if len(shown) == 1 else _many(shown), Topic.NEWS)


def _many(shown: list[Waiting]) -> Screen:
    lines = [say("reminder-title", games=len(shown)), *map(_line, shown[:SHOWN])]
    if len(shown) > SHOWN:
        lines.append(say("reminder-more", games=len(shown) - SHOWN))
    return Screen(
        (Text("\n".join(lines)), *_rows(shown[:SHOWN]), Text(say("reminder-sets"))),
        Tone.ASK,
        alert=say("reminder-alert", games=len(shown)),
    )


def _line(waiting: Waiting) -> str:
    return say("reminder-line", table=str(waiting.table.id), until=_until(waiting))


def ping(user: UserId, waiting: Waiting) -> Screen:
    """Return the post that calls somebody in the channel, which says what everybody may know."""
    table, number, player = waiting.table, str(waiting.table.id), mention(user)
    return Screen(
        (Text(say("reminder-ping", table=number, player=player, end=_end(table))),),
        Tone.ASK,
        alert=say("reminder-ping_alert", player=player, table=number),
        mentions=(user,),
    )


def _one(waiting: Waiting) -> Screen:
    table, number = waiting.table, str(waiting.table.id)
    label = say(screens_of(table.options).wording.look)
    return Screen(
        (
            Text(say("reminder-one_title", table=number, until=_until(waiting))),
            Text(f"{_where(table)}\n{say('reminder-sets')}"),
            Buttons((_button(table, label, Style.MAIN),)),
        ),
        Tone.ASK,
        alert=say("reminder-one_alert", table=number),
    )


def _where(table: Table) -> str:
    if table.posts is Posts.CHANNEL:
        return say("reminder-in_channel", channel=f"<#{table.place.channel}>")
    return say("reminder-by_dm")


def _until(waiting: Waiting) -> str:
    told = (("reminder-alone", waiting.alone), ("reminder-asked", waiting.asked))
    until = say("reminder-until", end=_end(waiting.table))
    return " ".join((until, *(say(message) for message, holds in told if holds)))


def _end(table: Table) -> str:
    return say("reminder-end") if table.deadline is None else until_when(table, table.deadline)


def _rows(shown: list[Waiting]) -> Iterator[Buttons]:
    label = {each.table.id: say("reminder-button", table=str(each.table.id)) for each in shown}
    buttons = [_button(each.table, label[each.table.id]) for each in shown]
    for first in range(0, len(buttons), ROW):
        yield Buttons(tuple(buttons[first : first + ROW]))


def _button(table: Table, label: str, style: Style = Style.PLAIN) -> Button:
    """Return the button that leads to where somebody stands at a table."""
    return Button(label, Control(table.id, table.step, "hand"), style)
