"""How long the computer players think, level by level: nobody else is asked the same.

A level plays against itself at tables of the usual size; each game has its own deal.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import process_time
from typing import Any

from benchmarks.figures import Better, Figure, percentile
from engine.catalog import PLAYERS, Options, game_of, warm
from engine.core import fold
from engine.deal import Deal
from engine.indian_chief.options import Options as ChiefOptions
from engine.indian_poker.options import Options as PokerOptions

MOST_MS = 20.0
WAYS: tuple[tuple[str, Options, int], ...] = (
    ("classic", ChiefOptions(), 4),
    ("modern", ChiefOptions(rulebook="modern"), 4),
    ("poker", PokerOptions(), 4),
)
MOVES, QUICK_MOVES = 600, 100


def measure(*, quick: bool) -> Iterator[Figure]:
    """Yield the time of a move; the longest is only told, as stalls come from the machine."""
    warm()
    for way, options, seats in WAYS:
        for level in PLAYERS[options.game]:
            times = list(_times(options, seats, level, QUICK_MOVES if quick else MOVES))
            for name, percent in (("p50", 50), ("p99", 99), ("max", 100)):
                target = None if name == "max" else MOST_MS
                took = percentile(times, percent)
                yield Figure(
                    f"computer, {way}, {level}, {name}", "ms", took, None, target, Better.LOWER
                )


def _times(options: Options, seats: int, level: str, moves: int) -> Iterator[float]:
    """Yield the milliseconds of each of so many moves."""
    number = 0
    while moves > 0:
        for took in _game(options, seats, level, number):
            yield took
            moves -= 1
            if not moves:
                return
        number += 1


def _game(options: Options, seats: int, level: str, number: int) -> Iterator[float]:
    game, choose = game_of(options), PLAYERS[options.game][level]
    deal = Deal(number.to_bytes(32), [seat.to_bytes(16) for seat in range(seats)])
    state: Any = fold(game, game.start(seats, options, deal))
    rng = random.Random(number)
    while wait := game.wait(state):
        view = game.view(state, wait.seats[0])
        start = process_time()
        command = choose(view, rng)
        yield (process_time() - start) * 1e3
        for event in game.decide(state, command, deal):
            state = game.evolve(state, event)
