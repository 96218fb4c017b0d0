"""Rulebooks as values: numbers are fields, differences in kind are function fields.

Nothing asks which rulebook is played. A house rule is the same value with another field.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, partial
from types import MappingProxyType
from typing import Final, TypeAlias

from engine.cards import Card, Rank
from engine.core import Seat
from engine.indian_chief import best, best_chief, jokers, melds
from engine.indian_chief.model import Meld, Melded, Score
from engine.indian_chief.options import Options, check
from engine.indian_chief.poker import Category
from engine.indian_chief.steals import no_turns, turns_by_rank, turns_by_value
from engine.indian_chief.tribe import Kind

Scorer: TypeAlias = "Callable[[Rulebook, tuple[Card, ...], tuple[Card, ...]], Score]"
"""From a meld's cards, jokers declared, and the cards that others melded to its score."""

Chooser: TypeAlias = (
    "Callable[[Rulebook, tuple[Card, ...], tuple[Card, ...] | None], tuple[Card, ...]]"
)
"""From a hand, and the cards that others melded if they are known, to the cards that score most,
earlier cards first among equals."""

Declarer: TypeAlias = (
    "Callable[[Rulebook, tuple[Card, ...], tuple[Card, ...], tuple[int, ...]], tuple[Card, ...]]"
)
"""From a meld's cards, the cards that others melded and an Indian Chief's slots set aside to the
same cards with jokers declared."""

Divider: TypeAlias = "Callable[[Rulebook, tuple[Card, ...], tuple[int, ...]], Score]"
"""From an Indian Chief's cards, jokers declared, and its smaller part's slots to its score."""

Turns: TypeAlias = Callable[[tuple[Melded, ...]], tuple[tuple[Seat, ...], ...]]
"""From the revealed melds by seat to the groups of thieves, in the order of their turns."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one way to play Indian Chief.

    ``decks`` maps each allowed number of players to a number of decks (rule 4). ``sizes`` are the
    cards of each meld, ``hand`` counts those of a full hand (rule 1). ``values`` are the highest
    face values by ``Rank`` and ``ace`` all values that an ace may count, lowest first. ``hands``
    are the points of the Chief's poker hand or tribe by name, best first, ``aside`` the number of
    cards of its other part, of which the modern one scores ``council`` for each of J, Q and K once.
    ``exact`` is the Lawyer's total, ``match`` what the Beggar Man gets for a card,
    ``specialty`` the Doctor for one. ``repicks`` is how often thieves of one rank pick again after
    a collision (rule 22).

    ``wild`` counts the jokers of the wild pile for each deck: none, or ``None`` for a pile that
    never runs out (rule 42). ``columns`` score once, twice, three times (rule 48); ``any_column``
    unless they go left to right. ``stay``: melds stay on the table (solo). ``split_by_hand``: a
    player may choose the Chief's parts (10, 46). ``declare_late``: a Beggar Man says itself what
    its jokers count as (43). ``jokers_match``: a joker counts for Beggar Men (44).
    ``safe_thieves``: no thief's card can be stolen (23). ``tie_breaks`` are the melds whose totals
    break a tie, in order (11). ``yardstick`` are a good and an excellent total by the source,
    ``None`` where it says nothing.
    """

    name: str
    decks: Mapping[int, int]
    values: tuple[int, ...]
    sizes: Mapping[Meld, int]
    scorers: Mapping[Meld, Scorer]
    choosers: Mapping[Meld, Chooser]
    turns: Turns
    declarers: Mapping[Meld, Declarer]
    divide: Divider
    hands: Mapping[str, int]
    aside: int
    ace: tuple[int, ...] = (1,)
    council: int = 0
    hand: int = 8
    exact: int = 25
    match: int = 2
    specialty: int = 10
    repicks: int = 1
    wild: int | None = 0
    columns: int = 1
    any_column: bool = True
    stay: bool = False
    split_by_hand: bool = False
    declare_late: bool = False
    jokers_match: bool = True
    safe_thieves: bool = False
    tie_breaks: tuple[Meld, ...] = ()
    yardstick: tuple[int, int] | None = None
    poker: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Points of the Chief's hands, worst first: by ``poker.Category`` or ``tribe.Kind``."""

    def __post_init__(self) -> None:
        """Keep the points by number, which the best Chief is found by."""
        object.__setattr__(self, "poker", tuple(self.hands.values())[::-1])

    def face_values(self, rank: Rank) -> tuple[int, ...]:
        """All values that a card of ``rank`` may count, lowest first."""
        return self.ace if rank is Rank.ACE else (self.values[rank],)

    @property
    def has_jokers(self) -> bool:
        """Whether there is a wild pile, from which thieves draw instead of stealing (rule 41)."""
        return self.wild != 0

    @property
    def rounds(self) -> int:
        """Rounds of a game: each meld is played once for each column."""
        return len(self.sizes) * self.columns


CLASSIC: Final = Rulebook(
    name="classic",
    decks=MappingProxyType({2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2}),
    values=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10),
    sizes=MappingProxyType({meld: size for size, meld in enumerate(Meld, start=1)}),
    scorers=MappingProxyType(
        {
            Meld.THIEF: melds.thief,
            Meld.BEGGAR_MAN: melds.beggar_man,
            Meld.POOR_MAN: melds.poor_man,
            Meld.LAWYER: melds.lawyer,
            Meld.RICH_MAN: melds.rich_man,
            Meld.DOCTOR: melds.doctor,
            Meld.INDIAN_CHIEF: melds.poker_and_digit,
        }
    ),
    choosers=MappingProxyType(
        {
            Meld.THIEF: best.thief,
            Meld.BEGGAR_MAN: best.beggar_man,
            Meld.POOR_MAN: best.poor_man,
            Meld.LAWYER: best.lawyer,
            Meld.RICH_MAN: best.rich_man,
            Meld.DOCTOR: best.doctor,
            Meld.INDIAN_CHIEF: best_chief.poker_and_digit,
        }
    ),
    turns=turns_by_rank,
    declarers=MappingProxyType(dict.fromkeys(Meld, jokers.none)),
    divide=melds.poker_beside,
    hands=MappingProxyType(
        {category.name.lower(): 5 * category + 5 for category in reversed(Category)}
    ),
    aside=2,
    yardstick=(120, 130),
)
"""The original rulebook (rules 20-30)."""

_ACE: Final = (1, 11)

MODERN: Final = replace(
    CLASSIC,
    name="modern",
    decks=MappingProxyType({2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 3, 10: 3}),
    values=(0, max(_ACE), *CLASSIC.values[2:]),
    ace=_ACE,
    scorers=MappingProxyType({**CLASSIC.scorers, Meld.INDIAN_CHIEF: melds.tribe_and_council}),
    choosers=MappingProxyType(
        {**CLASSIC.choosers, Meld.INDIAN_CHIEF: best_chief.tribe_and_council}
    ),
    turns=no_turns,
    declarers=MappingProxyType(
        {
            Meld.THIEF: jokers.thief,
            Meld.BEGGAR_MAN: jokers.beggar_man,
            Meld.POOR_MAN: jokers.poor_man,
            Meld.LAWYER: jokers.lawyer,
            Meld.RICH_MAN: jokers.rich_man,
            Meld.DOCTOR: jokers.doctor,
            Meld.INDIAN_CHIEF: jokers.indian_chief,
        }
    ),
    divide=melds.tribe_beside,
    hands=MappingProxyType(
        {
            kind.name.lower(): points
            for kind, points in zip(reversed(Kind), (32, 28, 24, 20, 12, 0), strict=True)
        }
    ),
    aside=3,
    council=7,
    wild=None,
    yardstick=(135, 145),
)
"""The later rulebook (rules 40-49)."""

RULEBOOKS: Final[Mapping[str, Rulebook]] = MappingProxyType(
    {rules.name: rules for rules in (CLASSIC, MODERN)}
)


@cache
def rules_of(options: Options) -> Rulebook:
    """Return the rules that a table's options stand for, house rules included.

    ``RuleError`` HOUSE_RULE for options that do not go together.
    """
    check(options)
    return resolved(RULEBOOKS[options.rulebook], options)


def resolved(rules: Rulebook, options: Options) -> Rulebook:
    """Return a rulebook as the modes and house rules of ``options`` change it."""
    for (option, choice), changed in _CHANGES.items():
        if getattr(options, option) == choice:
            rules = changed(rules)
    return rules


def _with_decks(rules: Rulebook, decks: Mapping[int, int]) -> Mapping[int, int]:
    """Return the decks of ``rules``, with those of ``decks`` for numbers of players in both."""
    return MappingProxyType({n: decks.get(n, usual) for n, usual in rules.decks.items()})


_CHANGES: Final[Mapping[tuple[str, bool | str], Callable[[Rulebook], Rulebook]]] = MappingProxyType(
    {
        ("solo", True): lambda rules: replace(rules, decks=MappingProxyType({1: 1}), stay=True),
        ("triple", True): lambda rules: replace(
            rules, columns=3, decks=_with_decks(rules, {1: 2}), yardstick=None
        ),
        ("decks", "three"): lambda rules: replace(rules, decks=_with_decks(rules, {7: 3, 8: 3})),
        ("split", "by_hand"): lambda rules: replace(rules, split_by_hand=True),
        ("tie", "rich_man"): lambda rules: replace(
            rules, tie_breaks=(Meld.RICH_MAN, Meld.INDIAN_CHIEF)
        ),
        ("thief_order", "value"): lambda rules: replace(
            rules, turns=partial(turns_by_value, rules.values)
        ),
        ("repicks", "none"): lambda rules: replace(rules, repicks=0),
        ("repicks", "two"): lambda rules: replace(rules, repicks=2),
        ("repicks", "three"): lambda rules: replace(rules, repicks=3),
        ("thief_cards", "safe"): lambda rules: replace(rules, safe_thieves=True),
        ("wild_pile", "two_per_deck"): lambda rules: replace(rules, wild=2),
        ("beggar_joker", "by_hand"): lambda rules: replace(rules, declare_late=True),
        ("jokers_match", "nothing"): lambda rules: replace(
            rules,
            jokers_match=False,
            declarers=MappingProxyType({**rules.declarers, Meld.BEGGAR_MAN: jokers.none}),
        ),
        ("columns", "left_to_right"): lambda rules: replace(rules, any_column=False),
    }
)
"""What each mode and house rule makes of a rulebook; applied in this order."""
