"""Screens and pictures for tests that need no game."""

from __future__ import annotations

import io
from dataclasses import dataclass

from PIL import Image

from bot.click import Control, Personal
from bot.present.screen import (
    Button,
    Buttons,
    ChannelSelect,
    Line,
    Option,
    Picture,
    Screen,
    Select,
    Style,
    Text,
    Tone,
)


@dataclass(frozen=True, slots=True)
class Square:
    """A drawing of one colour."""

    colour: str

    def png(self) -> bytes:
        """Draw it."""
        out = io.BytesIO()
        Image.new("RGB", (8, 8), self.colour).save(out, "PNG")
        return out.getvalue()


def picture(colour: str = "red") -> Picture:
    """Return a small picture whose alt text names its colour."""
    return Picture(Square(colour), f"a {colour} square")


def full(
    *, colour: str = "red", alert: str | None = None, mentions: tuple[int, ...] = ()
) -> Screen:
    """Return a screen with a block of every kind."""
    options = tuple(
        Option(f"Card {n}", str(n), "from the hand" if n else None, chosen=n == 2) for n in range(8)
    )
    return Screen(
        (
            Text("## Table 7\nYour hand"),
            picture(colour),
            Line(),
            Select(Control(7, 3, "cards"), "Pick 4 cards", options, 1, 4),
            ChannelSelect(Personal("config", "channels"), "All channels", (5, 6)),
            Buttons(
                (
                    Button("Seal", Control(7, 3, "seal"), Style.GO),
                    Button("End", Control(7, 3, "end", ("sure",)), Style.DANGER, disabled=True),
                )
            ),
        ),
        Tone.ASK,
        alert,
        mentions,
    )
