"""Lines no wider than somebody can read them: Markdown broken at 28 columns.

Blocks of code are as narrow for everybody, and stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from bot.present.names import width

COLUMNS: Final = 28
"""Of monospace, which a phone shows without wrapping."""

FENCE: Final = "```"
_WORD = re.compile(r"(?:`[^`]*`|<[^<> ]*>|\[[^\]]*\]\([^)]*\)|\S)+")
_HEAD = re.compile(r"(?:-# |#{1,3} |> )*")
_MARK = re.compile(r"[-*+>#]+|\d+[.)]")
_TIMES: Final = {"t": 8, "T": 11, "d": 10, "D": 17, "R": 15}
"""About how wide a time is shown, by its style; in full it is wider than a line."""
_SHOWN: Final = (
    (re.compile(r"\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"<t:\d+:([a-zA-Z])>"), lambda found: "0" * _TIMES.get(found[1], 20)),
    (re.compile(r"<t:\d+>"), "0" * 20),
    (re.compile(r"<[@#][!&]?\d+>"), "0" * 12),
    (re.compile(r"(?<!\\)(?:\*\*|__|~~|\|\||[*_`])"), ""),
    (re.compile(r"\\([!-/:-@\[-`{-~])"), r"\1"),
)


def narrowed(body: str) -> str:
    """Return Markdown with its lines broken; a line's mark stands before each of its parts.

    What cannot be broken, a long name or an address, may still be wider.
    """
    return "\n".join(_lines(body.split("\n")))


def _lines(lines: Iterable[str]) -> Iterator[str]:
    code = False
    for line in lines:
        if code or FENCE in line:
            code ^= line.count(FENCE) % 2 == 1
            yield line
        else:
            yield from _parts(line)


def _parts(line: str) -> Iterator[str]:
    head = _found(_HEAD.match(line))
    part = ""
    for word in _words(line[len(head) :]):
        longer = f"{part} {word}" if part else word
        if part and columns(longer) > COLUMNS:
            yield head + part
            longer = word
        part = longer
    yield head + part


def _found(match: re.Match[str] | None) -> str:
    return match[0] if match else ""


def _words(text: str) -> Iterator[str]:
    """Yield what a line may be broken between; what would mark a line stays behind the last."""
    word = ""
    for found in _WORD.findall(text):
        if word and _MARK.fullmatch(found):
            word = f"{word} {found}"
            continue
        if word:
            yield word
        word = found
    if word:
        yield word


def columns(markdown: str) -> int:
    """Count the columns of what a line of Markdown shows, names and times about."""
    markdown = markdown.removeprefix(_found(_HEAD.match(markdown)))
    for mark, shown in _SHOWN:
        markdown = mark.sub(shown, markdown)
    return width(markdown)
