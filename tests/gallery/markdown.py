"""Discord's Markdown as HTML: as much of it as the bot writes."""

from __future__ import annotations

import re
from html import escape
from itertools import groupby
from typing import Final

from tests.bot.present.poker_night.playing import named
from tests.bot.present.scenes import LONG_ID

_INNER: Final = r"(?:\\.|[^\\])+?"
_INLINE: Final = re.compile(
    r"\\(?P<literal>[^\w\s])"
    r"|`(?P<code>[^`\n]+)`"
    r"|<t:(?P<time>\d+)(?::(?P<style>[tTdDfFR]))?>"
    r"|<@!?(?P<user>-?\d+)>"
    r"|<#(?P<channel>\d+)>"
    r"|\[(?P<label>[^\]\n]+)\]\((?P<link>[^)\s]+)\)"
    rf"|\*\*(?P<strong>{_INNER})\*\*(?!\*)"
    rf"|__(?P<u>{_INNER})__(?!_)"
    rf"|~~(?P<s>{_INNER})~~"
    rf"|\*(?P<em>(?!\s){_INNER})\*"
    rf"|\b_(?P<also>{_INNER})_\b",
    re.DOTALL,
)
_LINE: Final = re.compile(r"(?P<kind>#{1,3}|-#|>|\s*[-*]) (?P<rest>.*)")
_TAGS: Final = {"#": "h1", "##": "h2", "###": "h3", "-#": "small"}


def html(text: str) -> str:
    """Return the HTML of a text in Discord's Markdown."""
    parts = text.split("```")
    return "".join(
        f"<pre>{escape(part.removeprefix(chr(10)))}</pre>" if at % 2 else _lines(part)
        for at, part in enumerate(parts)
    )


def _lines(text: str) -> str:
    lines = text.strip("\n").split("\n") if text.strip("\n") else []
    kinds = ((_kind(line), line) for line in lines)
    return "".join(
        _block(kind, [line for _, line in group]) for kind, group in groupby(kinds, lambda k: k[0])
    )


def _kind(line: str) -> str:
    found = _LINE.fullmatch(line)
    kind = found["kind"].strip() if found else ""
    return "-" if kind == "*" else kind


def _block(kind: str, lines: list[str]) -> str:
    rest = [_rest(line) for line in lines]
    match kind:
        case "-":
            return "<ul>" + "".join(f"<li>{line}</li>" for line in rest) + "</ul>"
        case ">":
            return f"<blockquote>{'<br>'.join(rest)}</blockquote>"
        case "":
            return f"<div>{'<br>'.join(map(inline, lines))}</div>"
        case _:
            return "".join(f"<{_TAGS[kind]}>{line}</{_TAGS[kind]}>" for line in rest)


def _rest(line: str) -> str:
    found = _LINE.fullmatch(line)
    return inline(found["rest"] if found else line)


def inline(text: str) -> str:
    """Return the HTML of what stands in a line."""
    done, at = [], 0
    for found in _INLINE.finditer(text):
        done += [escape(text[at : found.start()]), _span(found)]
        at = found.end()
    return "".join((*done, escape(text[at:])))


def _span(found: re.Match[str]) -> str:
    kind = next(name for name, value in found.groupdict().items() if value is not None)
    inner = found[kind]
    match kind:
        case "literal":
            return escape(inner)
        case "code":
            return f"<code>{escape(inner)}</code>"
        case "time":
            return f'<time data-at="{inner}" data-style="{found["style"] or "f"}">{inner}</time>'
        case "user" | "channel":
            name = "#card-table" if kind == "channel" else f"@{_name(int(inner))}"
            return f"<b class=mention>{escape(name)}</b>"
        case "label":
            return f'<a href="{escape(found["link"])}">{inline(inner)}</a>'
        case _:
            tag = "em" if kind == "also" else kind
            return f"<{tag}>{inline(inner)}</{tag}>"


def _name(user: int) -> str:
    return named(user) if 0 <= LONG_ID - user < 100 else str(user)
