"""An independent scorer of both rulebooks: words in, points out, everything tried.

It shares nothing with the engine and reads the rulebooks literally, on printed faces only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, product

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


# The modern rulebook. A joker is written JK.

FACES = [rank + suit for rank in ORDER[:13] for suit in "CDHS"]
MODERN_RUNS = [set(ORDER[low : low + 4]) for low in range(11)]


def modern_points(meld: str, cards: list[str], table: list[str]) -> int:
    """Points of ``cards`` without jokers as ``meld``; ``table`` lies at the others."""
    scorers: dict[str, Callable[[], int]] = {
        "thief": lambda: max(_values(cards[0])),
        "beggar_man": lambda: points("beggar_man", cards, table),
        "poor_man": lambda: sum(max(_values(card)) for card in cards if card.endswith("S")),
        "lawyer": lambda: 25 if 25 in map(sum, product(*map(_values, cards))) else 0,
        "rich_man": lambda: -min(map(sum, product(*map(_values, cards)))),
        "doctor": lambda: _doctor(cards),
        "indian_chief": lambda: max(
            council(three) + tribe(four) for three, four in _parts(list(map(_rank, cards)))
        ),
    }
    return scorers[meld]()


def declared(meld: str, cards: list[str], table: list[str]) -> tuple[int, list[str]]:
    """Try every declaration of the jokers: the most points, and of such the lowest cards."""
    ways = combinations_with_replacement(FACES, cards.count("JK"))
    full = (_filled(cards, jokers) for jokers in ways)
    return _first_best((modern_points(meld, faces, table), faces) for faces in full)


def declared_aside(cards: list[str], aside: tuple[int, ...]) -> tuple[int, list[str]]:
    """Do the same for a Chief whose council was chosen: here it matters which joker is what."""
    order = sorted(product(range(52), repeat=cards.count("JK")), key=sorted)
    full = (_filled(cards, [FACES[place] for place in places]) for places in order)
    return _first_best((divided(faces, aside), faces) for faces in full)


def _first_best(scored: Iterable[tuple[int, list[str]]]) -> tuple[int, list[str]]:
    return max(scored, key=lambda way: way[0])


def _filled(cards: list[str], jokers: Iterable[str]) -> list[str]:
    left = iter(jokers)
    return [next(left) if card == "JK" else card for card in cards]


def divided(cards: list[str], aside: tuple[int, ...]) -> int:
    """Points of a Chief whose council was chosen."""
    ranks = list(map(_rank, cards))
    four = [rank for place, rank in enumerate(ranks) if place not in aside]
    return council(tuple(ranks[place] for place in aside)) + tribe(tuple(four))


def best(
    points_of: Callable[[tuple[str, ...]], float], hand: list[str], size: int
) -> tuple[int, ...]:
    """Places of the first cards of ``hand`` that score most, every choice tried."""
    choices = combinations(range(len(hand)), size)
    return max(choices, key=lambda places: points_of(tuple(hand[place] for place in places)))


def expected(decks: int, players: int, hand: list[str], cards: list[str]) -> float:
    """What a Beggar Man may expect: jokers stand for what most cards are unseen of."""
    seen = [card for card in hand if card != "JK"]
    unseen = [FACES[place // decks] for place in range(52 * decks)]
    for card in seen:
        unseen.remove(card)
    natural = {_rank(card) for card in cards if card != "JK"}
    matching = max(
        sum(_rank(card) in natural.union(ranks) for card in unseen)
        for ranks in combinations(ORDER[:13], cards.count("JK"))
    )
    return 2 * 4 * (players - 1) * matching / len(unseen)


def _values(card: str) -> tuple[int, ...]:
    return (1, 11) if _rank(card) == "A" else (_value(card),)


def _parts(ranks: list[str]) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    for three in combinations(range(7), 3):
        four = tuple(ranks[place] for place in range(7) if place not in three)
        yield tuple(ranks[place] for place in three), four


@cache
def council(three: tuple[str, ...]) -> int:
    """Points of a Tribal Council."""
    return 7 * sum(rank in three for rank in "JQK")


@cache
def tribe(four: tuple[str, ...]) -> int:
    """Points of a tribe, tried from the best down."""
    counts = sorted((four.count(rank) for rank in set(four)), reverse=True)
    kinds = [
        (32, counts == [4]),
        (28, set(four) in MODERN_RUNS),
        (24, counts[0] == 3),
        (20, counts == [2, 2]),
        (12, counts[0] == 2),
        (0, True),
    ]
    return next(points for points, fits in kinds if fits)
