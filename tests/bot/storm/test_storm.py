"""Whole games in storms: all end, nothing is lost or told twice, and nobody sees too much.

``SOAK_SEED`` repeats a run. Each storm is named by its number, kind and store, so that one that
fails can be repeated alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.bot.storm.kinds import KINDS
from tests.bot.storm.stores import KINDS as STORES
from tests.bot.storm.storm import Storm
from tests.soak import SEED, times

GAMES: Final = times(16, 2_000)
AGAIN: Final = 20
"""One storm of so many is repeated, to see that it is the same."""

EVERY: Final = [(kind, on) for kind in KINDS for on in STORES]


@pytest.mark.sweep(6)
@pytest.mark.soak
@pytest.mark.parametrize(("kind", "on"), EVERY, ids=[f"{kind}, {on}" for kind, on in EVERY])
async def test_every_game_survives_a_storm(kind: str, on: str, tmp_path: Path) -> None:
    print(f"SOAK_SEED={SEED}")  # noqa: T201  repeats a failure
    for number in range(GAMES // len(EVERY)):
        first = await _blown(SEED + number, kind, on, tmp_path / f"{number}")
        if number % AGAIN == AGAIN - 1:
            again = await _blown(SEED + number, kind, on, tmp_path / f"{number} again")
            assert again == first


@pytest.mark.parametrize("on", STORES)
async def test_the_same_seed_is_the_same_storm(on: str, tmp_path: Path) -> None:
    sums = [
        await _blown(seed, "night", on, tmp_path / f"{at}") for at, seed in enumerate((5, 5, 6))
    ]
    assert sums[0] == sums[1] != sums[2]


async def _blown(seed: int, kind: str, on: str, folder: Path) -> str:
    folder.mkdir()
    storm = Storm(seed, kind, on, folder, deeds=times(60, 150, 150))
    try:
        return await storm.run()
    except BaseException as error:
        error.add_note(f"in Storm({seed}, {kind!r}, {on!r}) after\n" + "\n".join(storm.trace[-15:]))
        raise
