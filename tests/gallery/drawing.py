"""A screen as Discord draws it: HTML by blocks, and the pictures that belong to it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from html import escape

from bot.discord.render import _COLOURS
from bot.present.indian_poker.pictures import Places
from bot.present.inks import Colours
from bot.present.limits import components, text_size
from bot.present.pictures import Hand, Rows
from bot.present.readable import read_by
from bot.present.screen import (
    Block,
    Button,
    Buttons,
    ChannelSelect,
    Document,
    Drawing,
    Form,
    Line,
    Option,
    Picture,
    Screen,
    Select,
    Text,
)
from bot.reader import Reader
from tests.gallery.markdown import html


@dataclass(frozen=True)
class Easel:
    """Writes the screens of a page; each block stands once in ``blocks``, and is told by number.

    ``pictures`` are those that the blocks show, by file name, in the usual colours and in two.
    """

    reader: Reader
    blocks: dict[str, int] = field(default_factory=dict)
    pictures: dict[str, Drawing] = field(default_factory=dict)

    def write(self, shown: Screen | Form, names: list[str]) -> dict[str, object]:
        """Return a screen or form as the page's script takes it."""
        if isinstance(shown, Form):
            return {"names": names, "whole": self._numbers(form(shown))}
        bare = read_by(shown, replace(self.reader, pictures=False, narrow=True, words=True))
        return {
            "names": names,
            "size": f"{components(shown)} components, {text_size(shown)} characters",
            "colour": f"#{_COLOURS[shown.tone]:06x}",
            "alert": self._numbers(*filter(None, (html(shown.alert or ""),))),
            "usual": self._numbers(*map(self._block, shown.blocks)),
            "bare": self._numbers(*map(self._block, bare.blocks)) if pictures(shown) else None,
        }

    def _numbers(self, *blocks: str) -> list[int]:
        return [self.blocks.setdefault(block, len(self.blocks)) for block in blocks]

    def _block(self, block: Block) -> str:
        return self._figure(block) if isinstance(block, Picture) else plain(block)

    def _figure(self, picture: Picture) -> str:
        four, two = self._file(picture.drawing), self._file(self._in_two_colours(picture.drawing))
        return (
            f'<figure><img loading=lazy data-four="{four}" data-two="{two}" '
            f'alt="{escape(picture.alt)}"><figcaption></figcaption></figure>'
        )

    def _in_two_colours(self, drawing: Drawing) -> Drawing:
        """Colour suits otherwise, in one language where there are words beside them."""
        alike = (Hand, Places, Rows) if self.reader == Reader() else (Hand, Places)
        return replace(drawing, colours=Colours.TWO) if isinstance(drawing, alike) else drawing

    def _file(self, drawing: Drawing) -> str:
        # Equal drawings are equal pictures: whatever has no words is shared by all languages.
        name = f"{sha256(repr(drawing).encode()).hexdigest()[:16]}.png"
        self.pictures[name] = drawing
        return name


def pictures(screen: Screen) -> bool:
    """Tell whether a screen has a picture."""
    return any(isinstance(block, Picture) for block in screen.blocks)


@cache
def plain(block: Text | Document | Line | Buttons | Select | ChannelSelect) -> str:
    """Return the HTML of whatever is no picture."""
    match block:
        case Text(body):
            return f"<div class=text>{html(body)}</div>"
        case Document(name):
            return f"<p class=file>{escape(name)}</p>"
        case Line():
            return "<hr>"
        case Buttons(each):
            return f"<div class=row>{''.join(map(button, each))}</div>"
        case Select(_, placeholder, options, least, most):
            return select(placeholder, options, f"{least}-{most}")
        case ChannelSelect(_, placeholder, chosen, least, most):
            there = tuple(Option("#card-table", str(c), chosen=True) for c in chosen)
            return select(placeholder, there, f"{least}-{most} channels")


def button(one: Button) -> str:
    """Return the HTML of a button."""
    off = " disabled" if one.disabled else ""
    return f'<button class="{one.style}"{off}>{escape(one.label)}</button>'


def select(placeholder: str, options: tuple[Option, ...], most: str) -> str:
    """Return the HTML of a select that opens, with what is chosen or its placeholder."""
    chosen = ", ".join(option.label for option in options if option.chosen)
    head = f"<b>{escape(chosen)}</b>" if chosen else escape(placeholder)
    each = "".join(
        f"<li{' class=chosen' if option.chosen else ''}>{escape(option.label)}"
        f"{f'<small>{escape(option.description)}</small>' if option.description else ''}</li>"
        for option in options
    )
    return (
        f'<details><summary title="{most}">{head}</summary>'
        f"<p>{escape(placeholder)}</p><ul>{each}</ul></details>"
    )


def form(one: Form) -> str:
    """Return the HTML of a form."""
    return (
        f"<section class=form><h3>{escape(one.title)}</h3><b>{escape(one.label)}</b>"
        f"<small>{escape(one.about)}</small><input maxlength={one.most}></section>"
    )
