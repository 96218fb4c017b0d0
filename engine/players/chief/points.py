"""Points of cards as melds, without the reasons: what a computer player compares thousands of.

The tests hold them against ``melds.score``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.cards import NATURAL_RANKS, Card, Rank, Suit, is_joker
from engine.indian_chief import best, best_chief, poker, tribe
from engine.indian_chief.codes import CODES, sums
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import Chooser, Rulebook

Cards: TypeAlias = tuple[Card, ...]

Pointer: TypeAlias = Callable[[Cards], float]
"""From the cards of a meld to what they score, jokers declared as scores best."""

_SPADES: Final = Suit.SPADES


@dataclass(frozen=True, slots=True)
class Matches:
    """What a Beggar Man gets for a card of each rank, and whether its jokers get it too."""

    by_rank: tuple[float, ...]
    jokers: bool = True

    def points(self, cards: Cards) -> float:
        """Points of two cards, the ranks counted once."""
        ranks = {card.rank for card in cards}
        points = sum([self.by_rank[rank] for rank in ranks])
        if Rank.JOKER in ranks and self.jokers:
            free = sorted(self.by_rank[rank] for rank in NATURAL_RANKS if rank not in ranks)
            points += sum(free[-sum(map(is_joker, cards)) :])
        return points

    def best(self, hand: Cards) -> Cards:
        """Choose two cards; natural ones of two ranks where there are any, earlier ones first."""
        by_rank = self.by_rank
        places = sorted(
            range(len(hand)),
            key=[-by_rank[card.rank] if card.rank else 1 for card in hand].__getitem__,
        )
        first = hand[places[0]]
        second = next((hand[at] for at in places if hand[at].rank != first.rank), hand[places[1]])
        return (first, second) if not is_joker(second) else (first, hand[places[1]])


def expected(rules: Rulebook, players: int, seen: Counter[Rank]) -> Matches:
    """Tell what a Beggar Man may expect before the reveal, having ``seen`` those cards (rule 8)."""
    decks, natural = rules.decks[players], seen.total() - seen[Rank.JOKER]
    melded = sum(rules.sizes.values()) / len(rules.sizes) * (players - 1)
    each = rules.match * melded / (52 * decks - natural)
    worth = (each * (4 * decks - seen[rank]) for rank in NATURAL_RANKS)
    return Matches((0, *worth), rules.jokers_match)


def known(rules: Rulebook, others: Cards) -> Matches:
    """Tell what a Beggar Man gets for ``others``, the cards that lie on the table."""
    lying = Counter(card.rank for card in others)
    return Matches((0, *(rules.match * lying[rank] for rank in NATURAL_RANKS)), rules.jokers_match)


def pointers(rules: Rulebook) -> Mapping[Meld, Pointer]:
    """Tell how each meld is scored, but the Beggar Man, for whom more has to be known."""
    highest, lowest = best.highest_values(rules.values), best.lowest_values(rules.values, rules.ace)
    exact = best.exact_sums(rules.values, rules.ace, rules.exact)
    chief = _CHIEFS[rules.choosers[Meld.INDIAN_CHIEF]]
    return {
        Meld.THIEF: lambda cards: highest[cards[0].rank],
        Meld.POOR_MAN: lambda cards: sum(
            [highest[card.rank] for card in cards if card.suit >= _SPADES]
        ),
        Meld.LAWYER: lambda cards: (
            rules.exact if sum([CODES[card.rank] for card in cards]) in exact else 0
        ),
        Meld.RICH_MAN: lambda cards: -sum([lowest[card.rank] for card in cards]),
        Meld.DOCTOR: lambda cards: rules.specialty * best.specialty(cards),
        Meld.INDIAN_CHIEF: chief(rules),
    }


def _poker_and_digit(rules: Rulebook) -> Pointer:
    return lambda seven: max(poker.removals(seven, rules.poker, rules.values))


def _tribe_and_council(rules: Rulebook) -> Pointer:
    tribes = {code: filled.points for code, filled in tribe.tribes(rules.poker).items()}
    councils = {code: filled.points for code, filled in tribe.councils(rules.council).items()}

    def points(seven: Cards) -> float:
        codes = [CODES[card.rank] for card in seven]
        total = sum(codes)
        return max([tribes[four] + councils[total - four] for four in sums(codes, 4)])

    return points


_CHIEFS: Final[Mapping[Chooser, Callable[[Rulebook], Pointer]]] = {
    best_chief.poker_and_digit: _poker_and_digit,
    best_chief.tribe_and_council: _tribe_and_council,
}
