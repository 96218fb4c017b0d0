"""What a choice is worth: its points now, and what may come after with the cards that are left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.cards import NATURAL_RANKS
from engine.indian_chief.model import Meld
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import Rulebook, rules_of
from engine.players.chief.common import parting
from engine.players.chief.kept import features
from engine.players.chief.points import Cards, Matches, Pointer, pointers
from engine.players.chief.values import BITS, LEARNED_FOR, Open, Values, values


class Choice(NamedTuple):
    """Cards to play as a meld: ``worth`` is their ``points`` and all that may come after."""

    worth: float
    points: float
    meld: Meld
    cards: Cards


@dataclass(frozen=True, slots=True)
class Reckoner:
    """Who judges by ``values``: by the open melds alone or, ``by_kept``, by the kept cards too."""

    rules: Rulebook
    values: Values
    by_kept: bool
    scored: Mapping[Meld, Pointer] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        """Keep how each meld is scored."""
        object.__setattr__(self, "scored", pointers(self.rules))

    def best(self, hand: Cards, melds: Open, matches: Matches) -> Choice:
        """Choose among the best cards for each of ``melds``; there is one at least."""
        return max(self.choices(hand, melds, matches))

    def choices(self, hand: Cards, melds: Open, matches: Matches) -> list[Choice]:
        """Judge the best cards for each of ``melds``, each to be played once."""
        found = []
        for meld, bit in BITS.items():
            if melds & bit:
                cards = self.picked(hand, meld, melds - bit, matches)
                points = self.points(meld, cards, matches)
                worth = points + self.rest(without(hand, cards), melds - bit, matches)
                found.append(Choice(worth, points, meld, cards))
        return found

    def picked(self, hand: Cards, meld: Meld, left: Open, matches: Matches) -> Cards:
        """Pick what scores best as ``meld``, of equal ones what is parted with best."""
        ordered = self.values.kept[left].parting(hand) if self.by_kept else _parted(hand)
        if meld is Meld.BEGGAR_MAN:
            return matches.best(ordered)
        return self.rules.choosers[meld](self.rules, ordered, None)

    def every(self, hand: Cards, meld: Meld, matches: Matches) -> Iterable[tuple[float, Cards]]:
        """Yield all cards of ``hand`` that make ``meld``, with their points."""
        pointer = matches.points if meld is Meld.BEGGAR_MAN else self.scored[meld]
        return ((pointer(cards), cards) for cards in combinations(hand, self.rules.sizes[meld]))

    def points(self, meld: Meld, cards: Cards, matches: Matches) -> float:
        """Points of ``cards`` as ``meld``, expected ones of a Beggar Man at a table."""
        return matches.points(cards) if meld is Meld.BEGGAR_MAN else self.scored[meld](cards)

    def rest(self, kept: Cards, left: Open, matches: Matches) -> float:
        """Points still to come with the cards and the melds that are left."""
        if not self.by_kept:
            return self.values.melds[left]
        if not left:
            return 0
        matched = self.matched(kept, left, matches)
        return self.values.kept[left].worth(features(kept, matched))

    def matched(self, kept: Cards, left: Open, matches: Matches) -> float:
        """Points of the kept cards as a Beggar Man, where what it meets lies on the table."""
        if not self.rules.stay or not left & BITS[Meld.BEGGAR_MAN] or len(kept) < 2:
            return 0
        return matches.points(matches.best(kept))


@lru_cache(maxsize=32)
def reckoner_of(options: Options, players: int, *, by_kept: bool) -> Reckoner:
    """Return who judges at such a table."""
    rules = rules_of(options)
    learned = values(options.rulebook, solo=options.solo)
    more = 0 if options.solo else players - LEARNED_FOR
    if more:  # the more melds a Beggar Man meets, the more it is worth to have one left
        size = sum(rules.sizes.values()) / len(rules.sizes)
        matching = rules.sizes[Meld.BEGGAR_MAN] / len(NATURAL_RANKS)
        learned = learned.with_more(Meld.BEGGAR_MAN, rules.match * size * more * matching)
    return Reckoner(rules, learned, by_kept)


def without(hand: Cards, cards: Cards) -> Cards:
    """Return the cards of ``hand`` that are not among ``cards``."""
    return tuple([card for card in hand if card not in cards])


def _parted(hand: Cards) -> Cards:
    return tuple(sorted(hand, key=parting))
