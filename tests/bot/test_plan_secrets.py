"""A plan reaches nobody else before it is played, and whole games of plans are lawful."""

from __future__ import annotations

import json
from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.dossier import Dossiers
from bot.forgetting import Forgetting
from bot.indian_chief.moves.planning import PLANNING
from bot.outcome import Refusal
from bot.present.answer import answer
from bot.present.indian_chief.scene import How, Plan, played
from bot.standing import stand
from data.log import (
    MoveMissed,
    Stage,
    TableId,
)
from data.memory import MemoryStore
from data.store import Person
from engine.catalog import choose
from engine.core import RuleError
from engine.indian_chief.model import (
    Meld,
    MeldSealed,
    SealMeld,
    StealPicked,
)
from engine.indian_chief.options import Options
from engine.indian_chief.situation import Phase
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, Evening, evening
from tests.bot.fakes import dm_of
from tests.bot.planning import (
    MOVE,
    PEOPLE,
    first,
    lay_down,
    seal,
    seated,
    told,
)

PLANS: Final[tuple[tuple[str, ...], ...]] = ((), ("computer",), ("picked", "thief"), ("picked",))
"""What Ada lays down in games that are otherwise the same."""


async def played_with(that: Evening, plan: tuple[str, ...]) -> tuple[list[object], str]:
    """Return all that reaches the others before Ada misses a deadline, and what she sees."""
    table = await seated(that)
    held = played(await that.look(table, ADA)).hand
    await that.click(table, ADA, "choose", "doctor", " ".join(card.face for card in held[:6]))
    if plan:
        cards = held[-1].face if len(plan) > 1 else ""
        await that.click(table, ADA, "plan", *plan, cards)
    others = (BEN, CLEO)
    seen: list[object] = [
        answer(await that.click(table, person, action))
        for person in others
        for action in ("hand", "sheet", "plan")
    ]
    seen += [
        answer(await that.click(table, person, "seal", *await first(that, table, person)))
        for person in others
    ]
    await that.wait(MOVE - 1)
    seen += [await that.look(table, person) for person in (*others, None)]
    seen += [that.pigeon.in_channel(place) for place in (CHANNEL, *map(dm_of, (2, 3)))]
    log = await that.store.load(table)
    return [*seen, log.events, await that.store.telling(table)], await told(that, table, ADA)


async def test_no_plan_reaches_anybody_else_before_it_is_played() -> None:
    games = []
    for plan in PLANS:
        async with evening() as that:
            games.append(await played_with(that, plan))
    for seen, _ in games[1:]:
        assert seen == games[0][0]
    assert len({own for _, own in games}) == len(PLANS)


async def test_nobody_else_learns_of_a_plan_from_what_is_stored_about_them() -> None:
    async with evening() as that:
        table = await seated(that)
        cards = await lay_down(that, table, ADA, Meld.DOCTOR)
        mine, others = [
            json.loads(await Dossiers(that.store, that.clock).of(person.user))["tables"][0]["plan"]
            for person in (ADA, BEN)
        ]
        codes = [card.partition(".")[0] for card in mine["draft"]["cards"]]
        assert (" ".join(codes), others) == (cards, None)
        await Forgetting(that.store, that.house.tables.forget).forget(ADA.user)
        assert await that.store.plans(table) == {}


class Sleepers(Evening):
    """A game in which people act, plan, take back or sleep as they are told."""

    async def deed(self, table: TableId, person: Person, rng: Random) -> None:
        """Let somebody do one thing that they may do now, or nothing."""
        scene = await self.look(table, person)
        view = played(scene)
        if not view.may_act:
            return
        what = rng.choice(("sleep", "computer", "picked", "picked", "nothing", "wish"))
        try:
            match what:
                case "picked" if view.phase is Phase.MELD:
                    move = choose("indian_chief", "random", view, rng)
                    assert isinstance(move, SealMeld)
                    cards = " ".join(card.face for card in move.cards)
                    wishing = move.meld is Meld.THIEF and view.options.rulebook == "classic"
                    wish = rng.choice(("", "AH S")) if wishing else ""
                    await self.click(table, person, "plan", "picked", move.meld, cards, wish)
                case "wish" if view.phase is Phase.STEAL:
                    await self.pick(table, person, "plan", rng.choice("AKSHDC"), args=("wish",))
                case "computer" | "nothing":
                    await self.click(table, person, "plan", what)
        except (RuleError, Refusal) as refused:
            pytest.fail(f"{what} in {view.phase}: {refused}")

    async def phase(self, table: TableId, rng: Random) -> None:
        """Let some do something, and the deadline pass."""
        before = (await self.look(table)).table
        if before.stage is not Stage.PLAYING:
            return
        for person, chair in zip(PEOPLE, before.chairs, strict=True):
            if chair.computer is None:
                await self.deed(table, person, rng)
        kept = {s: PLANNING.load(p) for s, p in (await self.store.plans(table)).items()}
        await self.lapse(table)
        after = (await self.look(table)).table
        assert after.step > before.step or after.stage is not Stage.PLAYING or not after.people
        for missed in after.missed[len(before.missed) :]:
            if missed.planned:
                await self.played_as(table, missed, kept[missed.seat])

    async def played_as(self, table: TableId, missed: MoveMissed, plan: Plan) -> None:
        """Check that a meld which was laid down is the one that was sealed."""
        log = (await self.store.load(table)).events
        move = next(e for e in log[log.index(missed) :] if isinstance(e, MeldSealed | StealPicked))
        if plan.phase is Phase.STEAL:
            assert isinstance(move, StealPicked)
        elif plan.how is How.PICKED:
            assert isinstance(move, MeldSealed)
            draft = plan.draft
            assert (move.seat, move.cards) == (missed.seat, draft.cards)
            assert (move.meld, move.wish) == (draft.meld, draft.wish)


@settings(
    max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
@given(
    st.integers(0, 2**16),
    st.sampled_from([Options(), Options(triple=True), Options(rulebook="modern")]),
)
async def test_whatever_is_planned_no_move_is_illegal_and_the_log_folds_alike(
    seed: int, options: Options
) -> None:
    rng = Random(seed)
    that = Sleepers(seed, MemoryStore())
    that.house.start()
    try:
        table = await seated(that, options=options)
        for person in PEOPLE:
            await seal(that, table, person, Meld.POOR_MAN)
        for _ in range(8):
            await that.phase(table, rng)
        now = stand(await that.store.load(table))
        for seat, person in enumerate(PEOPLE):
            here = await that.look(table, person)  # folded event by event, as they came
            assert (here.table, here.view) == (now.table, now.view(seat))
        unfit = [PLANNING.load(p).how for p in (await that.store.plans(table)).values()]
        assert How.UNFIT not in unfit
    finally:
        await that.house.stop()
