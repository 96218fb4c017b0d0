"""What may be done instead of forfeits above the own cap: small, funny, and free to be skipped.

Each can be done by voice or in writing, sitting down, by anybody, and harms nobody.
"""

from __future__ import annotations

from typing import Final

from bot.tongue import say
from data.log import TableId, UserId

DARES: Final = (
    "night_dares-reporter",
    "night_dares-praise",
    "night_dares-day",
    "night_dares-sell",
    "night_dares-tune",
    "night_dares-alphabet",
    "night_dares-meal",
    "night_dares-proverb",
    "night_dares-weather",
    "night_dares-poem",
    "night_dares-questions",
    "night_dares-pun",
    "night_dares-animals",
    "night_dares-machine",
    "night_dares-ring",
    "night_dares-whisper",
    "night_dares-cat",
    "night_dares-suits",
    "night_dares-nice",
    "night_dares-pirate",
    "night_dares-film",
    "night_dares-holiday",
    "night_dares-song",
    "night_dares-twister",
    "night_dares-advert",
    "night_dares-learned",
    "night_dares-letter",
    "night_dares-theme",
    "night_dares-life",
    "night_dares-academy",
    "night_dares-rocket",
    "night_dares-saturday",
)
"""Messages, in an order that each guest begins at another place of."""


def dare(number: int, user: UserId, table: TableId) -> str:
    """Return a guest's dare ``number`` of a night, each of them once before any comes again."""
    return say(DARES[(user + table + number) % len(DARES)])
