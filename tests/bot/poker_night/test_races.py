"""Two things at once at a night happen once, in every order of their reads and writes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import count as counting
from pathlib import Path
from typing import Any, Final

import pytest

from bot.outcome import Refusal, Refused
from bot.poker_night.pace import REST
from data.log import GuestWaits, HandSeated, HandSettled, LogEvent, Stage, TermsChosen
from engine.core import Code, RuleError
from engine.indian_poker.model import CardsDealt, HandedOut
from engine.indian_poker.situation import Phase
from tests.bot.evening import ADA, BEN, CLEO, DAN, Evening
from tests.bot.poker_night.evening import MOST, Night, person
from tests.bot.racing import APART, STORES, TABLE, Came, Deed, Race, clicked, run, ticked

EVE: Final = person(5)

Both = tuple[Deed, Deed]


async def count(night: Night, kind: type[LogEvent]) -> int:
    return len(await night.events(kind))


def codes(came: list[Came]) -> list[Code | Refused]:
    return [error.code for error in came if isinstance(error, (Refusal, RuleError))]


async def _last_place(night: Night) -> Both:
    await night.begin(ADA, BEN, CLEO)
    for user in range(10, 10 + MOST - 4):
        await night.click(person(user), "join", "sure")
    return (
        clicked(DAN, "join", "sure", interaction=91_001),
        clicked(EVE, "join", "sure", interaction=91_002),
    )


async def _one_waits(night: Night, came: list[Came]) -> None:
    assert codes(came) == [Refused.NIGHT_FULL]
    assert len((await night.standing()).table.waiting) == MOST - 3
    await night.hand()
    await night.lapse()
    assert len(await night.users()) == MOST


async def _twice(night: Night) -> Both:
    await night.begin(ADA, BEN, CLEO)
    both = clicked(DAN, "join", "sure", interaction=91_001)
    return both, both


async def _waits_once(night: Night, came: list[Came]) -> None:
    assert codes(came) == []
    assert await night.events(GuestWaits) == [GuestWaits(DAN.user)]


async def _late_giving(night: Night) -> Both:
    await night.begin(ADA, BEN, CLEO)
    await night.until_over()
    due = await night.store.next_due()
    assert due is not None
    await night.clock.advance(due - night.clock.now())
    return clicked(CLEO, "give", "5,0,0", interaction=91_001), ticked


async def _handed_out_once(night: Night, came: list[Came]) -> None:
    assert codes(came) in ([], [Code.NOT_AWAITED])
    [handed] = await night.events(HandedOut)
    assert handed == (
        HandedOut(2, (3, 2, 0), lapsed=True) if codes(came) else HandedOut(2, (5, 0, 0))
    )
    assert await count(night, HandSettled) == 1


async def _end_of_a_rest(night: Night) -> Both:
    await night.begin(ADA, BEN, CLEO)
    await night.hand()
    await night.clock.advance(REST)
    return clicked(ADA, "deal_now", interaction=91_001), ticked


async def _dealt_once(night: Night, came: list[Came]) -> None:
    assert codes(came) in ([], [Refused.NO_REST])
    assert (await count(night, HandSeated), await count(night, CardsDealt)) == (1, 2)


async def _leaving_the_rest(night: Night) -> Both:
    await night.begin(ADA, BEN, CLEO, DAN)
    await night.hand()
    await night.clock.advance(REST)
    return clicked(BEN, "leave", interaction=91_001), ticked


async def _left_before_or_after(night: Night, came: list[Came]) -> None:
    assert codes(came) == []
    assert await count(night, HandSeated) == 1
    view, users = await night.view(), await night.users()
    assert len(users) in (3, 4)
    assert (BEN.user in users) is (len(users) == 4)
    while view.phase is Phase.BID and view.turn is not None:
        await night.lapse()
        view = await night.view()
    while (await night.view()).hand == 2:
        await night.lapse()
    assert BEN.user not in await night.users()


async def _coming_while_it_ends(night: Night) -> Both:
    await night.begin(ADA, BEN, CLEO)
    await night.hand()
    await night.click(CLEO, "leave")
    await night.lapse()
    due = await night.store.next_due()
    assert due is not None
    await night.clock.advance(due - night.clock.now())
    return clicked(DAN, "join", "sure", interaction=91_001), ticked


async def _came_or_too_late(night: Night, came: list[Came]) -> None:
    stage = (await night.standing()).table.stage
    assert codes(came) == ([Refused.CLOSED] if stage is Stage.CLOSED else [])
    assert await count(night, HandSeated) == (stage is Stage.PLAYING)


async def _choosing_while_settled(night: Night) -> Both:
    await night.begin(ADA, BEN, CLEO)
    await night.until_over()
    return (
        clicked(ADA, "terms", "skip", "on", interaction=91_001),
        clicked(CLEO, "give", "5,0,0", interaction=91_002),
    )


async def _both_kept(night: Night, came: list[Came]) -> None:
    assert codes(came) == []
    assert (await count(night, TermsChosen), await count(night, HandSettled)) == (1, 1)
    [fate] = (await night.standing()).night.guests[ADA.user].fates
    first, _ = await night.events(TermsChosen, HandSettled)
    assert fate.skipped is isinstance(first, TermsChosen)


async def _same_hand_skipped_twice(night: Night) -> Both:
    await night.begin(ADA, BEN, CLEO)
    await night.hand()
    return (
        clicked(ADA, "skip", "1", interaction=91_001),
        clicked(ADA, "skip", "1", interaction=91_002),
    )


async def _skipped_once(night: Night, came: list[Came]) -> None:
    assert codes(came) == []
    [fate] = (await night.standing()).night.guests[ADA.user].fates
    assert (fate.came, fate.kept, fate.skipped) == (4, 0, True)


def race(
    prepare: Callable[[Night], Awaitable[Both]],
    check: Callable[[Night, list[Came]], Awaitable[None]],
) -> Race:
    """Let two deeds be done at a night."""

    async def prepared(that: Evening) -> Both:
        return await prepare(Night(that.store, clock=that.clock))

    async def checked(that: Evening, came: list[Came]) -> None:
        await check(Night(that.store, 2, that.clock, counting(1_000), TABLE), came)

    return Race(prepared, checked)


RACES: Final = {
    "last place": race(_last_place, _one_waits),
    "duplicate dispatch": race(_twice, _waits_once),
    "giving as time is over": race(_late_giving, _handed_out_once),
    "deal now and the clock": race(_end_of_a_rest, _dealt_once),
    "leaving and the deal": race(_leaving_the_rest, _left_before_or_after),
    "coming as it ends": race(_coming_while_it_ends, _came_or_too_late),
    "choosing as it is settled": race(_choosing_while_settled, _both_kept),
    "skipping twice": race(_same_hand_skipped_twice, _skipped_once),
}


@pytest.mark.sweep(10)
@pytest.mark.case(21)
@APART
@STORES
@pytest.mark.parametrize("name", RACES)
async def test_two_things_at_once_happen_once(
    tmp_path: Path, make: Callable[[Path], Any], name: str, *, apart: bool
) -> None:
    await run(tmp_path, make, RACES[name], apart=apart)
