"""Pauses: who let the clock stand until when, that it goes on, and for how long one may."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot import paces, pausing
from bot.clock import HOUR, MINUTE, SECOND
from bot.outcome import Said
from bot.paces import DAY
from bot.present.games import look_button
from bot.present.handbook import Topic, help_button
from bot.present.names import mention
from bot.present.parts import control, heading, resume_button, row
from bot.present.scene import Scene
from bot.present.screen import Block, Option, Screen, Select, Style, Text, Tone
from bot.present.words import capital, duration, when
from bot.tongue import say
from data.former import is_former
from data.log import Paused, Resumed, Table, UserId

_LADDER: Final = (
    *(MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE),
    *(HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 5 * DAY),
)
"""The lengths that are offered."""

_COARSE: Final = 20
"""No length is offered that is a smaller part of the budget."""


def line(table: Table) -> str:
    """Say in the live post, and on the page of pauses, until when; nothing where it goes."""
    paused = table.paused
    if paused is None:
        return ""
    return say("paused-line", name=mention(paused.user), until=when(paused.until))


def post(scene: Scene, event: Paused | Resumed) -> Screen:
    """Return the post of a pause, or of its end."""
    return _began(scene, event) if isinstance(event, Paused) else _ended(scene)


def _began(scene: Scene, event: Paused) -> Screen:
    text = say(
        "paused-began",
        name=capital(mention(event.user)),
        until=when(event.until),
        enders=_enders(scene.table, event.user),
    )
    return Screen((Text(text), row(look_button(scene), resume_button(scene))))


def _enders(table: Table, paused_by: UserId) -> str:
    host = mention(table.host)
    if table.host == paused_by or is_former(paused_by):
        return say("paused-ender", name=capital(host))
    return say("paused-enders", name=mention(paused_by), host=host)


def _ended(scene: Scene) -> Screen:
    """Say that it goes on; a fast game calls all who play it."""
    table = scene.table
    called = () if paces.slow(table.times) else tuple(u for u in table.people if not is_former(u))
    deadline = table.deadline if table.stands is None else None  # for another reason
    text = say("paused-ended")
    if deadline is not None:
        text = say("paused-ended_until", until=when(deadline))
    alert = say("paused-alert", table=str(table.id))
    return Screen(
        (Text(text), row(look_button(scene))),
        Tone.ASK if called else Tone.CALM,
        alert=" ".join((*map(mention, called), alert)) if called else None,
        mentions=called,
    )


def page(scene: Scene) -> Screen:
    """Ask for how long; or say who has paused, with the way to go on."""
    table, user = scene.table, scene.user
    if table.paused is not None:
        blocks: tuple[Block, ...] = (Text(line(table)), row(resume_button(scene, Style.GO)))
    else:
        blocks = tuple(_choices(scene, 0 if user is None else pausing.left(table, user)))
    return Screen((heading(scene, say("paused-head")), *blocks))


def _choices(scene: Scene, left: int) -> Iterator[Block]:
    budget = paces.pauses(scene.table.times)
    if left < pausing.LEAST:
        yield Text(say("paused-used", budget=duration(budget)))
        return
    rest = say("paused-budget", budget=duration(budget))
    if left != budget:
        rest = say("paused-budget_left", budget=duration(budget), left=duration(left))
    yield Text(f"{say('paused-about')}\n{rest}")
    lengths = [each for each in _LADDER if budget <= each * _COARSE and each < left]
    options = tuple(Option(capital(duration(each)), str(each // SECOND)) for each in lengths)
    longest = Option(say("paused-longest", left=duration(left)), pausing.ALL)
    yield Select(control(scene, "pause"), say("paused-length"), (*options, longest))


def way(scene: Scene, said: Said) -> tuple[Block, ...]:
    """Return the button that the answer to whoever paused speaks of, and help."""
    return (row(resume_button(scene), help_button(Topic.TIME)),) if said is Said.PAUSED else ()
