"""The rule behind every refusal at a night, in the numbers of that night."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from bot.outcome import Refused
from bot.present.house_grounds import HOUSE_GROUNDS, OTHER_GAME, asks_why, plain
from bot.present.indian_poker.grounds import OF_A_HAND
from bot.present.indian_poker.rules import NIGHT, turn_button
from bot.present.indian_poker.topics import bidding
from bot.present.poker_night.way import write
from bot.present.poker_night.words import forfeits
from bot.present.screen import Button, Buttons, Screen, Text
from bot.tongue import say
from engine.core import Code
from engine.indian_poker.options import NightOptions, Options
from engine.indian_poker.rules import rules_of, to_give

SCREEN: Final = "night_why"

Ground: TypeAlias = Callable[[NightOptions], str]
"""From the options of a night to the rule in words."""


def _players(options: NightOptions) -> str:
    seats = rules_of(options).seats
    return say("poker_grounds-night_players", least=seats[0], most=seats[-1])


def _won(options: NightOptions) -> str:
    return say("poker_grounds-night_won", forfeits=forfeits(to_give(options)))


def _over(options: NightOptions) -> str:
    return say("poker_grounds-night_over", hours=int(options.hours))


_OWN: Final[Mapping[Code | Refused, Ground]] = {
    **HOUSE_GROUNDS,
    **OF_A_HAND,
    Code.PLAYERS: _players,
    Code.OVER: _over,
    Code.NOT_AWAITED: lambda options: bidding(rules_of(options)),
    Code.GIVE_COUNT: _won,
    Code.GIVE_OWN: _won,
    Refused.TOO_FEW: _players,
    Refused.SEATS: _players,
    Refused.NOT_ENDED: plain("poker_grounds-night_not_ended"),
    Refused.HANDS_CLOSED: plain("poker_grounds-night_hands_closed"),
    Refused.AWAY: plain("poker_grounds-night_away"),
    Refused.NO_GUEST: plain("poker_grounds-night_no_guest"),
    Refused.NO_SPLIT: _won,
    Refused.NIGHT_FULL: _players,
    Refused.FULL: _players,
    Refused.NO_REST: plain("poker_grounds-night_no_rest"),
    Refused.NOTHING_TO_SKIP: plain("poker_grounds-night_nothing_to_skip"),
}

GROUNDS: Final[Mapping[Code | Refused, Ground]] = {
    **dict.fromkeys((*Code, *Refused), OTHER_GAME),
    **_OWN,
}
"""Every refusal's ground: both closed lists, whole."""


def why_button(code: Code | Refused, options: NightOptions) -> Button:
    """Return the button under a refusal that tells its ground."""
    return asks_why(SCREEN, code, write(options))


def why_not(code: Code | Refused, options: NightOptions) -> Screen:
    """Return the rule behind a refusal, and the way to all about nights."""
    ways = Buttons((turn_button(NIGHT, Options()),))
    return Screen((Text(f"## {say('grounds-why')}"), Text(GROUNDS[code](options)), ways))
