"""Learn what open melds and kept cards of Indian Chief are worth, by simulated play.

    .venv/bin/python -m training.chief [classic classic_solo modern modern_solo]

One seat plays; it draws from all cards that it does not see. In classic games a thief takes the
best of some cards that lie there, in modern ones a joker. Melds are played in random order, so that
every set of open melds comes up, each with the best cards of the hand, and what is kept after each
is remembered. Then the value of every set of open melds is learned from the smaller sets, smallest
first (backward induction): the hand is filled up, the best choice is taken, and its points with the
value of what it leaves are what the weights of the kept cards are fitted to. There they are drawn
towards the mean of the sets with one meld less. All of it is done twice: the second time the cards
are kept that the first weights would keep.

The same seed and number of games give the same files on every machine: it is plain Python, and what
is summed up to choose by is exact.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Final

from engine.cards import Card, Rank, Suit
from engine.players.chief.common import parting
from engine.players.chief.kept import CARDS, COUNT, SIZES, Features, features
from engine.players.chief.reckoning import Reckoner, without
from engine.players.chief.values import (
    BITS,
    FOLDER,
    SETS,
    TENTHS,
    Open,
    Values,
    Weights,
    written_of,
)
from training.fit import fitted
from training.worlds import WORLDS, Hand, Kept, World

GAMES: Final = 15_000
"""So many games are played for each file, after a quarter as many for the first weights."""

_LEAST: Final = 2_000

SEED: Final = 1
RIDGE: Final = 20.0
_ALL: Final = SETS - 1
_STOLEN: Final = 3
"""So many of the cards that a thief may take are looked at closely."""


class Learner:
    """Learns the values of one world."""

    def __init__(self, world: World, rng: random.Random) -> None:
        self._world, self._rng = world, rng
        self._melds = [0.0] * SETS
        self._kept = [Weights.of(_first_weights())] * SETS

    @property
    def values(self) -> Values:
        """What has been learned so far."""
        return Values(tuple(self._melds), tuple(self._kept))

    def learn(self, games: int) -> None:
        """Play ``games``, and learn all values anew from what was kept in them."""
        seen = self._seen(games)
        for melds in sorted(range(1, SETS), key=int.bit_count):
            hands = [self._world.hands(kept, self._rng) for kept in seen[melds]]
            self._melds[melds] = self._usual(melds, hands[: len(hands) // 4 + 1])
            self._kept[melds] = self._fitted(melds, seen[melds], hands)

    def _seen(self, games: int) -> list[list[Kept]]:
        """Return what was kept in so many games, by set of open melds.

        All melds are open after one of them in triple mode.
        """
        judge = self._reckoner(by_kept=True)
        seen: list[list[Kept]] = [[] for _ in range(SETS)]
        for _ in range(games):
            for kept in self._played(judge):
                seen[kept.melds].append(kept)
        for bit in BITS.values():
            seen[_ALL] += (kept._replace(melds=_ALL) for kept in seen[_ALL - bit][: games // 7])
        return seen

    def _played(self, judge: Reckoner) -> list[Kept]:
        """Play a game, and return what was kept after each meld but the last."""
        world, left = self._world, _ALL
        hand, lying = world.deal(self._rng)
        found: list[Kept] = []
        for meld in self._rng.sample(list(BITS), len(BITS) - 1):
            left -= BITS[meld]
            cards = judge.picked(hand, meld, left, world.matches(hand, lying))
            now = lying + cards if world.rules.stay else ()
            found.append(Kept(without(hand, cards), left, now))
            hand, lying = self._promising(left, world.hands(found[-1], self._rng))[-1]
        return found

    def _promising(self, melds: Open, hands: list[Hand]) -> list[Hand]:
        """Return what chance gives, then the best of what a thief may choose, the best one last."""
        weights = self._kept[melds]
        stolen = sorted(hands[1:], key=lambda hand: weights.worth(features(hand.cards)))
        return hands[:1] + stolen[-_STOLEN:]

    def _usual(self, melds: Open, hands: Sequence[list[Hand]]) -> float:
        """Return what is usually to come with those melds, whatever cards are kept."""
        judge = self._reckoner(by_kept=False)
        return round(fmean(self._best(judge, melds, hand) for hand, *_ in hands), 1)

    def _fitted(self, melds: Open, seen: list[Kept], hands: list[list[Hand]]) -> Weights:
        judge = self._reckoner(by_kept=True)
        rows = [
            (
                self._features(judge, kept),
                max(self._best(judge, melds, hand) for hand in self._promising(melds, some)),
            )
            for kept, some in zip(seen, hands, strict=True)
        ]
        found = fitted(rows, self._prior(melds), SIZES, RIDGE)
        return Weights.of([round(TENTHS * weight) for weight in found])

    def _best(self, judge: Reckoner, melds: Open, hand: Hand) -> float:
        return judge.best(hand.cards, melds, self._world.matches(*hand)).worth

    def _features(self, judge: Reckoner, kept: Kept) -> Features:
        matches = self._world.matches(kept.cards, kept.lying)
        return features(kept.cards, judge.matched(kept.cards, kept.melds, matches))

    def _prior(self, melds: Open) -> list[float]:
        """Return the mean weights of the sets with one meld less; zeros for the first."""
        below = [self._kept[melds - bit].by_feature for bit in BITS.values() if melds & bit]
        if melds.bit_count() == 1:
            return [0.0] * COUNT
        return [fmean(column) / TENTHS for column in zip(*below, strict=True)]

    def _reckoner(self, *, by_kept: bool) -> Reckoner:
        return Reckoner(self._world.rules, self.values, by_kept)


def _first_weights() -> list[int]:
    """Keep what is not parted with easily, before anything is learned."""
    weights = [0] * COUNT
    for suit in Suit:
        for rank in Rank:
            weights[CARDS[suit][rank]] = TENTHS * parting(Card(0, suit, rank))[0]
    return weights


def learned(name: str, games: int, seed: int) -> str:
    """Learn one file, and return its content."""
    learner = Learner(WORLDS[name], random.Random(f"{seed}/{name}"))  # noqa: S311  nothing is dealt by it
    for number in (games // 4, games):
        learner.learn(number)
    return (
        json.dumps(written_of(learner.values), separators=(",", ":")).replace("],", "],\n") + "\n"
    )


def main() -> None:
    """Write the files that are named, or all."""
    parser = argparse.ArgumentParser(description="Learn the values of the computer players.")
    parser.add_argument("names", nargs="*", choices=[*WORLDS, []], help="which files; all")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    said = parser.parse_args()
    if said.games < _LEAST:
        parser.error(f"with fewer than {_LEAST} games some sets of melds never come up")
    names = said.names or list(WORLDS)
    said.folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor() as pool:
        written = pool.map(partial(learned, games=said.games, seed=said.seed), names)
        for name, content in zip(names, written, strict=True):
            (said.folder / f"{name}.json").write_text(content, "ascii")
            print(said.folder / f"{name}.json", flush=True)  # noqa: T201  its user reads it


if __name__ == "__main__":
    main()
