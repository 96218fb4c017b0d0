"""An independent scorer of the classic rulebook: words in, points out, everything tried.

It shares nothing with the engine and reads the rulebook literally, on printed faces only.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

ORDER = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
RUNS = [set(ORDER[low : low + 5]) for low in range(10)]


def points(meld: str, cards: list[str], table: list[str]) -> int:
    """Points of ``cards`` (faces such as ``10H``) as ``meld``; ``table`` lies at the others."""
    scorers: dict[str, Callable[[], int]] = {
        "thief": lambda: sum(map(_value, cards)),
        "beggar_man": lambda: sum(
            2 for other in table if _rank(other) in {_rank(card) for card in cards}
        ),
        "poor_man": lambda: sum(_value(card) for card in cards if card.endswith("S")),
        "lawyer": lambda: 25 if sum(map(_value, cards)) == 25 else 0,
        "rich_man": lambda: -sum(map(_value, cards)),
        "doctor": lambda: _doctor(cards),
        "indian_chief": lambda: _chief(cards),
    }
    return scorers[meld]()


def _rank(card: str) -> str:
    return card[:-1]


def _value(card: str) -> int:
    rank = _rank(card)
    return 1 if rank == "A" else 10 if rank in {"J", "Q", "K"} else int(rank)


def _doctor(cards: list[str]) -> int:
    ranks = [_rank(card) for card in cards]
    distinct = all(ranks.count(rank) == 1 for rank in ranks)
    hearts = [card for card in cards if card[-1] == "H"]
    if not distinct or not hearts or "A" not in ranks:
        return 0
    return max(10 * sum(card[-1] == suit for card in cards) for suit in "CDHS")


def _chief(cards: list[str]) -> int:
    totals = []
    for two in combinations(range(7), 2):
        last_digit = int(str(sum(_value(cards[place]) for place in two))[-1])
        totals.append(last_digit + poker([cards[i] for i in range(7) if i not in two]))
    return max(totals)


def poker(five: list[str]) -> int:
    """Points of a poker hand, tried from the best class down."""
    ranks = [_rank(card) for card in five]
    counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    flush = len({card[-1] for card in five}) == 1
    straight = set(ranks) in RUNS
    classes = [
        (50, counts == [5]),
        (45, flush and straight),
        (40, counts[0] == 4),
        (35, counts == [3, 2]),
        (30, flush),
        (25, straight),
        (20, counts[0] == 3),
        (15, counts == [2, 2, 1]),
        (10, counts[0] == 2),
        (5, True),
    ]
    return next(points for points, fits in classes if fits)
