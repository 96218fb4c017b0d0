"""Rulebooks as values: numbers are fields, differences in kind are function fields.

Nothing asks which rulebook is played. A house rule is the same value with another field.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final, TypeAlias

from engine.cards import Card, Rank
from engine.core import Seat
from engine.indian_chief import best, melds
from engine.indian_chief.model import Meld, Melded, Score
from engine.indian_chief.options import Options, check
from engine.indian_chief.poker import Category
from engine.indian_chief.steals import turns_by_rank

Scorer: TypeAlias = "Callable[[Rulebook, tuple[Card, ...], tuple[Card, ...]], Score]"
"""From a meld's cards, jokers declared, and the cards that others melded to its score."""

Chooser: TypeAlias = "Callable[[Rulebook, tuple[Card, ...]], tuple[Card, ...]]"
"""From a full hand to the cards that score most, earlier cards first among equals."""

Declarer: TypeAlias = "Callable[[Rulebook, tuple[Card, ...], tuple[Card, ...]], tuple[Card, ...]]"
"""From a meld's cards and the cards that others melded to the same cards with jokers declared."""

Divider: TypeAlias = "Callable[[Rulebook, tuple[Card, ...], tuple[int, ...]], Score]"
"""From an Indian Chief's cards, jokers declared, and its smaller part's slots to its score."""

Turns: TypeAlias = Callable[[tuple[Melded, ...]], tuple[tuple[Seat, ...], ...]]
"""From the revealed melds by seat to the groups of thieves, in the order of their turns."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one way to play Indian Chief.

    ``decks`` maps each allowed number of players to a number of decks (rule 4); ``values`` are
    face values by ``Rank`` and ``ace`` all values that an ace may count. ``hands`` are the points
    of the Chief's poker hand or tribe by name, best first, ``aside`` the number of cards of its
    other part, of which the modern one scores ``council`` for each of J, Q and K once. ``exact``
    is the Lawyer's total, ``match`` what the Beggar Man gets for a card, ``specialty`` the Doctor
    for one. ``repicks`` is how often thieves of one rank pick again after a collision (rule 22).

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

    @property
    def poker(self) -> tuple[int, ...]:
        """Points of the Chief's hands, worst first: for the classic rulebook by ``Category``."""
        return tuple(self.hands.values())[::-1]

    def face_values(self, rank: Rank) -> tuple[int, ...]:
        """All values that a card of ``rank`` may count, lowest first."""
        return self.ace if rank is Rank.ACE else (self.values[rank],)

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
            Meld.INDIAN_CHIEF: melds.indian_chief,
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
            Meld.INDIAN_CHIEF: best.indian_chief,
        }
    ),
    turns=turns_by_rank,
    declarers=MappingProxyType(dict.fromkeys(Meld, melds.as_they_are)),
    divide=melds.divide,
    hands=MappingProxyType(
        {category.name.lower(): 5 * category + 5 for category in reversed(Category)}
    ),
    aside=2,
    yardstick=(120, 130),
)
"""The original rulebook (rules 20-30)."""

RULEBOOKS: Final[Mapping[str, Rulebook]] = MappingProxyType({CLASSIC.name: CLASSIC})


@cache
def rules_of(options: Options) -> Rulebook:
    """Return the rules that a table's options stand for, house rules included.

    ``RuleError`` HOUSE_RULE for options that do not go together.
    """
    check(options)
    return RULEBOOKS[options.rulebook]
