"""Help about what is the same in every game: a page for each topic, and the way to it."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Final

from bot.click import OPEN, Personal
from bot.present.screen import Button, Buttons, Option, Screen, Select, Text
from bot.present.words import capital
from bot.tongue import say

SCREEN: Final = "handbook"
"""The screen's name in its controls."""

PAGE: Final = "page"
"""The action of the select that turns to another topic."""

_ROW: Final = 5


class Topic(StrEnum):
    """What a page is about."""

    SEATS = "seats"
    TIME = "time"
    DEAL = "deal"
    NEWS = "news"
    BOARDS = "boards"
    OWN = "own"
    DATA = "data"
    SERVER = "server"


def find(text: str) -> Topic | None:
    """Return the topic that a control names."""
    return next((topic for topic in Topic if topic == text), None)


def page(topic: Topic, *beside: Button) -> Screen:
    """Return the page of a topic, with a select of all; ``beside`` are further ways on."""
    options = tuple(
        Option(capital(say(f"handbook-name_{each}")), each, chosen=each is topic) for each in Topic
    )
    select = Select(Personal(SCREEN, PAGE), say("handbook-topics"), options)
    title = say("handbook-title", name=say(f"handbook-name_{topic}"))
    return Screen((Text(title), Text(say(f"handbook-about_{topic}")), select, Buttons(beside)))


def help_button(topic: Topic) -> Button:
    """Return the button that opens a topic's page in a message of its own."""
    return Button(say("handbook-help"), Personal(SCREEN, OPEN, (topic,)))


def helped(shown: Screen, topic: Topic) -> Screen:
    """Return a screen with the button for its help: behind its last buttons, or below it all."""
    return with_button(shown, help_button(topic))


def with_button(shown: Screen, button: Button) -> Screen:
    """Return a screen with a button behind its last ones, or in a row of its own if it ends so."""
    *blocks, last = shown.blocks
    if isinstance(last, Buttons) and len(last.buttons) < _ROW:
        return replace(shown, blocks=(*blocks, Buttons((*last.buttons, button))))
    return replace(shown, blocks=(*shown.blocks, Buttons((button,))))
