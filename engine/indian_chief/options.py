"""How one table plays Indian Chief: rulebook, mode and house rules.

Every house rule is a choice between words, the rulebook's own way first. One that the other options
leave without meaning is refused by ``check``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias, get_args, get_type_hints

from engine.core import Code, RuleError


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one table; the defaults are the classic rulebook for several players."""

    game: Literal["indian_chief"] = "indian_chief"
    rulebook: Literal["classic", "modern"] = "classic"
    solo: bool = False
    triple: bool = False

    # House rules, each by the number of the rule that it departs from.
    decks: Literal["usual", "three"] = "usual"  # 3: three decks for seven and eight players
    split: Literal["best", "by_hand"] = "best"  # 10, 46: the two parts of an Indian Chief
    tie: Literal["shared", "rich_man"] = "shared"  # 11: by the Rich Man rows, then the Chief rows
    leaving: Literal["computer", "end"] = "computer"  # 12: what becomes of the game
    deal: Literal["opened", "closed"] = "opened"  # 13: the deal after the end
    thief_order: Literal["rank", "value"] = "rank"  # 21: by value 10, J, Q and K tie
    repicks: Literal["one", "none", "two", "three"] = "one"  # 22
    thief_cards: Literal["free", "safe"] = "free"  # 23: another thief's card
    wild_pile: Literal["endless", "two_per_deck"] = "endless"  # 42
    beggar_joker: Literal["best", "by_hand"] = "best"  # 43: declared after the reveal
    jokers_match: Literal["as_declared", "nothing"] = "as_declared"  # 44: for Beggar Men
    columns: Literal["any", "left_to_right"] = "any"  # 48
    suggest: Literal["off", "on"] = "off"  # the bot may propose a meld


class Need(StrEnum):
    """What a house rule is about, so that it means nothing without it: a closed list."""

    COMPANY = "company"  # other players
    THIEVES = "thieves"  # thieves who steal from others
    JOKERS = "jokers"
    MATCHING = "matching"  # jokers that match for a Beggar Man
    TRIPLE = "triple"


NEEDS: Final[Mapping[str, tuple[Need, ...]]] = MappingProxyType(
    {
        "decks": (Need.COMPANY,),
        "split": (),
        "tie": (Need.COMPANY,),
        "leaving": (Need.COMPANY,),
        "deal": (),
        "thief_order": (Need.THIEVES,),
        "repicks": (Need.THIEVES,),
        "thief_cards": (Need.THIEVES,),
        "wild_pile": (Need.JOKERS,),
        "beggar_joker": (Need.JOKERS, Need.MATCHING),
        "jokers_match": (Need.JOKERS,),
        "columns": (Need.TRIPLE,),
        "suggest": (),
    }
)
"""Every house rule by the name of its option, with what it needs."""

Choices: TypeAlias = tuple[str, ...]


def _choices() -> Mapping[str, Choices]:
    hints = get_type_hints(Options)
    return MappingProxyType({name: get_args(hints[name]) for name in NEEDS})


CHOICES: Final = _choices()
"""The choices of every house rule, the rulebook's own way first."""


def lacking(options: Options, rule: str) -> Need | None:
    """Return what ``options`` lack for a house rule to mean anything."""
    return next((need for need in NEEDS[rule] if not _MET[need](options)), None)


def chosen(options: Options) -> Mapping[str, str]:
    """Return the house rules that depart from the rulebook, with their choice."""
    values = {rule: getattr(options, rule) for rule in CHOICES}
    return {rule: value for rule, value in values.items() if value != CHOICES[rule][0]}


def check(options: Options) -> None:
    """Refuse a house rule that has no meaning beside the other options.

    ``RuleError`` HOUSE_RULE with ``rule``, ``lacking`` and the rulebook alone as ``options``.
    """
    for rule in chosen(options):
        if need := lacking(options, rule):
            plain = Options(rulebook=options.rulebook)
            raise RuleError(Code.HOUSE_RULE, rule=rule, lacking=need, options=plain)


def fitting(options: Options) -> Options:
    """Return ``options`` by the rulebook's own way where a house rule would have no meaning."""
    idle: dict[str, Any] = {
        rule: CHOICES[rule][0] for rule in chosen(options) if lacking(options, rule)
    }
    return replace(options, **idle)


_MET: Final[Mapping[Need, Callable[[Options], bool]]] = MappingProxyType(
    {
        Need.COMPANY: lambda options: not options.solo,
        Need.THIEVES: lambda options: options.rulebook == "classic" and not options.solo,
        Need.JOKERS: lambda options: options.rulebook == "modern",
        Need.MATCHING: lambda options: options.jokers_match == "as_declared",
        Need.TRIPLE: lambda options: options.triple,
    }
)
