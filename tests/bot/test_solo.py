"""Playing alone: begun at once, hurried by nobody, seen by nobody else, remembered at the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.click import Meant
from bot.clock import HOUR
from bot.courier import TryLater
from bot.indian_chief.results import mode
from bot.outcome import Outcome, Refusal, Refused, Said, Setup, Show
from bot.present.indian_chief.scene import played, seen
from data.books import Record
from data.log import Access, Ending, Pace, PlayBegan, Posts, Stage, TableId, Times
from data.memory import MemoryStore
from data.store import Founding, Person, StoreUnavailable
from engine.core import Code, RuleError
from engine.deal import commitment
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import rules_of
from tests.bot.evening import ADA, BEN, CHANNEL, SERVER, Evening, evening
from tests.bot.fakes import dm_of
from tests.bot.present.reading import body, buttons

SOLO = Options(solo=True)
WAYS = [SOLO, Options(solo=True, rulebook="modern")]
WAYS += [replace(options, triple=True) for options in WAYS]
PRIVATE = [Posts.DM, Posts.NOWHERE]


def alone(options: Options = SOLO, posts: Posts = Posts.NOWHERE) -> Setup:
    """What ``/chief solo`` asks for."""
    return Setup(options, CHANNEL, SERVER, 1, Times(Pace.LIVE), Access.INVITED, posts=posts)


async def begun(that: Evening, posts: Posts = Posts.NOWHERE, options: Options = SOLO) -> TableId:
    wanted = alone(options, posts)
    return (await that.house.tables.open(wanted, ADA, next(that.ids))).table


async def play_out(that: Evening, table: TableId, person: Person = ADA) -> Outcome:
    """Play the game to its end."""
    outcome = await that.seal_first(table, person)
    while outcome.scene.table.stage is Stage.PLAYING:
        view = seen(outcome.scene)
        assert view is not None
        if view.phase == "steal":
            outcome = await that.click(table, person, "draw")
        else:
            outcome = await that.seal_first(table, person)
    return outcome


@pytest.mark.parametrize("posts", Posts)
@pytest.mark.parametrize("options", WAYS, ids=mode)
async def test_a_solo_game_begins_where_it_is_opened(options: Options, posts: Posts) -> None:
    async with evening() as that:
        outcome = await that.house.tables.open(alone(options, posts), ADA, next(that.ids))
        assert (outcome.show, outcome.said) == (Show.HAND, Said.STARTED)
        scene = outcome.scene
        assert (scene.table.stage, scene.table.posts) == (Stage.PLAYING, posts)
        assert played(scene).may_act
        assert len(played(scene).hand) == rules_of(options).hand
        log = await that.store.load(outcome.table)
        assert commitment(outcome.table, log.seed) == scene.table.commitment


async def test_nobody_hurries_a_player_who_is_alone() -> None:
    async with evening() as that:
        table = await begun(that)
        assert (await that.look(table, ADA)).table.deadline is None
        assert await that.store.next_due() is None
        before = await that.store.load(table)
        await that.wait(1000 * HOUR)
        assert await that.store.load(table) == before
        await that.seal_first(table, ADA)
        assert (await that.look(table, ADA)).table.deadline is None


@pytest.mark.parametrize("seats", [0, 2, 8])
async def test_a_solo_game_has_one_seat(seats: int) -> None:
    async with evening() as that:
        with pytest.raises(Refusal) as refused:
            await that.house.tables.open(replace(alone(), seats=seats), ADA, 1)
        assert refused.value.code is Refused.SEATS
        with pytest.raises(Refusal) as refused:
            await that.house.tables.open(alone(Options()), ADA, 2)
        assert refused.value.code is Refused.SEATS
        assert await that.store.live_tables() == ()


async def test_a_house_rule_that_means_nothing_alone_is_refused() -> None:
    async with evening() as that:
        with pytest.raises(RuleError) as refused:
            await that.house.tables.open(alone(replace(SOLO, leaving="end")), ADA, 1)
        assert refused.value.code is Code.HOUSE_RULE
        assert await that.store.live_tables() == ()


# ------------------------------------------------------------------ opened once


class _Dies(MemoryStore):
    """A store whose first table is stored, but whoever asked for it never hears of it."""

    died = False

    async def create(
        self, found: Callable[[TableId], Founding], *, interaction: int | None
    ) -> TableId:
        table = await super().create(found, interaction=interaction)
        if not self.died:
            self.died = True
            raise StoreUnavailable("the process was killed here")
        return table


async def test_an_opening_whose_answer_was_lost_is_not_opened_again() -> None:
    store = _Dies()
    with pytest.raises(StoreUnavailable):
        await Evening(store=store).house.tables.open(alone(), ADA, 7)
    outcome = await Evening(seed=2, store=store).house.tables.open(alone(), ADA, 7)
    assert (outcome.show, outcome.said) == (Show.HAND, Said.STARTED)
    assert await store.live_tables() == (outcome.table,)
    events = (await store.load(outcome.table)).events
    assert sum(isinstance(event, PlayBegan) for event in events) == 1


@pytest.mark.parametrize("interactions", [(7, 7), (7, 8)])
async def test_two_presses_at_once_open_a_game_for_each_press(
    interactions: tuple[int, int],
) -> None:
    """The same press twice is one: Discord may hand it over again."""
    async with evening() as that:
        tables = that.house.tables
        opened = await asyncio.gather(*(tables.open(alone(), ADA, n) for n in interactions))
        assert len({outcome.table for outcome in opened}) == len(set(interactions))
        assert len(await that.store.live_tables()) == len(set(interactions))


# ------------------------------------------------------------------ seen by nobody else


@pytest.mark.parametrize("posts", PRIVATE)
@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize(
    "action",
    ["join", "leave", "hand", "sheet", "how", "house", "deal", "why", "seal", "end", "rematch"],
)
async def test_a_private_table_is_not_there_for_others(
    posts: Posts, ended: bool, action: str
) -> None:
    """Not even in the channel in which it was opened."""
    async with evening() as that:
        table = await begun(that, posts)
        if ended:
            await that.click(table, ADA, "leave", "sure")
        before = await that.store.load(table)
        with pytest.raises(Refusal) as refused:
            await that.click(table, BEN, action, *(("1",) if action == "why" else ()))
        assert (refused.value.code, refused.value.scene) == (Refused.NO_TABLE, None)
        assert await that.store.load(table) == before


@pytest.mark.parametrize("posts", PRIVATE)
async def test_a_private_table_is_found_by_its_player_only(posts: Posts) -> None:
    async with evening() as that:
        which = that.house.tables.find.which
        table = await begun(that, posts)
        assert await that.store.tables_in(CHANNEL) == ()
        with pytest.raises(Refusal) as refused:
            await which(BEN.user, CHANNEL, meant=Meant.FREE)
        assert refused.value.code is Refused.NO_TABLE_HERE
        assert await which(ADA.user, CHANNEL) == table
        assert await which(ADA.user, 71) == table
        company = await that.seated(ADA, BEN)
        with pytest.raises(Refusal) as refused:
            await which(ADA.user, CHANNEL)
        assert refused.value.facts == {"tables": (company, table)}
        assert await which(BEN.user, CHANNEL) == company


async def test_a_solo_game_in_a_channel_can_be_watched() -> None:
    async with evening() as that:
        table = await begun(that, Posts.CHANNEL)
        assert (await that.click(table, BEN, "sheet")).show is Show.SHEET
        assert await that.store.tables_in(CHANNEL) == (table,)
        with pytest.raises(Refusal) as refused:
            await that.click(table, BEN, "join")
        assert refused.value.code is Refused.BEGUN


# ------------------------------------------------------------------ what is told where


@pytest.mark.parametrize("options", WAYS, ids=mode)
async def test_nothing_is_posted_of_a_game_that_is_played_nowhere(options: Options) -> None:
    async with evening() as that:
        table = await begun(that, Posts.NOWHERE, options)
        await that.idle()
        await play_out(that, table)
        await that.idle()
        assert that.pigeon.messages == {}
        assert await that.store.behind() == ()


async def test_a_game_by_dm_sends_its_first_hand_and_nothing_to_the_channel() -> None:
    async with evening() as that:
        table = await begun(that, Posts.DM)
        await that.idle()
        await play_out(that, table)
        await that.idle()
        assert that.pigeon.in_channel(CHANNEL) == []
        assert len(that.pigeon.in_channel(dm_of(ADA.user))) == 1
        assert await that.store.behind() == ()


async def test_a_dm_that_failed_is_sent_later() -> None:
    async with evening() as that:
        that.pigeon.fault_at = ("post", dm_of(ADA.user), TryLater("503"))
        table = await begun(that, Posts.DM)
        await that.seal_first(table, ADA)
        await asyncio.sleep(0.01)
        that.pigeon.fault_at = None
        await that.clock.advance(60_000)
        await that.idle()
        assert len(that.pigeon.in_channel(dm_of(ADA.user))) == 1


async def test_a_solo_game_in_a_channel_is_told_there() -> None:
    async with evening() as that:
        table = await begun(that, Posts.CHANNEL)
        await that.idle()
        await play_out(that, table)
        await that.idle()
        posts = that.pigeon.in_channel(CHANNEL)
        assert "rematch" in buttons(posts[-1])
        assert sum("why" in buttons(post) for post in posts) == rules_of(SOLO).rounds
        assert all("Start" not in body(post) for post in posts)
        assert len(that.pigeon.in_channel(dm_of(ADA.user))) == 1


# ------------------------------------------------------------------ the end


async def test_leaving_a_solo_game_asks_and_closes_it() -> None:
    async with evening() as that:
        table = await begun(that)
        assert (await that.click(table, ADA, "leave")).show is Show.CONFIRM_LEAVE
        assert (await that.look(table)).table.stage is Stage.PLAYING
        assert (await that.click(table, ADA, "leave", "sure")).said is Said.CLOSED
        at = (await that.look(table)).table
        assert (at.stage, at.ending, at.closed_by) == (Stage.CLOSED, Ending.LEFT, ADA.user)
        assert await that.store.record(ADA.user, mode(SOLO), lowest=False) is None


@pytest.mark.parametrize("options", WAYS, ids=mode)
async def test_the_end_shows_the_best_result_in_this_way_to_play(options: Options) -> None:
    async with evening() as that:
        totals: list[int] = []
        table = await begun(that, options=options)
        for games in (1, 2, 3):
            assert (await that.look(table, ADA)).record is None
            ended = (await play_out(that, table)).scene
            totals.append(played(ended).totals[0])
            assert ended.record == Record(max(totals), games)
            table = (await that.click(table, ADA, "rematch")).table
        assert await that.store.record(ADA.user, mode(options), lowest=False) == Record(
            max(totals), 3
        )
        assert await that.store.record(BEN.user, mode(options), lowest=False) is None


@pytest.mark.parametrize("posts", Posts)
async def test_a_rematch_alone_begins_at_once_and_only_once(posts: Posts) -> None:
    async with evening() as that:
        old = await begun(that, posts)
        await play_out(that, old)
        first = await that.click(old, ADA, "rematch")
        assert (first.show, first.said) == (Show.HAND, Said.STARTED)
        assert (first.scene.table.stage, first.scene.table.posts) == (Stage.PLAYING, posts)
        again = await that.click(old, ADA, "rematch")
        assert (again.table, again.show) == (first.table, Show.HAND)
        assert await that.store.live_tables() == (first.table,)
        await that.click(first.table, ADA, "leave", "sure")
        third = await that.click(old, ADA, "rematch")
        assert third.table not in {old, first.table}


async def test_whoever_watched_a_solo_game_has_no_rematch_of_it() -> None:
    async with evening() as that:
        table = await begun(that, Posts.CHANNEL)
        await play_out(that, table)
        with pytest.raises(Refusal) as refused:
            await that.click(table, BEN, "rematch")
        assert refused.value.code is Refused.NO_SEAT
        assert await that.store.live_tables() == ()
