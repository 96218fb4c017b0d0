"""Followers are told by DM what the channel was told: each once, and only while they may be."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from bot.courier import Mark, TryLater
from bot.dossier import Dossiers
from bot.followers import MOST
from bot.forgetting import Forgetting
from bot.hosts import BAN, SURE
from bot.outcome import Refusal, Refused, Said, Show
from bot.present.screen import Screen, Text
from data.following import Follower, Wish
from data.log import Access, Posts, TableId
from data.store import Person
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN, Evening, evening, setup
from tests.bot.fakes import Pigeon, dm_of

ROUNDS, END, NOTHING = Wish.ROUNDS.value, Wish.END.value, "nothing"
ELSEWHERE = CHANNEL + 1


def headings(that: Evening, person: Person) -> list[str]:
    """Return the first line of each DM that somebody got."""
    screens = that.pigeon.in_channel(dm_of(person.user))
    return [next(b.body for b in s.blocks if isinstance(b, Text)).splitlines()[0] for s in screens]


def texts(screens: list[Screen]) -> str:
    return "\n".join(b.body for s in screens for b in s.blocks if isinstance(b, Text))


async def game(that: Evening, *followers: tuple[Person, str]) -> TableId:
    """Begin a game of two that some people follow."""
    table = await that.seated(ADA, BEN)
    for person, wish in followers:
        await that.click(table, person, "follow", wish)
        assert await that.house.herald.greet(table, person.user)
    await that.idle()
    return table


async def a_round(that: Evening, table: TableId) -> None:
    """Let both seal, so that the round is revealed."""
    for person in (ADA, BEN):
        await that.seal_first(table, person)
    await that.idle()


async def end(that: Evening, table: TableId) -> None:
    await that.click(table, ADA, "end", "sure")
    await that.idle()


async def test_who_follows_each_round_is_told_what_the_channel_is() -> None:
    async with evening() as that:
        table = await game(that, (CLEO, ROUNDS), (DAN, END))
        await a_round(that, table)
        told = that.pigeon.in_channel(dm_of(CLEO.user))[-1]
        posts = that.pigeon.in_channel(CHANNEL)
        post = next(p for p in posts if p.blocks[0] == told.blocks[0])
        kept = [block for block in post.blocks if type(block) is type(told.blocks[0])]
        assert kept
        assert all(block in told.blocks for block in kept)
        assert told.alert is not None
        assert told.mentions == ()
        assert f"<#{CHANNEL}>" in texts([told])
        assert headings(that, DAN) == [f"## Table {table} \u00b7 You follow it"]
        await end(that, table)
        assert (
            headings(that, CLEO)[-1] == headings(that, DAN)[-1] == f"## Table {table} \u00b7 Closed"
        )
        assert len(headings(that, DAN)) == 2
        assert await that.store.followers(table) == ()


async def test_what_was_told_before_is_not_told_again() -> None:
    async with evening() as that:
        table = await game(that)
        await a_round(that, table)
        await that.click(table, CLEO, "follow", ROUNDS)
        await that.idle()
        assert headings(that, CLEO) == []
        await end(that, table)
        assert len(headings(that, CLEO)) == 1


async def test_a_follower_may_choose_anew_and_stop_from_anywhere() -> None:
    async with evening() as that:
        table = await game(that, (CLEO, END))
        page = await that.click(table, CLEO, "following", channel=ELSEWHERE)
        assert (page.show, page.scene.follows) == (Show.FOLLOW, Wish.END)
        anew = await that.click(table, CLEO, "follow", ROUNDS, channel=ELSEWHERE)
        assert (anew.said, anew.scene.follows) == (Said.FOLLOWS_ROUNDS, Wish.ROUNDS)
        await a_round(that, table)
        assert len(headings(that, CLEO)) == 2
        stopped = await that.click(table, CLEO, "follow", NOTHING, channel=ELSEWHERE)
        assert (stopped.said, stopped.scene.follows) == (Said.FOLLOWS_NOTHING, None)
        await end(that, table)
        assert len(headings(that, CLEO)) == 2


async def refused(
    that: Evening, table: TableId, person: Person, *args: str, channel: int = CHANNEL
) -> Refused:
    """Return why somebody may not follow a table."""
    action = "follow" if args else "following"
    with pytest.raises(Refusal) as refusal:
        await that.click(table, person, action, *args, channel=channel)
    return refusal.value.code


@pytest.mark.parametrize("args", [(), (ROUNDS,), (END,)])
async def test_who_may_not_follow_is_told_why(args: tuple[str, ...]) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, DAN)
        assert await refused(that, table, BEN, *args) is Refused.AT_TABLE
        await that.click(table, BEN, "leave")
        assert await refused(that, table, BEN, *args) is Refused.AT_TABLE  # the seat stays theirs
        await that.click(table, ADA, "kick", BAN, SURE, str(DAN.user))
        assert await refused(that, table, CLEO, *args, channel=ELSEWHERE) is Refused.NO_TABLE
        assert await refused(that, table + 1, CLEO, *args) is Refused.NO_TABLE
        await end(that, table)
        assert await refused(that, table, CLEO, *args) is Refused.CLOSED


async def test_whom_the_host_has_barred_is_not_told() -> None:
    async with evening() as that:
        wanted = replace(setup(2), barred=(CLEO.user,))
        table = (await that.house.tables.open(wanted, ADA, 1)).table
        assert await refused(that, table, CLEO, ROUNDS) is Refused.NOT_TOLD
        await that.store.follow(table, Follower(CLEO.user, Wish.END))
        await end(that, table)
        assert headings(that, CLEO) == []
        assert await that.store.follows(CLEO.user) == ()


@pytest.mark.parametrize("posts", [Posts.DM, Posts.NOWHERE])
async def test_a_table_that_is_told_to_one_person_is_followed_by_nobody(posts: Posts) -> None:
    async with evening() as that:
        wanted = replace(setup(2), posts=posts, access=Access.INVITED, invited=(CLEO.user,))
        table = (await that.house.tables.open(wanted, ADA, 1)).table
        for person in (CLEO, DAN):
            assert await refused(that, table, person, ROUNDS) is Refused.NO_TABLE


@pytest.mark.parametrize("forged", [("sometimes",), ("rounds", "end"), ("",)])
async def test_forged_wishes_mean_nothing(forged: tuple[str, ...]) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        assert await refused(that, table, CLEO, *forged) is Refused.UNKNOWN
        assert await that.store.followers(table) == ()


async def test_no_table_is_followed_by_too_many() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        for user in range(100, 100 + MOST):
            await that.store.follow(table, Follower(user, Wish.END))
        assert await refused(that, table, CLEO, ROUNDS) is Refused.FOLLOWERS_FULL
        await that.click(table, Person(100, "Eve"), "follow", ROUNDS)


async def test_who_takes_a_seat_stops_following() -> None:
    async with evening() as that:
        table = await that.open(ADA, seats=3)
        await that.click(table, CLEO, "follow", ROUNDS)
        assert await that.store.followers(table) != ()
        await that.click(table, CLEO, "join")
        assert await that.store.followers(table) == ()


@pytest.mark.parametrize("shut", ["closed", "blind"])
async def test_who_cannot_be_told_follows_no_longer(shut: str) -> None:
    async with evening() as that:
        table = await game(that, (CLEO, ROUNDS), (DAN, ROUNDS))
        getattr(that.pigeon, shut).add(CLEO.user)
        await a_round(that, table)
        assert len(headings(that, CLEO)) == 1
        assert len(headings(that, DAN)) == 2
        assert [follower.user for follower in await that.store.followers(table)] == [DAN.user]


async def test_who_takes_no_dm_does_not_begin_to_follow() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        that.pigeon.closed.add(CLEO.user)
        await that.click(table, CLEO, "follow", ROUNDS)
        assert not await that.house.herald.greet(table, CLEO.user)
        assert await that.store.followers(table) == ()


async def test_a_failure_with_one_keeps_no_other_and_is_tried_again() -> None:
    async with evening() as that:
        table = await game(that, (CLEO, ROUNDS), (DAN, ROUNDS))
        that.pigeon.fault_at = ("post", dm_of(CLEO.user), TryLater("no"))
        await a_round(that, table)
        assert (len(headings(that, CLEO)), len(headings(that, DAN))) == (1, 2)
        that.pigeon.fault_at = None
        await that.wait(10_000)
        that.house.herald.poke()
        await that.idle()
        assert (len(headings(that, CLEO)), len(headings(that, DAN))) == (2, 2)


async def test_a_follower_has_a_copy_of_that_and_may_be_forgotten() -> None:
    async with evening() as that:
        table = await game(that, (CLEO, END))
        await that.store.forget(CLEO.user)  # the name, too
        await that.store.follow(table, Follower(CLEO.user, Wish.END, told=9))
        copy = json.loads(await Dossiers(that.store, that.clock).of(CLEO.user))
        assert copy["follows"] == [{"table": table, "wish": END}]
        forgetting = Forgetting(that.store, that.house.tables.forget)
        assert (await forgetting.held(CLEO.user)).follows
        assert await forgetting.forget(CLEO.user)
        assert await that.store.follows(CLEO.user) == ()
        assert not await forgetting.held(CLEO.user)


async def test_a_former_player_in_the_game_is_told_as_one() -> None:
    async with evening() as that:
        table = await game(that, (CLEO, ROUNDS))
        await Forgetting(that.store, that.house.tables.forget).forget(BEN.user)
        await end(that, table)
        told = texts(that.pigeon.in_channel(dm_of(CLEO.user)))
        assert f"<@{BEN.user}>" not in told


class Dying(Pigeon):
    """A courier whose process stops at its next post to ``victim``, which ``arrived`` or not."""

    def __init__(self, *, arrived: bool) -> None:
        super().__init__()
        self.arrived = arrived
        self.victim: int | None = None
        self.stopped = asyncio.Event()

    async def post(self, channel: int, screen: Screen, mark: Mark) -> int:
        if channel != self.victim:
            return await super().post(channel, screen, mark)
        if self.arrived:
            await super().post(channel, screen, mark)
        self.victim = None
        self.stopped.set()
        never: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        return await never


@pytest.mark.parametrize("arrived", [True, False])
@pytest.mark.parametrize("wish", [ROUNDS, END])
async def test_after_a_crash_each_follower_is_told_each_once(wish: str, *, arrived: bool) -> None:
    pigeon = Dying(arrived=arrived)
    first = Evening(pigeon=pigeon)
    first.house.start()
    table = await game(first, (CLEO, wish), (DAN, wish))
    pigeon.victim = dm_of(CLEO.user)
    for person in (ADA, BEN):
        await first.seal_first(table, person)
    await first.click(table, ADA, "end", "sure")
    await asyncio.wait_for(pigeon.stopped.wait(), 5)
    await first.house.stop()
    second = Evening(store=first.store, pigeon=pigeon, clock=first.clock)
    second.house.start()
    await second.idle()
    for person in (CLEO, DAN):
        _, *told = headings(second, person)
        assert len(told) == len(set(told)) == (2 if wish == ROUNDS else 1)
        assert told[-1] == f"## Table {table} \u00b7 Closed"
    assert await first.store.followers(table) == ()
    await second.house.stop()
