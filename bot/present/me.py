"""What a person is told about the own data: the file, the question before it is deleted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.click import Personal
from bot.present.names import FORMER
from bot.present.screen import Button, Buttons, Document, Screen, Style, Text, Tone
from bot.present.words import counted

SCREEN: Final = "me"
"""The screen's name in its controls."""

FORGET: Final = "forget"
"""The action by which a person is forgotten; its argument is when they were asked."""

_STAYS: Final = (
    "What stands in Discord already stays there: posts that name you, and your DMs. Backups of "
    "this bot keep the old data until newer ones replace them."
)


def exported(document: Document) -> Screen:
    """Give a person the file with everything that is stored about them."""
    words = (
        "## Your data\n"
        "The file has everything that this bot stores about you: name, zone and hours, seats, "
        "results, drafts, DMs, and your own moves in games that are over. Of a running table it "
        "has what you may see now. Other people are numbers in it; you are 1."
    )
    return Screen((Text(words), document))


def ask(running: int, tables: int, results: int, at: int) -> Screen:
    """Say what will happen, and ask; the answer counts for a while from ``at`` on."""
    happens = "\n".join(f"- {each}" for each in _happens(running, tables, results))
    words = f"## Forget you?\nThis cannot be undone:\n{happens}"
    after = (
        f"{_STAYS}\nYou may play again at any time, as somebody new. `/me export` gives you a copy "
        "first."
    )
    sure = Button("Forget me", Personal(SCREEN, FORGET, (str(at),)), Style.DANGER)
    return Screen((Text(words), Text(after), Buttons((sure,))), Tone.BAD)


def _happens(running: int, tables: int, results: int) -> Iterator[str]:
    if running:
        yield (
            f"You leave {counted(running, 'running table')}, as by `/table leave`: a computer "
            "plays your seat, or the game ends where it cannot go on without you."
        )
    also = f", and {counted(results, 'result')} too" if results else ""
    yield (
        "Your name, what you have set about your time, and what is kept about your DMs are "
        f"deleted{also}."
    )
    if tables:
        yield (
            f"In the records of {counted(tables, 'table')} you become {FORMER[0]}. For the others "
            "everything stays as it was."
        )


def forgotten() -> Screen:
    """Say that it is done."""
    words = f"**You are forgotten.** Nothing that this bot stores leads to you any more. {_STAYS}"
    return Screen((Text(words),), Tone.GOOD)


def nothing() -> Screen:
    """Say that there is nothing to delete, or nothing any more."""
    return Screen((Text("**It is done:** this bot stores nothing about you."),), Tone.GOOD)
