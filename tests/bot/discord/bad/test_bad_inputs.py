"""100,000 bad inputs: none accepted, none unhandled, each answered with a sentence of the lists.

``SOAK_SEED`` repeats a run. They go through the real client and the real tables; a sample of them
through simcord, which knows more of Discord.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest
from structlog.testing import capture_logs

from bot.outcome import Said
from bot.present.texts import SAID
from bot.tongue import say
from data.memory import MemoryStore
from data.store import Person
from tests.bot.discord.bad.forging import Bad, Forger
from tests.bot.discord.bad.tables import Town, World, kept, opened
from tests.bot.discord.bad.typist import Typed, Typist
from tests.bot.discord.evening import evening
from tests.bot.present.refusing import patterns
from tests.soak import SEED, times

INPUTS: Final = times(300, 100_000)
THROUGH_SIMCORD: Final = times(20, 1_000)
TYPED: Final = 5
"""One input of so many is a command, the others are pressed."""

SENTENCES: Final = [*patterns(), re.compile(re.escape(say(SAID[Said.NO_STEAL_NOW])))]
"""The closed lists: why a table or the rules refuse something, with anything as the facts."""


def refuses(text: str) -> bool:
    """Tell whether a text has a sentence of the closed lists."""
    return any(sentence.search(text) for sentence in SENTENCES)


def texts_of(part: Any) -> Iterator[str]:
    """Yield the texts of a payload's components."""
    match part:
        case {"type": 10, "content": str(text)}:
            yield text
        case dict():
            for inner in part.values():
                yield from texts_of(inner)
        case list():
            for inner in part:
                yield from texts_of(inner)


@pytest.mark.soak
async def test_nothing_bad_is_accepted_or_left_without_an_answer() -> None:
    print(f"SOAK_SEED={SEED}")  # noqa: T201  repeats a failure
    rng, tried = Random(SEED), Counter[str]()
    with capture_logs() as lines:
        async with opened() as world:
            forger, typist = Forger(await world.town.open_all(), rng), Typist(world.client, rng)
            before = kept(world.store)
            for number in range(INPUTS):
                bad = forger.next() if number % TYPED else typist.next()
                text = await _answer(world, bad)
                assert refuses(text), f"{bad} was answered: {text!r}"
                assert kept(world.store) == before, f"it changed something: {bad}"
                tried[bad.kind] += 1
    assert [line for line in lines if line["log_level"] in ("error", "critical")] == []
    assert set(tried) > set(forger.ways)
    print(sorted(tried.items()))  # noqa: T201  what was tried


async def _answer(world: World, bad: Bad | Typed) -> str:
    """Do something bad; return the one answer, which only who did it may see."""
    office, told = world.office, len(world.office.sent)
    if isinstance(bad, Bad):
        written, private = bad.written, bad.elsewhere
        await office.forge(bad.user, bad.custom_id, *bad.values, written=written, private=private)
    else:
        await office.slash(bad.user, bad.words, **bad.options)
    sent = office.sent[told:]
    assert [each.audience for each in sent] == [bad.user], f"{len(sent)} answers to {bad}"
    return "\n".join(texts_of(json.loads(sent[0].body)))


@pytest.mark.soak
async def test_a_sample_through_simcord() -> None:
    print(f"SOAK_SEED={SEED}")  # noqa: T201  repeats a failure
    store = MemoryStore()
    async with evening("Ada", "Ben", "Cleo", "Dan", store=store) as that:
        members = {guest.id: guest.member for guest in that.guests}
        *people, outsider = (Person(guest.id, guest.member.name) for guest in that.guests)
        town = Town(that.house, tuple(people), outsider.user, that.channel.id, that.guild.id)
        forger = Forger(await town.open_all(), Random(SEED))
        before = kept(store)
        for _ in range(THROUGH_SIMCORD):
            bad = forger.next()
            if bad.elsewhere:  # simcord has one channel here
                continue
            member, written = members[bad.user], bad.written
            answer = await that.forged(member, bad.custom_id, *bad.values, written=written)
            assert refuses(answer.text), f"{bad} was answered: {answer.text!r}"
            assert kept(store) == before, f"it changed something: {bad}"
