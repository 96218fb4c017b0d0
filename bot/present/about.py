"""The page of ``/about``: version, source, who runs it, privacy, and the games' credits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import bot
from bot.present.indian_chief.rules import OVERVIEW, opens
from bot.present.indian_chief.way import write
from bot.present.names import escape
from bot.present.parts import row
from bot.present.screen import Button, Screen, Text
from bot.present.tutorial import learn_button
from bot.tongue import say
from engine.indian_chief.options import Options

SCREEN: Final = "about"
"""The screen's name in its controls."""

OPERATOR_MOST: Final = 100
SOURCE_MOST: Final = 300
"""So many characters each of them has at most."""


@dataclass(frozen=True, slots=True)
class Imprint:
    """What only whoever runs the bot knows: who that is, and where its source can be had.

    ``operator`` is any text, ``source`` an address (``https://...``).
    """

    operator: str | None = None
    source: str | None = None


UNKNOWN: Final = Imprint()
"""Of a bot whose operator tells nothing."""


def about(imprint: Imprint) -> Screen:
    """Return the page."""
    rules = Button(say("imprint-rules"), opens(OVERVIEW, write(Options())))
    return Screen(
        (
            Text(say("imprint-head")),
            Text("\n".join(_program(imprint))),
            Text(say("imprint-privacy")),
            Text(say("imprint-credits")),
            row(learn_button(), rules),
        )
    )


def _program(imprint: Imprint) -> Iterator[str]:
    yield say("imprint-version", version=bot.__version__)
    if imprint.source is None:
        yield say("imprint-source_unknown")
    else:
        yield say("imprint-source", source=imprint.source)
    if imprint.operator is not None:
        yield say("imprint-operator", operator=escape(imprint.operator))
