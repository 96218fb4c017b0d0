"""Each screen of the gallery with something to press has a way to the help that fits it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from bot.click import Control, Personal, Pressable
from bot.help_desk import SCREENS
from bot.present.screen import Buttons, ChannelSelect, Screen, Select
from bot.present.tutorial import SCREEN as TUTORIAL
from tests.gallery.chapters import CHAPTERS, Chapter, every

OF_A_TABLE: Final = {"how", "why"}
"""What a table's own controls tell: how to play, and why something scored what it did."""

WITHOUT: Final = {
    r"(zone|hours|name of a game|name of nights) asked": "asks for one more press of a form",
}
"""Screens with controls and no help, by their names, and why."""

SILENT: Final = {
    r"past .*|closed by .*": "a post that is over; the table's newest has the help",
    r"live (closed|expired) lobby|(closed|expired) lobby|closed and None": "nothing was played",
    r"collision|steals|draws|forfeit|melds before the scores": "news above the live post",
    r"moment .*, \d+|.*, post \d+": "of one table: the same posts, and one sentence in answer",
    r".*, in private \d+": "DMs that say what became of a table, with the way to it",
    r"note .*|next .*|nothing and .*": "one sentence in answer to a press",
    r"ping, .*": "calls somebody to the table by one sentence",
    r"forgotten|nothing to forget": "another press would be one more thing to forget",
    r"doctor.*": "each line says itself what to do",
    r"advice for a night": "is help itself",
}
"""Screens on which nothing can be pressed, by their names, and why that is right."""


def _controls(shown: Screen) -> Iterator[Pressable]:
    for block in shown.blocks:
        match block:
            case Buttons(buttons):
                yield from (button.control for button in buttons)
            case Select() | ChannelSelect():
                yield block.control


def _helps(control: Pressable) -> bool:
    match control:
        case Control(action=action):
            return action in OF_A_TABLE
        case Personal(screen=screen):
            return screen in SCREENS or screen == TUTORIAL


def _missing(chapter: Chapter) -> Iterator[str]:
    for shown, names in every(chapter).items():
        if not isinstance(shown, Screen):
            continue
        controls = tuple(_controls(shown))
        if any(map(_helps, controls)):
            continue
        excused = WITHOUT if controls else SILENT
        if not any(re.fullmatch(pattern, names[0]) for pattern in excused):
            yield names[0]


@pytest.mark.sweep(6)
@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.key)
def test_every_screen_has_help(chapter: Chapter) -> None:
    assert list(_missing(chapter)) == []
