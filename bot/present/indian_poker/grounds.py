"""The rule behind every refusal at a table of Indian poker, in the numbers of that table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from bot.outcome import Refused
from bot.present.house_grounds import HOUSE_GROUNDS, OTHER_GAME, asks_why, plain
from bot.present.indian_poker.house_rules import length, played_by
from bot.present.indian_poker.rules import BIDDING, MATCH, TABLE, turn_button
from bot.present.indian_poker.topics import bidding
from bot.present.indian_poker.way import write
from bot.present.screen import Button, Buttons, Screen, Text
from bot.tongue import say
from engine.core import Code
from engine.indian_poker.options import Options
from engine.indian_poker.rules import rules_of

SCREEN: Final = "poker_why"

Ground: TypeAlias = Callable[[Options], str]
"""From the options of a table to the rule in words."""


def _players(options: Options) -> str:
    seats = rules_of(options).seats
    return say("poker_grounds-players", least=seats[0], most=seats[-1])


def _over(options: Options) -> str:
    return say("poker_grounds-over", length=length(options))


OF_A_HAND: Final[Mapping[Code | Refused, Callable[[object], str]]] = {
    Code.HOUSE_RULE: plain("poker_grounds-house_rule"),
    Code.NOT_YOUR_TURN: plain("poker_grounds-not_your_turn"),
    Code.KEEP_EARLY: plain("poker_grounds-keep_early"),
    Code.WENT_OUT: plain("poker_grounds-went_out"),
    Code.NO_ORDERS: plain("poker_grounds-no_orders"),
    Code.ORDER_NUMBER: plain("poker_grounds-order_number"),
    Code.ORDER_SEAT: plain("poker_grounds-order_seat"),
}
"""Why the rules of a hand refuse something, in a match and in a night alike."""

_OWN: Final[Mapping[Code | Refused, Ground]] = {
    Code.PLAYERS: _players,
    Code.OVER: _over,
    Code.NOT_AWAITED: lambda options: bidding(rules_of(options)),
    **OF_A_HAND,
    **HOUSE_GROUNDS,
    Refused.TOO_FEW: _players,
    Refused.SEATS: _players,
}

GROUNDS: Final[Mapping[Code | Refused, Ground]] = {
    **dict.fromkeys((*Code, *Refused), OTHER_GAME),
    **_OWN,
}
"""Every refusal's ground: both closed lists, whole."""


_PAGES: Final[Mapping[Code | Refused, str]] = {
    **dict.fromkeys((*OF_A_HAND, Code.NOT_AWAITED), BIDDING),
    **dict.fromkeys((Code.PLAYERS, Code.OVER, Refused.TOO_FEW, Refused.SEATS), MATCH),
}
"""Where the pages tell more of it, unless it is at the table."""


def why_button(code: Code | Refused, options: Options) -> Button:
    """Return the button under a refusal that tells its ground."""
    return asks_why(SCREEN, code, write(options))


def why_not(code: Code | Refused, options: Options) -> Screen:
    """Return the rule behind a refusal, and the way to the page about it."""
    heading = f"## {say('grounds-why')}\n-# {played_by(options)}"
    ways = Buttons((turn_button(_PAGES.get(code, TABLE), options),))
    return Screen((Text(heading), Text(GROUNDS[code](options)), ways))
