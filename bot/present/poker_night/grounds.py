"""The rule behind every refusal at a night, in the numbers of that night."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from bot.outcome import Refused
from bot.present.house_grounds import HOUSE_GROUNDS, OTHER_GAME, asks_why, plain
from bot.present.indian_poker.grounds import OF_A_HAND
from bot.present.indian_poker.topics import bidding
from bot.present.poker_night.way import write
from bot.present.poker_night.ways import length
from bot.present.poker_night.words import forfeits
from bot.present.screen import Button, Screen, Text
from engine.core import Code
from engine.indian_poker.options import NightOptions
from engine.indian_poker.rules import rules_of, to_give

SCREEN: Final = "night_why"

Ground: TypeAlias = Callable[[NightOptions], str]
"""From the options of a night to the rule in words."""


def _players(options: NightOptions) -> str:
    seats = rules_of(options).seats
    return f"A hand is for {seats[0]} to {seats[-1]} players; with fewer the night waits for more."


def _won(options: NightOptions) -> str:
    return (
        f"A winner hands out {forfeits(to_give(options))}, all at once and in any split among the "
        "others."
    )


_OWN: Final[Mapping[Code | Refused, Ground]] = {
    **{code: plain(text) for code, text in HOUSE_GROUNDS.items()},
    **{code: plain(text) for code, text in OF_A_HAND.items()},
    Code.PLAYERS: _players,
    Code.OVER: lambda options: f"A night {length(options)}.",
    Code.NOT_AWAITED: lambda options: bidding(rules_of(options)),
    Code.GIVE_COUNT: _won,
    Code.GIVE_OWN: _won,
    Refused.TOO_FEW: _players,
    Refused.SEATS: _players,
    Refused.NOT_ENDED: plain(
        "The chance behind a hand is secret while that hand is played, for everybody."
    ),
    Refused.HANDS_CLOSED: plain(
        "Whether deals are opened is a house rule, told before the first card."
    ),
    Refused.AWAY: plain(
        "Who goes in the middle of a hand leaves the rest of it to a computer and is dealt in no "
        "more, until they press **Join**. Whom the host has barred cannot come back."
    ),
    Refused.NO_GUEST: plain(
        "Everybody opts in for themselves, so nothing is kept of others; who has left plays again "
        "after pressing **Join**."
    ),
    Refused.NO_SPLIT: _won,
    Refused.NIGHT_FULL: _players,
    Refused.FULL: _players,
    Refused.NO_REST: plain("People come and go, and hands are dealt, between two hands only."),
    Refused.NOTHING_TO_SKIP: plain("What was skipped, or never came, is gone already."),
}

GROUNDS: Final[Mapping[Code | Refused, Ground]] = {
    **{code: plain(OTHER_GAME) for code in (*Code, *Refused)},
    **_OWN,
}
"""Every refusal's ground: both closed lists, whole."""


def why_button(code: Code | Refused, options: NightOptions) -> Button:
    """Return the button under a refusal that tells its ground."""
    return asks_why(SCREEN, code, write(options))


def why_not(code: Code | Refused, options: NightOptions) -> Screen:
    """Return the rule behind a refusal."""
    return Screen((Text("## Why can't I?"), Text(GROUNDS[code](options))))
