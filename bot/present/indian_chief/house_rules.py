"""House rules in words: every rule, what it is about, and its choices.

One table has all the messages; their numbers are taken from the rulebook that a choice leads to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final, Literal

from bot.present.house_rule import HouseRule
from bot.present.indian_chief import facts
from bot.present.words import capital, listed, rank_name
from bot.tongue import Fact, say
from engine.cards import NATURAL_RANKS, Rank
from engine.indian_chief.model import Meld
from engine.indian_chief.options import CHOICES, NEEDS, Need, Options, chosen, lacking
from engine.indian_chief.rulebooks import Rulebook, rules_of

HOUSE_RULES: Final[Mapping[str, HouseRule]] = MappingProxyType(
    {
        "decks": HouseRule(
            "chief_house-title_decks",
            "chief_house-about_decks",
            {"usual": "chief_house-decks_number", "three": "chief_house-decks_number"},
        ),
        "split": HouseRule(
            "chief_house-title_split",
            "chief_house-about_split",
            {"best": "chief_house-split_best", "by_hand": "chief_house-split_by_hand"},
        ),
        "tie": HouseRule(
            "chief_house-title_tie",
            "chief_house-about_tie",
            {"shared": "chief_house-tie_shared", "rich_man": "chief_house-tie_rich_man"},
        ),
        "leaving": HouseRule(
            "chief_house-title_leaving",
            "chief_house-about_leaving",
            {"computer": "chief_house-leaving_computer", "end": "chief_house-leaving_end"},
        ),
        "deal": HouseRule(
            "chief_house-title_deal",
            "chief_house-about_deal",
            {"opened": "chief_house-deal_opened", "closed": "chief_house-deal_closed"},
        ),
        "thief_order": HouseRule(
            "chief_house-title_thief_order",
            "chief_house-about_thief_order",
            {"rank": "chief_house-thief_order_rank", "value": "chief_house-thief_order_value"},
        ),
        "repicks": HouseRule(
            "chief_house-title_repicks",
            "chief_house-about_repicks",
            dict.fromkeys(CHOICES["repicks"], "chief_house-repicks_times"),
        ),
        "thief_cards": HouseRule(
            "chief_house-title_thief_cards",
            "chief_house-about_thief_cards",
            {"free": "chief_house-thief_cards_free", "safe": "chief_house-thief_cards_safe"},
        ),
        "wild_pile": HouseRule(
            "chief_house-title_wild_pile",
            "chief_house-about_wild_pile",
            {
                "endless": "chief_house-wild_pile_endless",
                "two_per_deck": "chief_house-wild_pile_per_deck",
            },
        ),
        "beggar_joker": HouseRule(
            "chief_house-title_beggar_joker",
            "chief_house-about_beggar_joker",
            {
                "best": "chief_house-beggar_joker_best",
                "by_hand": "chief_house-beggar_joker_by_hand",
            },
        ),
        "jokers_match": HouseRule(
            "chief_house-title_jokers_match",
            "chief_house-about_jokers_match",
            {
                "as_declared": "chief_house-jokers_match_as_declared",
                "nothing": "chief_house-jokers_match_nothing",
            },
        ),
        "columns": HouseRule(
            "chief_house-title_columns",
            "chief_house-about_columns",
            {
                "any": "chief_house-columns_any",
                "left_to_right": "chief_house-columns_left_to_right",
            },
        ),
        "suggest": HouseRule(
            "chief_house-title_suggest",
            "chief_house-about_suggest",
            {"off": "chief_house-suggest_off", "on": "chief_house-suggest_on"},
        ),
    }
)
"""Every house rule by the name of its option, in the order in which they are shown."""


RULEBOOKS: Final[Mapping[str, str]] = MappingProxyType(
    {"classic": "chief_house-classic", "modern": "chief_house-modern"}
)
"""The rulebooks by the name of their option, as messages."""


NEEDED: Final[Mapping[Need, str]] = MappingProxyType(
    {
        Need.COMPANY: "chief_house-needed_company",
        Need.THIEVES: "chief_house-needed_thieves",
        Need.JOKERS: "chief_house-needed_jokers",
        Need.MATCHING: "chief_house-needed_matching",
        Need.TRIPLE: "chief_house-needed_triple",
    }
)
"""What a house rule is about, as messages."""


def rulebook(name: str) -> str:
    """Name a rulebook: ``"Modern rulebook"``."""
    return capital(say(RULEBOOKS[name]))


def played_by(options: Options) -> str:
    """Name rulebook and mode: ``"Modern rulebook, triple mode"``."""
    modes = (("chief_house-solo", options.solo), ("chief_house-triple", options.triple))
    return ", ".join((rulebook(options.rulebook), *(say(word) for word, on in modes if on)))


def mode(options: Options) -> str:
    """Say how often each meld is played: ``"Each meld once: 7 rounds"``."""
    rules = rules_of(options)
    if rules.columns == 1:
        return say("chief_house-mode_once", rounds=rules.rounds)
    return say("chief_house-mode_triple", columns=facts.columns(rules), rounds=rules.rounds)


def title(rule: str) -> str:
    """Return the title of a house rule: ``"Wild pile"``."""
    return say(HOUSE_RULES[rule].title)


def about(rule: str, options: Options | None = None) -> str:
    """Say in one sentence what a house rule is about, with the numbers of ``options``."""
    return _said(HOUSE_RULES[rule].about, rule, CHOICES[rule][0], options)


def label(rule: str, choice: str, options: Options | None = None) -> str:
    """Say a choice of a house rule in a few words: ``"It never runs out"``."""
    return capital(_choice(rule, choice, options))


def usual(rule: str, options: Options | None = None) -> str:
    """Say what is played where nobody chose anything."""
    return label(rule, CHOICES[rule][0], options)


def told(options: Options) -> list[str]:
    """Return the house rules in force, in words: ``["Wild pile: 2 jokers for each deck"]``."""
    return [_told(rule, choice, options) for rule, choice in chosen(options).items()]


def described(options: Options) -> str:
    """Say all of a way to play on one line: ``"Modern rulebook; Wild pile: 2 jokers ..."``."""
    return "; ".join((played_by(options), *told(options)))


def _told(rule: str, choice: str, options: Options) -> str:
    return say("chief_house-told", title=title(rule), choice=_choice(rule, choice, options))


def _choice(rule: str, choice: str, options: Options | None) -> str:
    """Say a choice as in the middle of a line: ``"it never runs out"``."""
    return _said(HOUSE_RULES[rule].choices[choice], rule, choice, options)


def sample(rule: str, options: Options | None = None) -> Options:
    """Return options without house rules among which ``rule`` means something.

    They have the rulebook and mode of ``options`` where it does there.
    """
    if options is not None and lacking(options, rule) is None:
        return Options(rulebook=options.rulebook, solo=options.solo, triple=options.triple)
    needs = NEEDS[rule]
    rulebook: Literal["classic", "modern"] = "modern" if Need.JOKERS in needs else "classic"
    return Options(rulebook=rulebook, triple=Need.TRIPLE in needs)


def _said(message: str, rule: str, choice: str, options: Options | None) -> str:
    tell = _FACTS.get(rule)
    if tell is None:
        return say(message)
    without = sample(rule, options)
    changed: dict[str, Any] = {rule: choice}
    return say(message, **tell(without, rules_of(replace(without, **changed))))


def _decks(without: Options, rules: Rulebook) -> dict[str, Fact]:
    """Tell for which numbers of players a house rule adds a deck, and how many they have."""
    usual, more = (rules_of(replace(without, decks=c)).decks for c in ("usual", "three"))
    crowds = tuple(players for players in usual if more[players] != usual[players])
    decks = max(map(rules.decks.__getitem__, crowds), default=0)
    return {"crowd": listed(map(str, crowds)), "decks": decks}


def _split(_: Options, rules: Rulebook) -> dict[str, Fact]:
    hand = facts.tribe_size(rules)
    return {"chief": rules.sizes[Meld.INDIAN_CHIEF], "hand": hand, "aside": rules.aside}


def _tied(_: Options, rules: Rulebook) -> dict[str, Fact]:
    """Tell the ranks that a face value does not tell apart."""
    tens = rules.values[Rank.TEN]
    return {"tied": listed(rank_name(r) for r in NATURAL_RANKS if rules.values[r] == tens)}


_FACTS: Final[Mapping[str, Callable[[Options, Rulebook], dict[str, Fact]]]] = MappingProxyType(
    {
        "decks": _decks,
        "split": _split,
        "thief_order": _tied,
        "repicks": lambda _, rules: {"times": rules.repicks},
        "wild_pile": lambda _, rules: {"jokers": rules.wild or 0},
        "columns": lambda _, rules: {"columns": rules.columns},
    }
)
"""What the messages of a house rule speak of, by the options before a choice and the rules after
it; the others speak of nothing.
"""
