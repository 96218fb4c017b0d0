"""Standing plans: played as somebody misses a deadline, without a grace and in time."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from bot.absence import IN_A_ROW
from bot.indian_chief.moves.planning import PLANNING
from bot.outcome import Refusal, Refused, Said, Show
from bot.paces import GRACES
from bot.pausing import ALL
from bot.present.answer import answer
from bot.present.indian_chief.scene import Draft, How, Plan, planned, played
from bot.present.table import live
from data.log import (
    Absence,
    Ending,
    GraceBegan,
    MoveMissed,
    Pace,
    SeatLeft,
    Stage,
    TableId,
)
from data.sqlite import SqliteStore
from data.store import Person
from engine.core import Code, RuleError
from engine.indian_chief.model import (
    JokersDeclared,
    Meld,
    MeldSealed,
    MeldsRevealed,
    StealPicked,
)
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase
from engine.indian_chief.wishes import parse_wish
from engine.indian_poker.options import Options as PokerOptions
from tests.bot.evening import ADA, BEN, CLEO, Evening, evening
from tests.bot.fakes import dm_of
from tests.bot.planning import (
    MOVE,
    PEOPLE,
    channel,
    dm,
    events,
    lay_down,
    seal,
    seated,
    told,
)
from tests.bot.present.reading import body


async def test_a_plan_is_played_at_once_without_a_grace_and_nothing_is_missed() -> None:
    async with evening() as that:
        table = await seated(that)
        cards = await lay_down(that, table, ADA, Meld.DOCTOR)
        for person in (BEN, CLEO):
            await seal(that, table, person, Meld.POOR_MAN)
        step = (await that.look(table)).table.step
        await that.wait(MOVE)
        scene = await that.look(table)
        assert await events(that, table, GraceBegan) == []
        assert scene.table.missed == (MoveMissed(0, step, planned=True),)
        assert (scene.table.misses, scene.table.showed) == ((0, 0, 0), (True,) * 3)
        sealed = (await events(that, table, MeldSealed))[-1]
        assert (sealed.seat, sealed.meld) == (0, Meld.DOCTOR)
        assert " ".join(card.face for card in sealed.cards) == cards
        said = await channel(that, table)
        assert "Played in the last phase from the plan that <@1> left." in said
        assert "Out of time" not in said
        mine = await told(that, table, ADA)
        assert "Time was up, so I played your plan:** Doctor with" in mine
        assert "Time was up" not in await told(that, table, BEN)
        assert any(
            "so I played your plan" in body(dm) for dm in that.pigeon.in_channel(dm_of(ADA.user))
        )


async def test_who_has_no_plan_still_has_the_grace_and_is_named_alone() -> None:
    async with evening() as that:
        table = await seated(that)
        await lay_down(that, table, ADA, Meld.THIEF)
        await that.pick(table, ADA, "meld", "doctor")  # picked since, but not laid down
        await that.click(table, BEN, "plan", "computer")
        await that.wait(MOVE)
        scene = await that.look(table)
        assert scene.table.grace == (2,)
        assert scene.table.deadline == that.clock.now() + GRACES[Pace.LIVE]
        assert [(m.seat, m.planned) for m in scene.table.missed] == [(0, True), (1, True)]
        assert "Played from the plans that <@1> and <@2> left." in await channel(that, table)
        mine = await told(that, table, ADA)
        assert "Sealed: Thief" in mine
        assert "I played your plan:** Thief with" in mine
        assert "a computer chose" in await told(that, table, BEN)
        await that.wait(GRACES[Pace.LIVE])
        scene = await that.look(table)
        assert [(m.seat, m.planned) for m in scene.table.missed][2:] == [(2, False)]
        assert scene.table.chairs[0].computer is scene.table.chairs[1].computer is None


async def test_a_sealed_choice_drops_the_plan_and_a_plan_is_of_one_phase_only() -> None:
    async with evening() as that:
        table = await seated(that)
        await lay_down(that, table, ADA, Meld.DOCTOR)
        assert "If you miss this:** Doctor with" in await told(that, table, ADA)
        await seal(that, table, ADA, Meld.POOR_MAN)
        assert await that.store.plans(table) == {}
        await lay_down(that, table, BEN, Meld.DOCTOR)
        taken = await that.click(table, BEN, "plan", "nothing")
        assert (taken.said, planned(taken.scene)) == (Said.UNPLANNED, None)
        await that.click(table, BEN, "plan", "computer")
        await seal(that, table, CLEO, Meld.POOR_MAN)
        await that.wait(MOVE)
        while played(await that.look(table)).round == 1:
            await that.wait(MOVE // 4)
        assert "I played your plan" in await told(that, table, BEN)
        await that.wait(MOVE)  # what was planned for the first round is nothing for the second
        assert (await that.look(table)).table.grace == (0, 1, 2)


async def test_where_the_policy_ends_the_game_a_plan_keeps_it_going() -> None:
    async with evening() as that:
        table = await seated(that, absence=Absence.END)
        await lay_down(that, table, CLEO, Meld.DOCTOR)
        for person in (ADA, BEN):
            await seal(that, table, person, Meld.POOR_MAN)
        await that.wait(MOVE)
        assert (await that.look(table)).table.stage is Stage.PLAYING
        await lay_down(that, table, CLEO, Meld.LAWYER)
        await that.lapse(table)
        now = (await that.look(table)).table
        assert now.ending is Ending.ABSENT
        closed = body(live(await that.look(table)))
        assert "<@1> and <@2> did not act" in closed


async def test_plans_never_give_a_seat_away() -> None:
    async with evening() as that:
        table = await seated(that)
        for meld in (Meld.POOR_MAN, Meld.LAWYER, Meld.RICH_MAN, Meld.DOCTOR)[: IN_A_ROW + 1]:
            await that.click(table, ADA, "plan", "computer")
            for person in (BEN, CLEO):
                await seal(that, table, person, meld)
            await that.wait(MOVE)
            if played(await that.look(table)).phase is Phase.STEAL:
                await that.wait(MOVE // 4)
        assert await events(that, table, SeatLeft) == []


async def stealing(that: Evening, table: TableId, *thieves: Person, wish: str = "") -> None:
    """Let some seal a Thief, who will be asked, and the others a Poor Man."""
    for person in PEOPLE:
        meld = Meld.THIEF if person in thieves else Meld.POOR_MAN
        await seal(that, table, person, meld, wish if person in thieves else "")


async def test_a_thief_who_will_be_asked_lays_a_wish_down_beforehand() -> None:
    async with evening() as that:
        table = await seated(that)
        await seal(that, table, BEN, Meld.THIEF)
        laid = await that.pick(table, BEN, "plan", "any", args=("wish",))
        assert laid.said is Said.PLANNED
        assert "If you miss your steal:** the highest card, else draw." in body(answer(laid))
        assert "If you miss your steal" in await told(that, table, BEN)
        for person in (ADA, CLEO):
            await seal(that, table, person, Meld.POOR_MAN)
        assert played(await that.look(table)).phase is Phase.STEAL
        await that.idle()
        assert "If you miss this:** the highest card" in body(
            that.pigeon.in_channel(dm_of(BEN.user))[-1]
        )
        await that.wait(MOVE // 4)
        [pick] = await events(that, table, StealPicked)
        assert pick.target is not None
        assert [m.planned for m in (await that.look(table)).table.missed] == [True]
        assert "I played your plan:** the highest card, else draw." in await told(that, table, BEN)


@pytest.mark.parametrize("how", ["wish", "computer", "typed"])
async def test_a_thief_on_turn_lays_down_what_to_take(how: str) -> None:
    async with evening() as that:
        table = await seated(that)
        await stealing(that, table, CLEO)
        if how == "wish":
            await that.pick(table, CLEO, "plan", "any", args=("wish",))
        elif how == "typed":
            await that.click(table, CLEO, "plan", "picked", "", "", "any")
        else:
            await that.click(table, CLEO, "plan", "computer")
        shown = body(answer(await that.click(table, CLEO, "steal")))
        assert "If you miss this" in shown
        await that.wait(MOVE // 4)
        [pick] = await events(that, table, StealPicked)
        assert (pick.thief, pick.target is None) == (2, False)


async def test_a_steal_plan_without_a_wish_shows_what_to_wish_for() -> None:
    async with evening() as that:
        table = await seated(that)
        await stealing(that, table, CLEO)
        for args in ((), ("picked",)):
            shown = await that.click(table, CLEO, "plan", *args)
            assert (shown.show, shown.said) == (Show.PLAN, None)
        assert await that.store.plans(table) == {}
        back = await that.click(table, CLEO, "plan", "back")
        assert back.show is Show.STEAL


BY_HAND: Final = Options(rulebook="modern", beggar_joker="by_hand")


async def begging(that: Evening) -> TableId:
    """Play until Ada's Beggar Man is asked for its joker."""
    table = await seated(that, options=BY_HAND)
    for person in PEOPLE:
        await seal(that, table, person, Meld.THIEF)
    hand = played(await that.look(table, ADA)).hand
    joker = next(card.face for card in hand if card.face == "JK")
    cards = " ".join([joker, *[c.face for c in hand if c.face != "JK"]][: _beggars()])
    await that.click(table, ADA, "seal", Meld.BEGGAR_MAN, cards)
    for person in (BEN, CLEO):
        await seal(that, table, person, Meld.POOR_MAN)
    assert played(await that.look(table)).phase is Phase.DECLARE
    return table


def _beggars() -> int:
    return rules_of(BY_HAND).sizes[Meld.BEGGAR_MAN]


@pytest.mark.parametrize("how", ["picked", "computer"])
async def test_a_beggar_man_lays_down_what_the_joker_counts_as(how: str) -> None:
    async with evening() as that:
        table = await begging(that)
        await that.pick(table, ADA, "late_rank", "Q", args=("0",))
        laid = await that.click(table, ADA, "plan", how)
        says = "your joker counts as a queen" if how == "picked" else "a computer chooses"
        assert f"If you miss this:** {says}." in body(answer(laid))
        assert says in await told(that, table, ADA)
        await that.wait(MOVE // 4)
        [declared] = await events(that, table, JokersDeclared)
        revealed = (await events(that, table, MeldsRevealed))[-1]
        assert [m.planned for m in (await that.look(table)).table.missed] == [True]
        if how == "picked":
            assert declared.declared[0] is not None
            assert declared.declared[0].face[:-1] == "Q"
            assert revealed.melds[0].declared[0].face[:-1] == "Q"  # type: ignore[union-attr]


async def test_a_plan_that_fits_no_more_falls_back_and_only_its_player_is_told() -> None:
    async with evening() as that:
        table = await seated(that)
        for person in (BEN, CLEO):
            await seal(that, table, person, Meld.POOR_MAN)
        view = played(await that.look(table, BEN))
        others = Draft(Meld.THIEF, view.hand[:1])
        plan = Plan(1, Phase.MELD, How.PICKED, others)
        await that.store.save_plan(table, 0, PLANNING.dump(plan))
        await that.wait(MOVE)
        assert [m.planned for m in (await that.look(table)).table.missed] == [True]
        mine = "Your plan was not possible any more (Thief with"
        assert mine in await told(that, table, ADA)
        assert mine in dm(that, ADA)
        for person in (BEN, CLEO):
            assert "not possible" not in await told(that, table, person)
        assert "not possible" not in await channel(that, table)


async def test_what_cannot_be_played_cannot_be_laid_down() -> None:
    async with evening() as that:
        table = await seated(that)
        with pytest.raises(Refusal) as unfinished:
            await that.click(table, ADA, "plan", "picked")
        assert unfinished.value.code is Refused.UNFINISHED
        with pytest.raises(RuleError) as few:
            await that.click(table, ADA, "plan", "picked", "doctor", "AH")
        assert few.value.code in {Code.CARD_COUNT, Code.CARD_NOT_HELD}
        with pytest.raises(Refusal) as unknown:
            await that.click(table, ADA, "plan", "whatever")
        assert unknown.value.code is Refused.UNKNOWN
        await seal(that, table, BEN, Meld.POOR_MAN)
        with pytest.raises(Refusal) as nothing:
            await that.click(table, BEN, "plan")
        assert nothing.value.code is Refused.NOTHING_TO_PLAN
        assert await that.store.plans(table) == {}


async def test_alone_there_is_nothing_to_plan_and_poker_has_its_own_orders() -> None:
    async with evening() as that:
        alone = await that.open(seats=1, options=Options(solo=True))
        poker = await that.seated(ADA, BEN, CLEO, options=PokerOptions())
        for table, code in ((alone, Refused.NOTHING_TO_PLAN), (poker, Refused.WRONG_GAME)):
            with pytest.raises(Refusal) as refused:
                await that.click(table, ADA, "plan", "computer")
            assert refused.value.code is code


async def test_more_time_and_a_pause_leave_a_plan_as_it_is() -> None:
    async with evening() as that:
        table = await seated(that)
        await lay_down(that, table, BEN, Meld.DOCTOR)
        for person in (ADA, CLEO):
            await seal(that, table, person, Meld.POOR_MAN)
        await that.click(table, ADA, "extend")
        await that.wait(MOVE - 1)
        await that.click(table, ADA, "pause", ALL)
        await that.wait(2 * MOVE)
        now = (await that.look(table)).table
        assert (now.missed, now.paused is None) == ((), False)
        await that.click(table, ADA, "resume")
        await that.wait(MOVE)
        assert [(m.seat, m.planned) for m in (await that.look(table)).table.missed] == [(1, True)]


async def test_who_leaves_leaves_no_plan() -> None:
    async with evening() as that:
        table = await seated(that)
        await lay_down(that, table, ADA, Meld.DOCTOR)
        await that.click(table, ADA, "leave")
        assert await that.store.plans(table) == {}


async def test_a_plan_outlives_the_process(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "chief.db")
    async with evening(store=store) as that:
        table = await seated(that)
        await lay_down(that, table, ADA, Meld.DOCTOR)
        for person in (BEN, CLEO):
            await seal(that, table, person, Meld.POOR_MAN)
        clock = that.clock
    async with evening(store=await SqliteStore.open(tmp_path / "chief.db")) as that:
        await that.clock.advance(clock.now() - that.clock.now())
        assert planned(await that.look(table, ADA)) is not None
        await that.lapse(table)
        sealed = (await events(that, table, MeldSealed))[-1]
        assert (sealed.seat, sealed.meld) == (0, Meld.DOCTOR)
        assert [m.planned for m in (await that.look(table)).table.missed] == [True]


@pytest.mark.parametrize(
    "plan",
    [
        Plan(3, Phase.STEAL, How.PICKED, Draft(wish=parse_wish("AH A draw".removesuffix(" draw")))),
        Plan(1, Phase.MELD, How.COMPUTER),
        Plan(2, Phase.DECLARE, How.UNFIT, Draft(declared=(None,))),
    ],
)
def test_a_plan_is_read_as_it_was_written(plan: Plan) -> None:
    assert PLANNING.load(PLANNING.dump(plan)) == plan
