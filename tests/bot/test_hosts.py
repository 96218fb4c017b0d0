"""What a host can do, and what keeps a table open (CASES 26-28)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.click import Click
from bot.clock import HOUR
from bot.hosts import EXTENSIONS
from bot.outcome import Outcome, Refusal, Refused, Said, Show
from bot.paces import LENGTHS
from bot.present.indian_chief.scene import played
from data.log import Access, Ending, Gone, Pace, Posts, Stage, TableId
from data.store import Person
from engine.indian_chief.options import Options
from engine.indian_poker.options import NightOptions
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN, Evening, evening, refused, setup
from tests.bot.present.reading import body

ELSEWHERE = CHANNEL + 1


async def kick(that: Evening, table: TableId, whom: Person, *flags: str) -> Outcome:
    """Let Ada kick somebody, as a command does."""
    return await that.click(table, ADA, "kick", *flags, str(whom.user))


@pytest.mark.parametrize("action", ["manage", "kick", "host", "extend", "lobby", "move", "end"])
async def test_all_of_it_is_the_hosts_alone(action: str) -> None:
    async with evening() as that:
        for seats in (2, 3):
            table = await that.seated(ADA, BEN, seats=seats)
            assert await refused(that, table, BEN, action, "1") is Refused.NOT_HOST


async def test_a_lobby_is_rid_of_somebody_who_may_come_again_unless_barred() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO, seats=4)
        assert (await kick(that, table, BEN)).said is Said.KICKED
        assert (await that.look(table)).table.people == (ADA.user, CLEO.user)
        assert (await that.click(table, BEN, "join")).said is Said.JOINED
        assert (await kick(that, table, BEN, "ban")).said is Said.BARRED
        assert await refused(that, table, BEN, "join") is Refused.BARRED
        assert (await kick(that, table, DAN, "ban")).said is Said.BARRED, "before he comes"
        assert await refused(that, table, DAN, "join") is Refused.BARRED


async def test_a_computer_plays_as_its_host_chooses_else_as_usual() -> None:
    async with evening() as that:
        table = await that.seated(ADA, seats=4)
        for values in ((), ("strong",), ("random",)):
            await that.pick(table, ADA, "add", *values)
        chairs = (await that.look(table)).table.chairs
        assert [chair.computer for chair in chairs] == [None, "normal", "strong", "random"]


async def test_there_are_no_computers_but_those_of_the_game() -> None:
    async with evening() as that:
        table = await that.seated(ADA, seats=4)
        for values in (("hard",), ("",), ("easy", "strong")):
            with pytest.raises(Refusal) as refusal:
                await that.pick(table, ADA, "add", *values)
            assert refusal.value.code is Refused.UNKNOWN


@pytest.mark.case(27)
async def test_27_the_round_is_over_as_the_one_who_was_missing_is_kicked() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        for person in (ADA, BEN):
            await that.seal_first(table, person)
        asked = await kick(that, table, CLEO)
        assert (asked.show, asked.person) == (Show.CONFIRM_KICK, CLEO.user)
        assert (await kick(that, table, CLEO, "sure")).said is Said.KICKED
        await that.idle()
        scene = await that.look(table)
        chair = scene.table.chairs[2]
        assert (chair.user, chair.computer, chair.gone) == (None, "normal", Gone.KICKED)
        assert played(scene).sheet[0]
        assert await refused(that, table, CLEO, "join") is Refused.BEGUN
        assert CLEO.user not in {told.user for told in (await that.store.telling(table)).people}


@pytest.mark.case(27)
async def test_27_so_it_is_as_that_one_leaves() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        for person in (ADA, BEN):
            await that.seal_first(table, person)
        await that.click(table, CLEO, "leave")
        await that.idle()
        assert played(await that.look(table)).sheet[0]


async def test_who_was_barred_in_a_game_cannot_come_to_the_rematch_and_leaves_no_computer() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        await kick(that, table, CLEO, "ban", "sure")
        await that.click(table, ADA, "end", "sure")
        assert await refused(that, table, CLEO, "rematch") is Refused.BARRED
        anew = (await that.click(table, BEN, "rematch")).table
        assert (await that.look(anew)).table.chairs[1:] == ()
        assert await refused(that, anew, CLEO, "join") is Refused.BARRED


@pytest.mark.parametrize(
    ("click", "code"),
    [
        (("kick", str(ADA.user)), Refused.YOURSELF),
        (("host", str(ADA.user)), Refused.YOURSELF),
        (("kick", str(DAN.user)), Refused.NOT_HERE),
        (("host", str(DAN.user)), Refused.CANNOT_HOST),
        (("kick",), Refused.UNKNOWN),
        (("kick", "x"), Refused.UNKNOWN),
        (("kick", "٣"), Refused.UNKNOWN),
        (("kick", "9" * 30), Refused.UNKNOWN),
        (("kick", "1", "2"), Refused.UNKNOWN),
        (("host", ""), Refused.UNKNOWN),
        (("move", str(ELSEWHERE)), Refused.UNKNOWN),
        (("lobby",), Refused.ALL_SHOWED_UP),
    ],
)
async def test_what_makes_no_sense_is_refused(click: tuple[str, ...], code: Refused) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        assert await refused(that, table, ADA, *click) is code


@pytest.mark.case(28)
async def test_28_the_host_hands_on_and_the_next_one_can_do_it_all() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        assert (await that.click(table, ADA, "host", str(BEN.user))).said is Said.HOST_PASSED
        assert await refused(that, table, ADA, "extend") is Refused.NOT_HOST
        assert (await that.click(table, BEN, "extend")).said is Said.EXTENDED
        await that.click(table, CLEO, "leave")
        assert await refused(that, table, BEN, "host", str(CLEO.user)) is Refused.CANNOT_HOST
        kicked = await that.click(table, BEN, "kick", "sure", str(ADA.user))
        assert kicked.said is Said.KICKED


@pytest.mark.case(28)
async def test_28_the_host_leaves_and_the_role_passes_at_once() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        await that.click(table, ADA, "leave")
        assert (await that.click(table, BEN, "end", "sure")).said is Said.CLOSED


def hosting(that: Evening) -> list[str]:
    """The posts of the channel that tell of a new host."""
    told = map(body, that.pigeon.in_channel(CHANNEL))
    return [text for text in told if "hosts this table now" in text]


def now_hosts(person: Person) -> str:
    return f"**<@{person.user}>** hosts this table now."


async def test_each_new_host_is_told_once_and_with_what_made_it_so() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO, DAN)
        await that.click(table, ADA, "host", str(BEN.user))
        await that.idle()
        assert hosting(that) == [now_hosts(BEN)]
        await that.click(table, DAN, "leave")  # and he was not the host
        await that.click(table, BEN, "host", str(CLEO.user))
        await that.idle()
        assert hosting(that)[1:] == [now_hosts(CLEO)]
        await that.click(table, CLEO, "leave")
        await that.idle()
        *_, told = hosting(that)
        left, hosts = told.splitlines()
        assert left.startswith(f"**<@{CLEO.user}>** left.")
        assert hosts == now_hosts(ADA)
        await that.seal_first(table, BEN)
        await that.lapse(table)
        *_, told = hosting(that)
        late, hosts, _ = told.splitlines()
        assert late.startswith(f"**<@{ADA.user}>** did not show up")
        assert hosts == now_hosts(BEN)
        assert len(hosting(that)) == 4


async def test_in_a_lobby_and_after_nobody_played_a_new_host_is_told_too() -> None:
    async with evening() as that:
        lobby = await that.seated(ADA, BEN, seats=3)
        await that.click(lobby, ADA, "leave")
        await that.idle()
        assert hosting(that) == [now_hosts(BEN)]
        table = await that.seated(ADA, BEN)
        await that.lapse(table)
        await that.click(table, BEN, "join")
        await that.idle()
        assert hosting(that)[1:] == [now_hosts(BEN)]


async def test_the_posts_of_a_night_name_its_host_and_nothing_else_does() -> None:
    async with evening() as that:
        table = await that.open(ADA, seats=5, options=NightOptions())
        for person in (ADA, BEN, CLEO, DAN):
            await that.click(table, person, "join", "sure")
        await that.click(table, ADA, "start")
        await that.click(table, ADA, "extend")
        await that.click(table, ADA, "host", str(BEN.user))
        await that.idle()
        *_, newest = map(body, that.pigeon.in_channel(CHANNEL))
        assert f"-# Host: <@{BEN.user}>" in newest
        assert hosting(that) == []


@pytest.mark.parametrize("late", [0, LENGTHS[Pace.LIVE]])
async def test_a_phase_gets_more_time_so_often_and_the_grace_ends_by_it(late: int) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.wait(late)
        assert bool((await that.look(table)).table.grace) == bool(late)
        for _ in range(EXTENSIONS):
            await that.wait(1_000)
            assert (await that.click(table, ADA, "extend")).said is Said.EXTENDED
            now = (await that.look(table)).table
            assert (now.deadline, now.grace) == (that.clock.now() + LENGTHS[Pace.LIVE], ())
        assert await refused(that, table, ADA, "extend") is Refused.EXTENDED_ENOUGH
        for person in (ADA, BEN):
            await that.seal_first(table, person)
        assert (await that.look(table)).table.extended == 0


async def test_there_is_no_more_time_where_there_is_no_limit() -> None:
    async with evening() as that:
        lobby = await that.seated(ADA, BEN, seats=3)
        assert await refused(that, lobby, ADA, "extend") is Refused.NO_TIME_LIMIT
        alone = await that.open(ADA, seats=1, options=Options(solo=True))
        assert await refused(that, alone, ADA, "extend") is Refused.NO_TIME_LIMIT


async def move(that: Evening, table: TableId, to: int | None) -> Outcome:
    """Let Ada move the table, as the command does once it has looked at the channel."""
    click = Click("move", None, (), (), next(that.ids), CHANNEL, to=to)
    return await that.house.tables.play(table, ADA, click)


async def test_a_table_that_is_told_there_already_does_not_move() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        assert (await move(that, table, CHANNEL)).said is Said.NOT_MOVED


async def test_a_table_moves_and_is_found_and_told_in_its_new_channel() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        assert (await move(that, table, ELSEWHERE)).said is Said.MOVED
        await that.idle()
        assert (await that.look(table)).table.place.channel == ELSEWHERE
        assert await that.store.tables_in(CHANNEL) == ()
        assert await that.store.tables_in(ELSEWHERE) == (table,)
        for person in (ADA, BEN):
            await that.seal_first(table, person)
        await that.idle()
        assert that.pigeon.in_channel(ELSEWHERE)


async def test_what_is_told_in_no_channel_cannot_be_moved() -> None:
    async with evening() as that:
        wanted = replace(setup(1, options=Options(solo=True)), posts=Posts.DM)
        table = (await that.house.tables.open(wanted, ADA, next(that.ids))).table
        with pytest.raises(Refusal) as caught:
            await move(that, table, ELSEWHERE)
        assert caught.value.code is Refused.NO_CHANNEL_TOLD


async def test_a_night_is_rid_of_a_guest_who_goes_out_and_is_dealt_in_no_more() -> None:
    async with evening() as that:
        table = await that.open(ADA, seats=5, options=NightOptions())
        for person in (ADA, BEN, CLEO, DAN):
            await that.click(table, person, "join", "sure")
        await that.click(table, ADA, "start")
        assert (await kick(that, table, BEN, "ban", "sure")).said is Said.BARRED
        assert BEN.user not in (await that.look(table)).table.people
        assert await refused(that, table, BEN, "join", "sure") is Refused.BARRED
        for _ in range(12):
            await that.wait(HOUR // 60)
            if BEN.user not in {c.user for c in (await that.look(table)).table.chairs}:
                return
        raise AssertionError("he still holds a seat")


@pytest.mark.case(26)
async def test_a_stale_lobby_may_be_closed_by_anybody_once_that_was_announced() -> None:
    async with evening() as that:
        table = await that.open(ADA)
        assert await refused(that, table, DAN, "end", "sure") is Refused.NOT_HOST
        await that.wait(3 * HOUR - HOUR // 2)
        assert (await that.look(table)).table.warned
        assert (await that.click(table, DAN, "end", "sure")).said is Said.CLOSED


@pytest.mark.case(26)
async def test_who_sits_there_keeps_a_table_open() -> None:
    async with evening() as that:
        table = await that.open(ADA)
        assert await refused(that, table, BEN, "keep") is Refused.NO_SEAT
        await that.wait(3 * HOUR - 1)
        assert (await that.click(table, ADA, "keep")).said is Said.KEPT_OPEN
        now = (await that.look(table)).table
        assert (now.expires, now.warned) == (that.clock.now() + 3 * HOUR, False)
        await that.wait(2 * HOUR)
        assert (await that.look(table)).table.stage is Stage.LOBBY
        game = await that.seated(ADA, BEN)
        assert await refused(that, game, ADA, "keep") is Refused.NOT_EXPIRING


async def test_an_invited_guest_who_is_barred_stays_away() -> None:
    async with evening() as that:
        wanted = replace(setup(4, access=Access.INVITED), invited=(BEN.user,))
        table = (await that.house.tables.open(wanted, ADA, next(that.ids))).table
        await kick(that, table, BEN, "ban")
        assert await refused(that, table, BEN, "join") is Refused.BARRED


async def test_the_last_one_leaves_an_absent_player_the_way_back() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.seal_first(table, ADA)
        await that.lapse(table)
        await that.click(table, ADA, "leave")
        assert (await that.look(table)).table.stage is Stage.PLAYING
        await that.click(table, BEN, "join")
        now = (await that.look(table)).table
        assert (now.host, now.people) == (BEN.user, (BEN.user,))
        await that.click(table, BEN, "leave")
        assert (await that.look(table)).table.ending is Ending.CLOSED
