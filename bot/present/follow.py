"""What somebody without a seat is told who follows a table, and the page where they choose it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.present.handbook import Topic, help_button
from bot.present.limits import problems
from bot.present.parts import FOLLOWING, button, heading, row
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Line, Picture, Screen, Style, Text, Tone
from bot.present.words import address
from bot.tongue import say
from data.following import Wish
from data.log import Stage, Table

FOLLOW: Final = "follow"
"""The action that chooses on the page which ``FOLLOWING`` shows."""

NOTHING: Final = "nothing"
"""What is chosen by who wants to be told no more."""

WISHES: Final = {Wish.ROUNDS: "follow-rounds", Wish.END: "follow-end"}
"""The messages on the buttons for what one can be told."""

_NOW: Final = {Wish.ROUNDS: "follow-now_rounds", Wish.END: "follow-now_end"}
_TOLD: Final = {Wish.ROUNDS: "follow-told_rounds", Wish.END: "follow-told_end"}


def page(scene: Scene) -> Screen:
    """Return the choice of what to be told; private."""
    now = "follow-now_nothing" if scene.follows is None else _NOW[scene.follows]
    about = Text(f"{say('follow-about')}\n{say(now)}")
    return Screen((heading(scene, say("follow-head")), about, row(*_choices(scene))))


def _choices(scene: Scene) -> Iterator[Button]:
    for wish, label in WISHES.items():
        chosen = wish is scene.follows
        style = Style.MAIN if scene.follows is None else Style.PLAIN
        yield button(scene, say(label), FOLLOW, wish, style=style, disabled=chosen)
    if scene.follows is not None:
        yield button(scene, say("follow-stop"), FOLLOW, NOTHING)


def welcome(scene: Scene, wish: Wish, live: int | None) -> Screen:
    """Return the DM to somebody who has begun to follow a table."""
    where = f"{say(_TOLD[wish])}\n{_way(scene.table, live)}"
    return Screen(
        (
            heading(scene, say("follow-welcome")),
            Text(where),
            row(_change(scene), help_button(Topic.NEWS)),
        ),
        alert=say("follow-alert", table=str(scene.table.id)),
    )


def news(scene: Scene, post: Screen, live: int | None) -> Screen:
    """Return what a follower is sent of a post: all but what can be pressed there, and the way.

    ``live`` is the message of the table's live post. It alerts, and pings nobody.
    """
    shown = tuple(block for block in post.blocks if isinstance(block, Text | Picture | Line))
    tail: tuple[Block, ...] = (Text(f"-# {_way(scene.table, live)}"),)
    if scene.table.stage is not Stage.CLOSED:
        tail = (*tail, row(_change(scene), help_button(Topic.NEWS)))
    alert = say("follow-news_alert", table=str(scene.table.id))
    whole = Screen((*shown, *tail), post.tone, alert=_unaddressed(post) or alert)
    return (
        Screen((heading(scene, say("follow-news")), *tail), Tone.CALM, alert)
        if problems(whole)
        else whole
    )


def _unaddressed(post: Screen) -> str | None:
    """Return the post's own alert where it calls nobody."""
    return None if post.mentions else post.alert


def _way(table: Table, live: int | None) -> str:
    """Lead to the table: to its live post, where there is one."""
    place = table.place
    link = address(place.server, place.channel, live)
    message = "follow-way_over" if table.stage is Stage.CLOSED else "follow-way"
    return say(message, place=f"<#{place.channel}>", link=link)


def _change(scene: Scene) -> Button:
    return button(scene, say("follow-change"), FOLLOWING)
