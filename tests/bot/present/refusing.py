"""Every refusal with its facts, for tests of what is said then."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final

from bot.outcome import Refusal, Refused
from bot.present.sentences import why
from bot.reader import Reader, reading
from bot.tongue import say
from data.log import Gone
from data.people import Language
from engine.core import Code, RuleError
from tests.bot.present.scenes import FACTS

EVERY: Final[tuple[Code | Refused, ...]] = (*Code, *Refused)

_SPEAKS_OF: Final[Mapping[Code | Refused, str]] = {
    Code.PLAYERS: "players least most",
    Code.MELD_USED: "meld",
    Code.MELD_UNKNOWN: "meld",
    Code.CARD_COUNT: "meld need got",
    Code.CARD_UNKNOWN: "card",
    Code.CARD_NOT_HELD: "card",
    Code.CARD_TWICE: "card",
    Code.WISH_UNKNOWN: "wish",
    Code.WISH_LONG: "most",
    Code.COLUMN: "meld column open",
    Code.NOT_A_JOKER: "card",
    Code.SPLIT_CARD: "card",
    Code.JOKER_COUNT: "need got",
    Code.SPLIT_COUNT: "need got",
    Code.HOUSE_RULE: "rule lacking",
    Code.NOT_YOUR_TURN: "turn",
    Code.ORDER_NUMBER: "number least most",
    Code.GIVE_COUNT: "need got",
    Refused.WHICH_TABLE: "tables",
    Refused.WHICH_TO_JOIN: "tables",
    Refused.WHICH_TO_FOLLOW: "tables",
    Refused.FOLLOWERS_FULL: "most",
    Refused.NOT_HOST: "host",
    Refused.AWAY: "gone",
    Refused.OFTEN_LATE: "least percent",
    Refused.TOO_FEW: "players least",
    Refused.SEATS: "players least most",
    Refused.NO_MENTION: "invited",
    Refused.CANNOT_POST: "permissions",
    Refused.CHANNEL_OFF: "channels",
    Refused.TABLES_HERE: "most",
    Refused.TABLES_THERE: "most",
    Refused.TABLES_EACH: "most",
    Refused.NO_PRESET: "preset presets",
    Refused.PRESETS_FULL: "most",
    Refused.PRESET_NAME: "most",
    Refused.NO_SPLIT: "given",
    Refused.EXTENDED_ENOUGH: "most",
    Refused.NUDGE_TOO_SOON: "at",
    Refused.NO_SUCH_ZONE: "zone",
    Refused.HOURS_TOO_FEW: "least",
    Refused.NO_TIME_OF_DAY: "typed",
    Refused.LENGTH_UNREAD: "given",
    Refused.LENGTH_BOUNDS: "given shortest longest",
    Refused.NO_DATE: "typed",
    Refused.AWAY_TOO_LONG: "until absence span",
    Refused.PAUSED_ALREADY: "until",
    Refused.PAUSED_ENOUGH: "budget",
    Refused.PAUSE_TOO_LONG: "left",
    Refused.NOT_PAUSER: "pauser until",
}

SPEAKS_OF: Final = {code: frozenset(facts.split()) for code, facts in _SPEAKS_OF.items()}
"""The facts that come with a code, as the contract states them; none with all others."""

IN_THE_WAY: Final = frozenset({"absence", "span"})
"""Facts that the way on speaks of, and not the reason."""


def refused(code: Code | Refused, **facts: object) -> RuleError | Refusal:
    """Return a refusal with all its facts, and no others."""
    own = {key: FACTS[key] for key in SPEAKS_OF.get(code, ())} | facts
    return RuleError(code, **own) if isinstance(code, Code) else Refusal(code, None, **own)


def patterns() -> Iterator[re.Pattern[str]]:
    """Yield what every reason looks like in English, with anything as its facts."""
    with reading(Reader(Language.ENGLISH)):
        for code, gone in product(EVERY, Gone):
            facts = dict.fromkeys(SPEAKS_OF.get(code, ()), "\0") | {"gone": gone}
            text = re.escape(say(why(code), **facts))
            yield re.compile(text.replace(re.escape("\0"), ".*"), re.DOTALL)
