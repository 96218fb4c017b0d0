"""What may be done instead of forfeits above the own cap: small, funny, and free to be skipped.

Each can be done by voice or in writing, sitting down, by anybody, and harms nobody.
"""

from __future__ import annotations

from typing import Final

from data.log import TableId, UserId

DARES: Final = (
    "Speak like a sports reporter until the next hand is over.",
    "Praise the player before you in the line as if in a wedding speech.",
    "Tell in three sentences how your day went, as a fairy tale.",
    "Sell everybody the object that lies next to you.",
    "Hum a tune, or write how it goes, and let the others guess it.",
    "Say the alphabet backwards, as far as you get.",
    "Describe your favourite meal without naming anything in it.",
    "Invent a proverb, and explain what it means.",
    "Give the weather forecast for a planet of your choice.",
    "Write or say a poem of two lines about the last hand.",
    "Speak in questions only until your next bid.",
    "Tell the worst pun you know.",
    "Name five animals that would be good at this game, and why.",
    "Imitate a household machine, and let the others guess which.",
    "Announce your next bid like a ring announcer.",
    "Whisper or write in small letters until the next hand is over.",
    "Tell what a cat would say about this game.",
    "Make up a new name for each suit of the cards.",
    "Say something nice about everybody at the table.",
    "Explain the rules of this game as a pirate.",
    "Retell a film in one sentence, and let the others guess it.",
    "Invent a holiday, and say how it is celebrated.",
    "Answer the next question with a line from a song.",
    "Say a tongue twister three times in a row, or type it with your eyes closed.",
    "Write an advertisement for yesterday.",
    "Tell one thing that you have learned this week.",
    "Speak or write without the letter E for one minute.",
    "Choose a theme tune for the player after you in the line.",
    "Give the card on your head a name and a life story.",
    "Thank an imaginary academy for your last hand.",
    "Count down from ten like at the start of a rocket, with the noises.",
    "Tell what you would do with a second Saturday each week.",
)
"""In an order that each guest begins at another place of."""


def dare(number: int, user: UserId, table: TableId) -> str:
    """Return a guest's dare ``number`` of a night, each of them once before any comes again."""
    return DARES[(user + table + number) % len(DARES)]
