"""What the bot posts on a server to which it has just come."""

from __future__ import annotations

from bot.click import OPEN, Personal
from bot.present.about import SCREEN as ABOUT
from bot.present.config import SCREEN as CONFIG
from bot.present.parts import row
from bot.present.screen import Button, Screen, Text
from bot.present.tutorial import learn_button
from bot.tongue import say


def arrival() -> Screen:
    """Return the post; it notifies nobody, and each button answers in private."""
    return Screen(
        (
            Text(say("arrival-head")),
            Text(say("arrival-players")),
            Text(say("arrival-admins")),
            row(
                learn_button(),
                Button(say("arrival-config"), Personal(CONFIG, OPEN)),
                Button(say("arrival-about"), Personal(ABOUT, OPEN)),
            ),
        )
    )
