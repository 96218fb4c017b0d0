"""The rule behind every refusal at a table of Indian poker, in the numbers of that table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from bot.outcome import Refused
from bot.present.house_grounds import HOUSE_GROUNDS, OTHER_GAME, asks_why, plain
from bot.present.indian_poker.house_rules import length, played_by
from bot.present.indian_poker.topics import bidding
from bot.present.indian_poker.way import write
from bot.present.screen import Button, Screen, Text
from engine.core import Code
from engine.indian_poker.options import Options
from engine.indian_poker.rules import rules_of

SCREEN: Final = "poker_why"

Ground: TypeAlias = Callable[[Options], str]
"""From the options of a table to the rule in words."""


def _players(options: Options) -> str:
    seats = rules_of(options).seats
    return f"One card each leaves room for {seats[0]} to {seats[-1]} players."


def _over(options: Options) -> str:
    return f"{length(options)}; then the match is over."


OF_A_HAND: Final[Mapping[Code, str]] = {
    Code.HOUSE_RULE: (
        "A house rule departs from one rule of the game, and is nothing without that rule."
    ),
    Code.NOT_YOUR_TURN: (
        "Bids go round the table from the dealer's left, so that each player knows those before."
    ),
    Code.KEEP_EARLY: (
        "The first bid of a hand is in or out; only at a later turn is there a bid to keep."
    ),
    Code.WENT_OUT: ("Who goes out looks at the own card, and so cannot come back into the hand."),
    Code.NO_ORDERS: (
        "A standing order bids when a player's turn comes; where all bid at once nobody has a turn."
    ),
    Code.ORDER_NUMBER: (
        "Such an order compares a number with how many players stay in, from a pair to all of them."
    ),
    Code.ORDER_SEAT: (
        "An order waits for something to happen: that another player, who is in, goes out."
    ),
}
"""Why the rules of a hand refuse something, in a match and in a night alike."""

_OWN: Final[Mapping[Code | Refused, Ground]] = {
    Code.PLAYERS: _players,
    Code.OVER: _over,
    Code.NOT_AWAITED: lambda options: bidding(rules_of(options)),
    **{code: plain(text) for code, text in OF_A_HAND.items()},
    **{code: plain(text) for code, text in HOUSE_GROUNDS.items()},
    Refused.TOO_FEW: _players,
    Refused.SEATS: _players,
}

GROUNDS: Final[Mapping[Code | Refused, Ground]] = {
    **{code: plain(OTHER_GAME) for code in (*Code, *Refused)},
    **_OWN,
}
"""Every refusal's ground: both closed lists, whole."""


def why_button(code: Code | Refused, options: Options) -> Button:
    """Return the button under a refusal that tells its ground."""
    return asks_why(SCREEN, code, write(options))


def why_not(code: Code | Refused, options: Options) -> Screen:
    """Return the rule behind a refusal."""
    heading = f"## Why can't I?\n-# {played_by(options)}"
    return Screen((Text(heading), Text(GROUNDS[code](options))))
