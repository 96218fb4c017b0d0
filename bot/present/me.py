"""What a person is told about the own data: the file, the question before it is deleted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.click import Personal
from bot.present.handbook import Topic, help_button
from bot.present.screen import Button, Buttons, Document, Screen, Style, Text, Tone
from bot.tongue import say

SCREEN: Final = "me"
"""The screen's name in its controls."""

FORGET: Final = "forget"
"""The action by which a person is forgotten; its argument is when they were asked."""


def exported(document: Document) -> Screen:
    """Give a person the file with everything that is stored about them."""
    return Screen((Text(say("me-exported")), document, Buttons((help_button(Topic.DATA),))))


def ask(running: int, tables: int, results: int, at: int) -> Screen:
    """Say what will happen, and ask; the answer counts for a while from ``at`` on."""
    happens = "\n".join(f"- {each}" for each in _happens(running, tables, results))
    after = f"{say('me-stays')}\n{say('me-anew')}"
    sure = Button(say("me-forget"), Personal(SCREEN, FORGET, (str(at),)), Style.DANGER)
    blocks = (
        Text(say("me-ask", happens=happens)),
        Text(after),
        Buttons((sure, help_button(Topic.DATA))),
    )
    return Screen(blocks, Tone.BAD)


def _happens(running: int, tables: int, results: int) -> Iterator[str]:
    if running:
        yield say("me-leaves", tables=running)
    yield say("me-deletes_results", results=results) if results else say("me-deletes")
    if tables:
        yield say("me-former", tables=tables)


def forgotten() -> Screen:
    """Say that it is done."""
    words = f"{say('me-forgotten')} {say('me-stays')}"
    return Screen((Text(words),), Tone.GOOD)


def nothing() -> Screen:
    """Say that there is nothing to delete, or nothing any more."""
    return Screen((Text(say("me-nothing")),), Tone.GOOD)
