"""The class of five cards, against the evaluators of poker hands that Python programs use.

The cards are prepared in each one's own form before the time is taken. A peer answers with a
strength, from which the class follows; no time is counted for that step. Hands are random, from one
deck, the same for all.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from benchmarks.figures import Better, Figure, least_of_both, peer
from engine.cards import Card, deck
from engine.indian_chief.poker import category

HANDS = 2_000
RANKS = "_A23456789TJQK"
SUITS = "cdhs"

Run: TypeAlias = Callable[[], object]


def measure(*, quick: bool) -> Iterator[Figure]:
    """Yield a figure for each evaluator."""
    rng = random.Random(1)
    fives = [tuple(rng.sample(deck(1), 5)) for _ in range(HANDS)]
    texts = [[f"{RANKS[card.rank]}{SUITS[card.suit]}" for card in five] for five in fives]
    for name, prepared in PEERS.items():
        theirs = prepared(texts)
        our, their = least_of_both(lambda: _classes(fives), theirs, 5 if quick else 30)
        rates = HANDS / our, HANDS / their
        yield Figure(f"five cards, {name}", "hands/s", *rates, 1.0, Better.HIGHER)


def _classes(fives: Sequence[tuple[Card, ...]]) -> None:
    for five in fives:
        category(five)


def _eval7(texts: Sequence[Sequence[str]]) -> Run:
    module = peer("eval7")
    evaluate = module.evaluate
    hands = [[module.Card(text) for text in five] for five in texts]

    def run() -> None:
        for hand in hands:
            evaluate(hand)

    return run


def _treys(texts: Sequence[Sequence[str]]) -> Run:
    module = peer("treys")
    evaluate = module.Evaluator().evaluate
    hands = [[module.Card.new(text) for text in five] for five in texts]

    def run() -> None:
        for hand in hands:
            evaluate(hand, [])

    return run


def _phevaluator(texts: Sequence[Sequence[str]]) -> Run:
    module = peer("phevaluator")
    evaluate = module.evaluate_cards
    hands = [[module.Card.to_id(text) for text in five] for five in texts]

    def run() -> None:
        for hand in hands:
            evaluate(*hand)

    return run


PEERS: dict[str, Callable[[Sequence[Sequence[str]]], Run]] = {
    "eval7": _eval7,
    "treys": _treys,
    "phevaluator": _phevaluator,
}
