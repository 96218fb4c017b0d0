"""House rules in words: every rule, what it is about, and its choices.

One table has all the wording; its numbers are taken from the rulebook that a choice leads to.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Literal

from bot.present.house_rule import HouseRule
from bot.present.indian_chief import facts
from bot.present.words import counted, listed, lower_first, rank_name
from engine.cards import NATURAL_RANKS, Rank
from engine.indian_chief.model import Meld
from engine.indian_chief.options import CHOICES, NEEDS, Need, Options, chosen, lacking
from engine.indian_chief.rulebooks import Rulebook, rules_of

HOUSE_RULES: Final[Mapping[str, HouseRule]] = MappingProxyType(
    {
        "decks": HouseRule(
            "Decks at a big table",
            "With {it.crowd} players the cards may run out; then melds are shuffled in.",
            {"usual": "{it.crowd_decks}", "three": "{it.crowd_decks}"},
        ),
        "split": HouseRule(
            "Parts of the Indian Chief",
            "Who divides its {it.chief} cards into {it.hand} and {it.aside}.",
            {"best": "The best split is found", "by_hand": "Each player chooses"},
        ),
        "tie": HouseRule(
            "Equal totals at the end",
            "Who wins when several players have the most points.",
            {"shared": "They share the win", "rich_man": "The better Rich Man, then Chief"},
        ),
        "leaving": HouseRule(
            "When a player leaves",
            "What becomes of the game if somebody leaves in the middle of it.",
            {"computer": "A computer plays on", "end": "The game ends for everybody"},
        ),
        "deal": HouseRule(
            "Hands after the end",
            "Whether all hands, and the chance behind them, are told once the game is over.",
            {"opened": "They are opened", "closed": "They stay closed"},
        ),
        "thief_order": HouseRule(
            "Which thief is first",
            "Thieves steal in turn, the lower card first; equal ones pick at the same time.",
            {"rank": "By rank, ace to king", "value": "By face value: {it.tied} are equal"},
        ),
        "repicks": HouseRule(
            "When thieves collide",
            "How often equal thieves who named the same card may pick again.",
            dict.fromkeys(CHOICES["repicks"], "{it.repicks}"),
        ),
        "thief_cards": HouseRule(
            "A thief's own card",
            "Whether a card that was melded as Thief can be stolen.",
            {"free": "It can be stolen", "safe": "It is safe"},
        ),
        "wild_pile": HouseRule(
            "Wild pile",
            "How many jokers there are; where none is left, a thief draws from the deck.",
            {"endless": "It never runs out", "two_per_deck": "{it.wild} for each deck"},
        ),
        "beggar_joker": HouseRule(
            "The Beggar Man's joker",
            "Who says which card it is, once all melds are revealed.",
            {"best": "The bot: what scores best", "by_hand": "Its player, in a wait of its own"},
        ),
        "jokers_match": HouseRule(
            "Jokers and Beggar Men",
            "Whether a joker can equal the cards of a Beggar Man.",
            {"as_declared": "As the card it is declared", "nothing": "Jokers match nothing"},
        ),
        "columns": HouseRule(
            "Order of the columns",
            "In which of its {it.columns} columns a meld may be scored.",
            {"any": "Any that is open", "left_to_right": "From left to right"},
        ),
        "suggest": HouseRule(
            "Suggestions",
            "Whether the bot proposes a meld to players who ask for one.",
            {"off": "None", "on": "For whoever asks"},
        ),
    }
)
"""Every house rule by the name of its option, in the order in which they are shown."""


RULEBOOKS: Final[Mapping[str, str]] = MappingProxyType(
    {"classic": "Classic rulebook", "modern": "Modern rulebook"}
)
"""The rulebooks by the name of their option."""


NEEDED: Final[Mapping[Need, str]] = MappingProxyType(
    {
        Need.COMPANY: "games with other players",
        Need.THIEVES: "thieves who steal from others",
        Need.JOKERS: "jokers",
        Need.MATCHING: "jokers that match for Beggar Men",
        Need.TRIPLE: "the columns of triple mode",
    }
)
"""What a house rule is about."""


def played_by(options: Options) -> str:
    """Name rulebook and mode: ``"Modern rulebook, triple mode"``."""
    modes = (("solo", options.solo), ("triple mode", options.triple))
    return ", ".join((RULEBOOKS[options.rulebook], *(word for word, on in modes if on)))


def mode(options: Options) -> str:
    """Say how often each meld is played: ``"Each meld once: 7 rounds"``."""
    rules = rules_of(options)
    if rules.columns == 1:
        return f"Each meld once: {rules.rounds} rounds"
    return f"Triple, columns {facts.columns(rules)}: {rules.rounds} rounds"


def title(rule: str) -> str:
    """Return the title of a house rule: ``"Wild pile"``."""
    return HOUSE_RULES[rule].title


def about(rule: str, options: Options | None = None) -> str:
    """Say in one sentence what a house rule is about, with the numbers of ``options``."""
    return _filled(HOUSE_RULES[rule].about, rule, CHOICES[rule][0], options)


def label(rule: str, choice: str, options: Options | None = None) -> str:
    """Say a choice of a house rule in a few words: ``"It never runs out"``."""
    return _filled(HOUSE_RULES[rule].choices[choice], rule, choice, options)


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
    return f"{title(rule)}: {lower_first(label(rule, choice, options))}"


def sample(rule: str, options: Options | None = None) -> Options:
    """Return options without house rules among which ``rule`` means something.

    They have the rulebook and mode of ``options`` where it does there.
    """
    if options is not None and lacking(options, rule) is None:
        return Options(rulebook=options.rulebook, solo=options.solo, triple=options.triple)
    needs = NEEDS[rule]
    rulebook: Literal["classic", "modern"] = "modern" if Need.JOKERS in needs else "classic"
    return Options(rulebook=rulebook, triple=Need.TRIPLE in needs)


def _filled(text: str, rule: str, choice: str, options: Options | None) -> str:
    without = sample(rule, options)
    facts = _Facts(without, rules_of(replace(without, **{rule: choice})))  # type: ignore[arg-type]
    return text.format(it=facts)


@dataclass(frozen=True, slots=True)
class _Facts:
    """What the texts say of a rulebook; ``without`` are the options before the choice."""

    without: Options
    rules: Rulebook

    @property
    def chief(self) -> int:
        return self.rules.sizes[Meld.INDIAN_CHIEF]

    @property
    def aside(self) -> int:
        return self.rules.aside

    @property
    def hand(self) -> int:
        return self.chief - self.aside

    @property
    def columns(self) -> int:
        return self.rules.columns

    @property
    def wild(self) -> str:
        return counted(self.rules.wild or 0, "joker")

    @property
    def repicks(self) -> str:
        times = self.rules.repicks
        return {0: "Not at all", 1: "Once", 2: "Twice"}.get(times, f"{times} times")

    @property
    def tied(self) -> str:
        """The ranks that a face value does not tell apart."""
        tens = self.rules.values[Rank.TEN]
        return listed(rank_name(rank) for rank in NATURAL_RANKS if self.rules.values[rank] == tens)

    @property
    def _crowds(self) -> tuple[int, ...]:
        """The numbers of players for which a house rule adds a deck."""
        usual, more = (rules_of(replace(self.without, decks=c)).decks for c in ("usual", "three"))
        return tuple(players for players in usual if more[players] != usual[players])

    @property
    def crowd(self) -> str:
        return listed(map(str, self._crowds))

    @property
    def crowd_decks(self) -> str:
        return counted(max(map(self.rules.decks.__getitem__, self._crowds), default=0), "deck")
