"""``kill -9`` of the real process in play, and answers lost on the way: nothing is lost or twice.

``SOAK_SEED`` repeats an evening (its choices, if not its milliseconds); ``WIRE_KILLS`` sets how
often it is killed in all.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from engine.catalog import Options
from engine.indian_chief.options import Options as ChiefOptions
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions
from tests.soak import SEED, SOAK, times
from tests.wire import aftermath
from tests.wire.client import Wire
from tests.wire.evening import Evening
from tests.wire.games import CHIEF, MATCH, NIGHT, Game
from tests.wire.killer import KILLED
from tests.wire.played import rests_of
from tests.wire.process import Bot, Nursery

KILLS = int(os.environ.get("WIRE_KILLS") or times(25, 2_000, 100))


@dataclass(frozen=True, slots=True)
class Kind:
    """A game and how it is played."""

    game: Game
    rules: Options


KINDS = {
    "classic": Kind(CHIEF, ChiefOptions()),
    "modern triple": Kind(
        CHIEF, ChiefOptions(rulebook="modern", triple=True, beggar_joker="by_hand")
    ),
    "poker in turns": Kind(MATCH, PokerOptions(rotations="one")),
    "poker in secret": Kind(MATCH, PokerOptions(rotations="one", bidding="simultaneous")),
    "night": Kind(NIGHT, NightOptions(water_break="never")),
}


@pytest.mark.case(6, 9, 10)
@pytest.mark.soak
@pytest.mark.sweep(1)
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS.keys())
async def test_an_evening_survives_kills_and_lost_answers(
    wire: Wire, tmp_path: Path, nursery: Nursery, kind: Kind
) -> None:
    print(f"SOAK_SEED={SEED} WIRE_KILLS={KILLS}")  # noqa: T201  repeats a failure
    rng, kills = Random(SEED), max(KILLS // len(KINDS), 1)
    whole = kind.game is not CHIEF or bool(SOAK)  # a game of many rounds takes its time
    async with Bot.running(wire, tmp_path, nursery, cold=True) as bot:
        evening = await Evening.begin(wire, bot, rng, kills, game=kind.game, rules=kind.rules)
        games = 0
        while evening.killer.left or not games:
            await evening.play_a_game(whole=whole)
            games += 1
        await wire.disarm()
        await evening.end()
    print(f"{games} games, {evening.killer.losses} answers lost")  # noqa: T201  what was tried
    await evening.check(played_out=whole)
    if kind.game is NIGHT:
        await _check_rests(evening)


async def _check_rests(evening: Evening) -> None:
    """A rest in which the bot was killed went on by the clock, and by nobody's press."""
    notes = [record for record in await evening.wire.records() if record.kind == "note"]
    kills = [record.at * 1_000 for record in notes if record.name == KILLED]
    logs = (await aftermath.read(evening.bot.database)).logs
    rests = [rest for log in logs for rest in rests_of(log)]
    assert any(rest.began < kill < rest.over for rest in rests for kill in kills)
