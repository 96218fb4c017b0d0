"""``kill -9`` of the real process in play, and answers lost on the way: nothing is lost or twice.

``SOAK_SEED`` repeats an evening (its choices, if not its milliseconds); ``WIRE_KILLS`` sets how
often it is killed in all.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from engine.indian_chief.options import Options
from tests.soak import SEED, times
from tests.wire.client import Wire
from tests.wire.evening import Evening
from tests.wire.process import Bot, Nursery

KILLS = int(os.environ.get("WIRE_KILLS") or times(24, 2_000, 120))


RULES = {
    "classic": Options(),
    "modern triple": Options(rulebook="modern", triple=True, beggar_joker="by_hand"),
}


@pytest.mark.soak
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
async def test_an_evening_survives_kills_and_lost_answers(
    wire: Wire, tmp_path: Path, nursery: Nursery, rules: Options
) -> None:
    print(f"SOAK_SEED={SEED} WIRE_KILLS={KILLS}")  # noqa: T201  repeats a failure
    async with Bot.running(wire, tmp_path, nursery, cold=True) as bot:
        evening = await Evening.begin(wire, bot, Random(SEED), KILLS // len(RULES), rules)
        games = 0
        while evening.killer.left or not games:
            await evening.play_a_game()
            games += 1
        await wire.disarm()
        await evening.end()
    print(f"{games} games, {evening.killer.losses} answers lost")  # noqa: T201  what was tried
    await evening.check(played_out=True)
