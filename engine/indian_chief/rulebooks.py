"""Rulebooks as values: numbers are fields, differences in kind are function fields.

Nothing asks which rulebook is played. A house rule is the same value with another field.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final, TypeAlias

from engine.cards import Card
from engine.core import Seat
from engine.indian_chief import best, melds
from engine.indian_chief.model import Meld, Melded, Options, Score
from engine.indian_chief.steals import turns_by_rank

Scorer: TypeAlias = "Callable[[Rulebook, tuple[Card, ...], tuple[Card, ...]], Score]"
"""From a meld's cards and the cards that others melded this round to its score."""

Chooser: TypeAlias = "Callable[[Rulebook, tuple[Card, ...]], tuple[Card, ...]]"
"""From a full hand to the cards that score most, earlier cards first among equals."""

Turns: TypeAlias = Callable[[tuple[Melded, ...]], tuple[tuple[Seat, ...], ...]]
"""From the revealed melds by seat to the groups of thieves, in the order of their turns."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one way to play Indian Chief.

    ``decks`` maps each allowed number of players to a number of decks (rule 4); ``values`` are
    face values by ``Rank`` and ``poker`` points by ``Category``. ``exact`` is the Lawyer's total,
    ``match`` what the Beggar Man gets for a card, ``specialty`` the Doctor for one. ``repicks``
    is how often thieves of one rank pick again after a collision (rule 22).
    """

    name: str
    decks: Mapping[int, int]
    values: tuple[int, ...]
    sizes: Mapping[Meld, int]
    scorers: Mapping[Meld, Scorer]
    choosers: Mapping[Meld, Chooser]
    turns: Turns
    poker: tuple[int, ...]
    hand: int = 8
    exact: int = 25
    match: int = 2
    specialty: int = 10
    repicks: int = 1

    @property
    def rounds(self) -> int:
        """Rounds of a game: each meld is played once."""
        return len(self.sizes)


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
    poker=(5, 10, 15, 20, 25, 30, 35, 40, 45, 50),
)
"""The original rulebook (rules 20-30)."""

RULEBOOKS: Final[Mapping[str, Rulebook]] = MappingProxyType({CLASSIC.name: CLASSIC})


@cache
def rules_of(options: Options) -> Rulebook:
    """Return the rules that a table's options stand for, house rules included."""
    return RULEBOOKS[options.rulebook]
