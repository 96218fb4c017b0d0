"""The sentence that refuses something, with its facts in words, and the way on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.outcome import Refusal, Refused
from bot.present.games import SCREENS
from bot.present.indian_chief.words import column_name, meld_name
from bot.present.names import clip, escape, mention, seat_mention
from bot.present.permission import permission
from bot.present.screens import Wording
from bot.present.words import card_name, duration, listed, moment, when
from bot.tongue import Fact, command, say
from data.log import Gone, Table
from engine.cards import parse_card
from engine.core import Code, RuleError, Seat
from engine.indian_chief.model import Meld

_LONGEST_ECHO: Final = 40  # columns of what a person typed, when it is repeated
_NIGHTS: Final = "poker night"  # where a night is, its server allows them


def why(code: Code | Refused) -> str:
    """Return the message that says why something is refused; it speaks of the refusal's facts."""
    return f"refused-why_{code}"


def way_on(code: Code | Refused) -> str:
    """Return the message that says how to go on after a refusal.

    Beside the refusal's facts ``$opens`` are the commands that open a table, and ``$back`` the
    button back to the own seat.
    """
    return f"refused-way_{code}"


def told(error: RuleError | Refusal, wording: Wording[Any], table: Table | None = None) -> str:
    """Return a refusal as Markdown: why not, and the way on; ``wording`` is the game's.

    Where the ``table`` is known a player is called by name, else by the number of the seat.
    """
    facts = {key: _shown(key, value, wording) for key, value in error.facts.items()}
    if table is not None and isinstance(turn := error.facts.get("turn"), Seat):
        facts["turn"] = seat_mention(table, turn)
    way = say(way_on(error.code), **facts, **_ways(table))
    return f"**{say(why(error.code), **facts)}**\n{way}"


def _ways(table: Table | None) -> dict[str, Fact]:
    """Return the facts of the way on, as it is at this table."""
    night = table is not None and table.hand is not None
    opens = [screens.opens for screens in SCREENS.values() if screens.opens]
    opens += [_NIGHTS] if night else []
    back = say("parts-join" if night else "parts-come_back")
    return {"opens": listed((f"`{command(path)}`" for path in opens), "or"), "back": back}


def _shown(key: str, value: object, wording: Wording[Any]) -> Fact:
    if key == "rule":
        return wording.title(str(value))
    if key == "lacking":
        return wording.needed(str(value))
    if key in _FACTS:
        return _FACTS[key](value)
    return value if isinstance(value, int) else _echo(str(value))


def _card(text: str) -> str:
    try:
        return card_name(parse_card(text))
    except ValueError:
        return _echo(text)


def _echo(text: str) -> str:
    return say("refused-echo", text=escape(clip(text, _LONGEST_ECHO)))


_FACTS: Final[Mapping[str, Callable[[Any], str]]] = {
    "meld": lambda meld: meld_name(meld) if meld in tuple(Meld) else _echo(meld),
    "card": _card,
    "column": column_name,
    "open": lambda columns: listed(map(column_name, columns)),
    "gone": lambda gone: str(gone or Gone.LEFT),
    "turn": lambda seat: say("refused-seat", seat=str(seat + 1)),
    "host": mention,
    "pauser": mention,
    "until": when,
    "budget": duration,
    "left": duration,
    "shortest": duration,
    "longest": duration,
    "absence": duration,
    "span": duration,
    "tables": lambda tables: listed(say("refused-table", table=str(table)) for table in tables),
    "permissions": lambda lacking: listed(map(permission, lacking)),
    "channels": lambda channels: listed(f"<#{channel}>" for channel in channels),
    "at": moment,
    "presets": lambda presets: listed(tuple(map(_echo, presets)) or (say("refused-none"),)),
}
"""How a fact is said; all others are numbers, or words that somebody typed."""
