"""A sentence that refuses something, and how it is said: its facts in words, and the way on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.present.games import SCREENS
from bot.present.indian_chief.words import column_name, meld_name
from bot.present.names import clip, escape, mention, seat_mention
from bot.present.screens import Wording
from bot.present.words import card_name, duration, listed, moment, when
from data.log import Gone, Table
from engine.cards import parse_card
from engine.core import Seat
from engine.indian_chief.model import Meld

_LONGEST_ECHO = 40  # columns of what a person typed, when it is repeated


@dataclass(frozen=True, slots=True)
class Sentence:
    """Why something was refused: ``text``, and the ``way`` on; ``grounds`` has the rule behind it.

    Braces in the text are facts: ``{meld}``, ``{card}``, numbers, ``{host}``, ``{tables}``. In the
    way ``{opens}`` are the commands that open a table, ``{back}`` the button back to the own seat.
    """

    text: str
    way: str


MY_HAND = "For where you stand use `/table hand`."
NEWEST = "The newest message of the table has the way on; for where you stand use `/table hand`."
OPEN = "open a table with {opens}"
OWN_TABLE = "open a table of your own with {opens}"
"""Ways on that many sentences share."""

_COMMANDS = tuple(f"`{screens.opens}`" for screens in SCREENS.values() if screens.opens)
_NIGHTS = "`/poker night`"  # where a night is, its server allows them


def told(
    sentence: Sentence,
    facts: Mapping[str, object],
    wording: Wording[Any],
    table: Table | None = None,
) -> str:
    """Return a sentence as Markdown: why not, and the way on; ``wording`` is the game's.

    Where the ``table`` is known a player is called by name, else by the number of the seat.
    """
    shown = {key: _shown(key, value, wording) for key, value in facts.items()}
    if table is not None and isinstance(turn := facts.get("turn"), Seat):
        shown["turn"] = seat_mention(table, turn)
    return f"**{sentence.text.format_map(shown)}**\n{_way(sentence, table)}"


def _way(sentence: Sentence, table: Table | None) -> str:
    """Return the way on, as it is at this table."""
    night = table is not None and table.hand is not None
    opens = (*_COMMANDS, _NIGHTS) if night else _COMMANDS
    back = "Join" if night else "Come back"
    return sentence.way.format(opens=listed(opens, "or"), back=back)


def _shown(key: str, value: object, wording: Wording[Any]) -> str:
    if key == "rule":
        return wording.title(str(value))
    if key == "lacking":
        return wording.needed(str(value))
    if key in _FACTS:
        return _FACTS[key](value)
    return str(value) if isinstance(value, int) else _echo(str(value))


def _card(text: str) -> str:
    try:
        return card_name(parse_card(text))
    except ValueError:
        return _echo(text)


def _echo(text: str) -> str:
    return f"\u201c{escape(clip(text, _LONGEST_ECHO))}\u201d"


_GONE: Mapping[Gone, str] = {
    Gone.LEFT: "You left this game",
    Gone.ABSENT: "You did not act several times in a row",
    Gone.NO_SHOW: "You did not act in time at the first move",
    Gone.KICKED: "The host took you off this table",
}

_FACTS: Mapping[str, Callable[[Any], str]] = {
    "meld": lambda meld: meld_name(meld) if meld in tuple(Meld) else _echo(meld),
    "card": _card,
    "column": column_name,
    "open": lambda columns: listed(map(column_name, columns)),
    "gone": lambda why: _GONE[why or Gone.LEFT],
    "turn": lambda seat: f"seat {seat + 1}",
    "host": mention,
    "pauser": mention,
    "until": when,
    "budget": duration,
    "left": duration,
    "tables": lambda tables: listed(f"table {table}" for table in tables),
    "permissions": listed,
    "channels": lambda channels: listed(f"<#{channel}>" for channel in channels),
    "at": moment,
    "presets": lambda presets: listed(tuple(map(_echo, presets)) or ("none",)),
}
"""How a fact is said; all others are numbers, or words that somebody typed."""
