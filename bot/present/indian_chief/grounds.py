"""The rule behind every refusal, in the numbers of the table that refused, and where to read on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.outcome import Refused
from bot.present.house_grounds import HOUSE_GROUNDS, OTHER_GAME, asks_why, plain
from bot.present.indian_chief import facts, topics
from bot.present.indian_chief.meld_rules import aside
from bot.present.indian_chief.rules import OVERVIEW, turning
from bot.present.indian_chief.way import Way, title, write
from bot.present.indian_chief.words import meld_name
from bot.present.screen import Button, Buttons, Screen, Text
from bot.present.words import listed
from bot.tongue import say
from engine.core import Code
from engine.indian_chief.model import Meld
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import Rulebook

SCREEN: Final = "why"

Telling: TypeAlias = Callable[[Rulebook], str]
"""From the rules of a table to the rule in words."""


@dataclass(frozen=True, slots=True)
class Ground:
    """Why something is refused: a rule of the game or of the house, and the page about it."""

    rule: Telling
    page: str = "table"


def _said(message: str, page: str) -> Ground:
    """Return a ground that has no number of the rules in it."""
    return Ground(plain(message), page)


def _sizes(rules: Rulebook) -> str:
    sizes = listed(f"{meld_name(meld)} {rules.sizes[meld]}" for meld in Meld)
    return say("chief_grounds-sizes", sizes=sizes)


def _players(rules: Rulebook) -> str:
    return say("chief_grounds-players", decks=facts.decks(rules))


def _cards(rules: Rulebook) -> str:
    return say("chief_grounds-cards_jokers" if rules.has_jokers else "chief_grounds-cards")


def _hand(rules: Rulebook) -> str:
    return say("chief_grounds-hand", cards=rules.hand)


def _copies(rules: Rulebook) -> str:
    return say("chief_grounds-copies", decks=facts.decks(rules))


def _jokers(rules: Rulebook) -> str:
    return say("chief_grounds-jokers" if rules.has_jokers else "chief_grounds-jokers_none")


def _over(rules: Rulebook) -> str:
    return say("chief_grounds-over", rounds=rules.rounds)


def _awaited(rules: Rulebook) -> str:
    if rules.stay:
        return say("chief_grounds-awaited_solo")
    meld = say("chief_grounds-awaited")
    return f"{meld} {say('chief_grounds-awaited_thieves')}" if facts.has_steals(rules) else meld


def _columns(rules: Rulebook) -> str:
    if rules.columns == 1:
        return topics.length(rules)
    order = "chief_grounds-columns" if rules.any_column else "chief_grounds-columns_in_order"
    return say(order, columns=facts.columns(rules))


def _late(rules: Rulebook) -> str:
    return say("chief_grounds-late_solo" if rules.stay else "chief_grounds-late")


def _split(rules: Rulebook) -> str:
    return say("chief_grounds-split", cards=rules.aside, aside=aside(rules))


def _wish(rules: Rulebook) -> str:
    return say("chief_grounds-wish" if facts.has_steals(rules) else "chief_grounds-wish_none")


def _steal(rules: Rulebook) -> str:
    if not facts.has_steals(rules):
        return say("chief_grounds-steal_none")
    if rules.stay:
        return say("chief_grounds-steal_solo")
    return say("chief_grounds-steal_safe" if rules.safe_thieves else "chief_grounds-steal")


_PAGES: Final[Mapping[Code | Refused, str]] = dict.fromkeys(
    (Refused.NO_PRESET, Refused.PRESETS_FULL, Refused.PRESET_NAME, Refused.HANDS_CLOSED), "house"
)
"""Where the pages tell more of a rule of the house, unless it is at the table."""

GROUNDS: Final[Mapping[Code | Refused, Ground]] = {
    **{code: Ground(OTHER_GAME) for code in (*Code, *Refused)},
    Code.PLAYERS: Ground(_players, OVERVIEW),
    Code.OVER: Ground(_over, OVERVIEW),
    Code.NOT_AWAITED: Ground(_awaited, OVERVIEW),
    Code.MELD_USED: Ground(topics.length, OVERVIEW),
    Code.MELD_UNKNOWN: Ground(_sizes, OVERVIEW),
    Code.CARD_COUNT: Ground(_sizes, OVERVIEW),
    Code.CARD_UNKNOWN: Ground(_cards, OVERVIEW),
    Code.CARD_NOT_HELD: Ground(_hand, OVERVIEW),
    Code.CARD_TWICE: Ground(_copies, OVERVIEW),
    Code.NO_JOKERS: Ground(_jokers, "jokers"),
    Code.COLUMN: Ground(_columns, "triple"),
    Code.NOT_A_JOKER: Ground(_jokers, "jokers"),
    Code.DECLARED_LATER: Ground(_late, Meld.BEGGAR_MAN),
    Code.DECLARED_JOKER: _said("chief_grounds-declared", "jokers"),
    Code.JOKER_COUNT: Ground(_late, Meld.BEGGAR_MAN),
    Code.SPLIT_OFF: _said("chief_grounds-split_off", "house"),
    Code.SPLIT_COUNT: Ground(_split, Meld.INDIAN_CHIEF),
    Code.SPLIT_CARD: Ground(_split, Meld.INDIAN_CHIEF),
    Code.HOUSE_RULE: _said("chief_grounds-house_rule", "house"),
    Code.WISH_WITHOUT_THIEF: Ground(_wish, "thieves"),
    Code.NO_STEALS: _said("chief_grounds-no_steals", "jokers"),
    Code.WISH_LONG: Ground(_wish, "thieves"),
    Code.WISH_UNKNOWN: Ground(_wish, "thieves"),
    Code.STEAL_OWN: Ground(_steal, "thieves"),
    Code.STEAL_NOTHING: Ground(_steal, "thieves"),
    Code.STEAL_SAFE: Ground(_steal, "thieves"),
    **{code: Ground(rule, _PAGES.get(code, "table")) for code, rule in HOUSE_GROUNDS.items()},
    Refused.TOO_FEW: Ground(_players, OVERVIEW),
    Refused.UNFINISHED: Ground(_sizes, OVERVIEW),
    Refused.SEATS: Ground(_players, OVERVIEW),
    Refused.NO_SUGGESTIONS: _said("chief_grounds-no_suggestions", "house"),
    Refused.NOT_SOLO: _said("chief_grounds-not_solo", "solo"),
}
"""Every refusal's ground: both closed lists, whole."""


def why_button(code: Code | Refused, options: Options) -> Button:
    """Return the button under a refusal that tells its ground."""
    return asks_why(SCREEN, code, write(options))


def why_not(code: Code | Refused, way: Way) -> Screen:
    """Return the rule behind a refusal, and the way to the page about it."""
    ground = GROUNDS[code]
    return Screen(
        (
            Text(f"## {say('grounds-why')}\n-# {title(way.options)}"),
            Text(ground.rule(way.rules)),
            Buttons((turning(ground.page, way),)),
        )
    )
