"""Standing plans: played as somebody misses a deadline, and known to nobody else before."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.absence import IN_A_ROW
from bot.dossier import Dossiers
from bot.forgetting import Forgetting
from bot.indian_chief.moves.planning import PLANNING
from bot.outcome import Refusal, Refused, Said, Show
from bot.paces import GRACES, LENGTHS
from bot.pausing import ALL
from bot.present.answer import answer
from bot.present.indian_chief.scene import Draft, How, Plan, planned, played
from bot.present.table import live
from bot.standing import stand
from data.log import (
    Absence,
    Ending,
    GraceBegan,
    LogEvent,
    MoveMissed,
    Pace,
    SeatLeft,
    Stage,
    TableId,
)
from data.memory import MemoryStore
from data.sqlite import SqliteStore
from data.store import Person
from engine.catalog import choose
from engine.core import Code, RuleError
from engine.indian_chief.model import (
    JokersDeclared,
    Meld,
    MeldSealed,
    MeldsRevealed,
    SealMeld,
    StealPicked,
)
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase
from engine.indian_chief.wishes import parse_wish
from engine.indian_poker.options import Options as PokerOptions
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, Evening, evening, setup
from tests.bot.fakes import dm_of
from tests.bot.present.reading import body

E = TypeVar("E", bound=LogEvent)

PEOPLE: Final = (ADA, BEN, CLEO)
MOVE: Final = LENGTHS[Pace.LIVE]


async def events(that: Evening, table: TableId, kind: type[E]) -> list[E]:
    """Return what of a kind is in the log."""
    return [e for e in (await that.store.load(table)).events if isinstance(e, kind)]


async def seated(
    that: Evening, *, absence: Absence = Absence.COMPUTER, options: Options | None = None
) -> TableId:
    """Begin a game of Ada, who hosts it, Ben and Cleo."""
    wanted = replace(setup(3, options=options or Options()), absence=absence)
    table = (await that.house.tables.open(wanted, ADA, next(that.ids))).table
    for person in (BEN, CLEO):
        await that.click(table, person, "join")
    return table


async def written(that: Evening, table: TableId, person: Person, meld: Meld) -> tuple[str, str]:
    """Write a meld with the first cards of somebody's hand, as it is typed."""
    view = played(await that.look(table, person))
    held = view.hand[: rules_of(view.options).sizes[meld]]
    return meld, " ".join(card.face for card in held)


async def first(that: Evening, table: TableId, person: Person) -> tuple[str, str]:
    return await written(that, table, person, Meld.THIEF)


async def lay_down(that: Evening, table: TableId, person: Person, meld: Meld) -> str:
    """Lay down a meld of the first cards of the hand, and return their faces."""
    meld_, cards = await written(that, table, person, meld)
    laid = await that.click(table, person, "plan", "picked", meld_, cards)
    assert (laid.show, laid.said) == (Show.PLAN, Said.PLANNED)
    return cards


async def seal(that: Evening, table: TableId, person: Person, meld: Meld, wish: str = "") -> None:
    await that.click(table, person, "seal", *await written(that, table, person, meld), wish)


async def told(that: Evening, table: TableId, person: Person) -> str:
    """Return the words of a person's own screen."""
    return body(answer(await that.click(table, person, "hand")))


def dm(that: Evening, person: Person) -> str:
    """Return the words of the newest DM that somebody got."""
    return body(that.pigeon.in_channel(dm_of(person.user))[-1])


async def channel(that: Evening, table: TableId) -> str:
    return body(live(await that.look(table)))


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


# --------------------------------------------------------------------- secrecy


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


# ------------------------------------------------------------------ whole games


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
                    wish = "AH S" if move.meld is Meld.THIEF and rng.random() < 0.5 else ""
                    await self.click(table, person, "plan", "picked", move.meld, cards, wish)
                case "wish" if view.phase is Phase.STEAL:
                    await self.pick(table, person, "plan", rng.choice("AKSHDC"), args=("wish",))
                case "computer" | "nothing":
                    await self.click(table, person, "plan", what)
        except (RuleError, Refusal) as refused:
            pytest.fail(f"{what} in {view.phase}: {refused}")


@settings(
    max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
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
            if (await that.look(table)).table.stage is not Stage.PLAYING:
                break
            for person in PEOPLE:
                chair = (await that.look(table)).table.chairs[PEOPLE.index(person)]
                if chair.computer is None:
                    await that.deed(table, person, rng)
            before = (await that.look(table)).table
            kept = {s: PLANNING.load(p) for s, p in (await that.store.plans(table)).items()}
            await that.lapse(table)
            after = (await that.look(table)).table
            assert after.step > before.step or after.stage is not Stage.PLAYING or not after.people
            for missed in after.missed[len(before.missed) :]:
                if missed.planned:
                    assert kept[missed.seat].how in {How.PICKED, How.COMPUTER}
        log = await that.store.load(table)
        now = stand(log)
        assert stand(log, None).state == now.state
        assert now.table == (await that.look(table)).table
        unfit = [PLANNING.load(p).how for p in (await that.store.plans(table)).values()]
        assert How.UNFIT not in unfit
    finally:
        await that.house.stop()
