"""Tables that cannot be told where they are: they wait, say so once, and go on by themselves."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from bot.click import Click
from bot.courier import (
    Archived,
    ChannelGone,
    Forbidden,
    ServerGone,
    TryLater,
    Undelivered,
)
from bot.expiry import LEFT, STRANDED
from bot.outcome import Said
from data.books import Server
from data.log import Place, Stage, Stranded, Stranding, TableId, TableMoved, Unstranded
from data.store import Person
from tests.bot.evening import ADA, BEN, CHANNEL, SERVER, Evening, evening
from tests.bot.fakes import dm_of
from tests.bot.present.reading import body, buttons

ELSEWHERE = 71
HOUR = 3_600_000
DAY = 24 * HOUR

REASONS = [
    pytest.param(ChannelGone(), Stranding.CHANNEL, marks=pytest.mark.goes_wrong("10003/10004")),
    pytest.param(ServerGone(), Stranding.SERVER, marks=pytest.mark.goes_wrong("guild removed")),
    pytest.param(
        Forbidden("Send Messages"),
        Stranding.PERMISSION,
        marks=pytest.mark.goes_wrong("50001/50013"),
    ),
    pytest.param(Archived(), Stranding.ARCHIVED, marks=pytest.mark.goes_wrong("50083/160005/6")),
]


class Tries:
    """Counts what is asked of Discord, and lets posts into the channel fail."""

    def __init__(self, that: Evening) -> None:
        self.asked = Counter[str]()
        self.that = that
        that.pigeon.fault = self.note

    def note(self, verb: str) -> None:
        self.asked[verb] += 1

    def fail(self, error: Undelivered | None) -> None:
        self.that.pigeon.fault_at = None if error is None else ("post", CHANNEL, error)


async def _stuck(that: Evening, error: Undelivered) -> tuple[TableId, Tries]:
    """Bring a table to a reveal that cannot be posted."""
    table = await that.seated(ADA, BEN)
    await that.idle()
    tries = Tries(that)
    tries.fail(error)
    for person in (ADA, BEN):
        await that.seal_first(table, person)
    await that.idle()
    return table, tries


async def _events(that: Evening, table: TableId, kind: type) -> list[object]:
    return [e for e in (await that.store.load(table)).events if isinstance(e, kind)]


def _notices(that: Evening, user: int, table: TableId) -> int:
    screens = that.pigeon.in_channel(dm_of(user))
    return sum(f"Table {table} waits" in body(screen) for screen in screens)


@pytest.mark.case(36)
@pytest.mark.parametrize(("error", "why"), REASONS)
async def test_a_table_waits_and_its_host_alone_hears_why_once(
    error: Undelivered, why: Stranding
) -> None:
    async with evening() as that:
        table, _ = await _stuck(that, error)
        [stranded] = await _events(that, table, Stranded)
        assert isinstance(stranded, Stranded)
        assert (stranded.why, stranded.detail) == (why, str(error))
        await that.house.teller.tell(table)
        await that.idle()
        assert (_notices(that, ADA.user, table), _notices(that, BEN.user, table)) == (1, 0)
        step = (await that.look(table)).table.step
        await that.clock.advance(10 * DAY)
        await that.idle()
        now = (await that.look(table)).table
        assert (now.stage, now.step) == (Stage.PLAYING, step)


@pytest.mark.parametrize(("error", "why"), REASONS)
async def test_what_was_refused_is_not_asked_again_until_something_changes(
    error: Undelivered, why: Stranding
) -> None:
    async with evening() as that:
        table, tries = await _stuck(that, error)
        stuck = (await that.look(table)).table.stranded
        assert stuck is not None
        assert stuck.why is why
        tries.asked.clear()
        for person in (ADA, BEN):
            await that.click(table, person, "sheet")
            await that.click(table, person, "hand")
        await that.house.teller.tell(table)
        await that.idle()
        assert not tries.asked


@pytest.mark.case(36)
@pytest.mark.parametrize("way", ["channel", "server", "everything", "an hour"])
@pytest.mark.parametrize(("error", "why"), REASONS)
async def test_it_goes_on_when_telling_works_again(
    error: Undelivered, why: Stranding, way: str
) -> None:
    async with evening() as that:
        table, tries = await _stuck(that, error)
        tries.fail(None)
        teller = that.house.teller
        match way:
            case "channel":
                teller.renew_in([CHANNEL])
            case "server":
                teller.retry(SERVER)
            case "everything":
                that.house.awake()
            case _:
                await that.clock.advance(HOUR)
                await asyncio.sleep(0.01)
        await that.idle()
        assert len(await _events(that, table, Unstranded)) == 1, why
        assert (await that.look(table)).table.stranded is None
        posts = that.pigeon.in_channel(CHANNEL)
        assert "hand" in buttons(posts[-1]) or "steal" in buttons(posts[-1])
        assert await that.store.behind() == ()


async def test_a_retry_that_fails_strands_nobody_twice() -> None:
    async with evening() as that:
        table, _ = await _stuck(that, Forbidden("Send Messages"))
        for _ in range(3):
            that.house.awake()
            await that.idle()
        assert len(await _events(that, table, Stranded)) == 1
        assert _notices(that, ADA.user, table) == 1


@pytest.mark.goes_wrong("50001/50013")
async def test_what_is_known_to_be_refused_is_not_asked_for() -> None:
    """A 403 is never tried again, and where the cache knows, not even once."""
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.idle()
        that.pigeon.hindered[CHANNEL] = Forbidden("Send Messages")
        tries = Tries(that)
        that.house.teller.renew_in([CHANNEL])
        await that.idle()
        assert len(await _events(that, table, Stranded)) == 1
        assert tries.asked == {"open_dm": 1, "post": 1}  # the host's notice
        del that.pigeon.hindered[CHANNEL]
        that.house.teller.renew_in([CHANNEL])
        await that.idle()
        assert len(await _events(that, table, Unstranded)) == 1


@pytest.mark.case(36)
@pytest.mark.goes_wrong("guild removed")
async def test_an_outage_of_the_server_strands_nothing() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.idle()
        that.pigeon.hindered[CHANNEL] = TryLater("the server is unavailable")
        tries = Tries(that)
        that.house.awake()
        for _ in range(3):
            await asyncio.sleep(0.01)
            await that.clock.advance(1_000)
        assert not tries.asked
        assert await _events(that, table, Stranded) == []
        that.pigeon.hindered.clear()
        await that.clock.advance(60_000)
        await that.idle()
        assert await that.store.behind() == ()


@pytest.mark.case(36)
@pytest.mark.goes_wrong("10003/10004")
async def test_the_host_takes_a_table_to_another_channel() -> None:
    async with evening() as that:
        table, _ = await _stuck(that, ChannelGone())
        click = Click("move", None, (), (), 10_000, ELSEWHERE, to=ELSEWHERE)
        await that.house.tables.play(table, ADA, click)
        await that.idle()
        told = list(map(body, that.pigeon.in_channel(ELSEWHERE)))
        assert any("the melds" in text for text in told)
        assert {"hand", "sheet"} <= buttons(that.pigeon.in_channel(ELSEWHERE)[-1]).keys()
        assert await that.store.behind() == ()


async def test_a_table_that_moves_leaves_a_pointer_and_one_live_post() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.idle()
        dms = len(that.pigeon.in_channel(dm_of(BEN.user)))
        click = Click("move", None, (), (), 10_000, ELSEWHERE, to=ELSEWHERE)
        await that.house.tables.play(table, ADA, click)
        await that.idle()
        assert f"<#{ELSEWHERE}>" in body(that.pigeon.in_channel(CHANNEL)[-1])
        assert not [s for s in that.pigeon.in_channel(CHANNEL) if buttons(s)]
        [live] = that.pigeon.in_channel(ELSEWHERE)
        assert "hand" in buttons(live)
        assert len(that.pigeon.in_channel(dm_of(BEN.user))) == dms
        await that.seal_first(table, ADA)
        await that.idle()
        assert len(that.pigeon.in_channel(ELSEWHERE)) == 1


@pytest.mark.case(36)
@pytest.mark.goes_wrong("50083/160005/6")
async def test_an_archived_thread_is_left_in_peace_until_there_is_something_to_say() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.idle()
        that.pigeon.fault_at = ("edit", CHANNEL, Archived())
        await that.seal_first(table, ADA)
        await that.idle()
        assert await _events(that, table, Stranded) == []
        assert await that.store.behind() == ()


def _news(that: Evening, channel: int) -> list[str]:
    return [text for text in map(body, that.pigeon.in_channel(channel)) if "goes on here" in text]


@pytest.mark.goes_wrong("50083/160005/6")
@pytest.mark.parametrize("waited", [False, True])
async def test_a_table_goes_on_around_a_thread_that_is_shut_to_the_bot(waited: bool) -> None:
    """At once, or as soon as there is a channel in which the bot may post."""
    async with evening() as that:
        table, tries = await _stuck(that, Archived(around=None if waited else ELSEWHERE))
        if waited:
            assert await _events(that, table, TableMoved) == []
            tries.fail(Archived(around=ELSEWHERE))
            that.house.teller.renew_in([CHANNEL])
            await that.idle()
        moved = TableMoved(Place(ELSEWHERE, SERVER), Stranding.ARCHIVED)
        assert await _events(that, table, TableMoved) == [moved]
        [news] = _news(that, ELSEWHERE)
        assert f"its thread <#{CHANNEL}> is archived or locked, and I may not open it" in news
        posts = that.pigeon.in_channel(ELSEWHERE)
        assert any("the melds" in body(post) for post in posts)
        assert {"hand", "sheet"} <= buttons(posts[-1]).keys()
        assert (await that.look(table)).table.stranded is None
        assert len(await _events(that, table, Stranded)) == waited
        assert _notices(that, ADA.user, table) == waited
        assert await that.store.behind() == ()
        that.house.awake()
        await that.idle()
        assert len(_news(that, ELSEWHERE)) == 1
        assert await that.store.tables_in(ELSEWHERE) == (table,)


@pytest.mark.goes_wrong("50083/160005/6")
async def test_it_waits_in_its_thread_where_the_server_lets_no_table_be_around() -> None:
    async with evening() as that:
        await that.store.put_server(Server(SERVER, channels=(CHANNEL,)))
        table, _ = await _stuck(that, Archived(around=ELSEWHERE))
        assert await _events(that, table, TableMoved) == []
        assert len(await _events(that, table, Stranded)) == 1
        assert that.pigeon.in_channel(ELSEWHERE) == []


@pytest.mark.goes_wrong("50083/160005/6")
async def test_what_is_over_is_not_taken_elsewhere() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.idle()
        that.pigeon.hindered[CHANNEL] = Archived(around=ELSEWHERE)
        await that.click(table, ADA, "end", "sure")
        await that.idle()
        assert await _events(that, table, TableMoved) == []


@pytest.mark.parametrize("error", [ChannelGone(), Forbidden("Send Messages")])
async def test_a_table_that_is_over_is_told_if_ever_it_can_be(error: Undelivered) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.idle()
        that.pigeon.fault_at = ("edit", CHANNEL, error)
        that.pigeon.hindered[CHANNEL] = error
        await that.click(table, ADA, "end", "sure")
        await that.idle()
        assert await _events(that, table, Stranded) == []
        lost = type(error) is ChannelGone
        assert (await that.store.behind() == ()) is lost
        that.pigeon.fault_at = None
        that.pigeon.hindered.clear()
        that.house.teller.retry(SERVER)
        await that.idle()
        assert await that.store.behind() == ()
        assert any("closed it" in body(s) for s in that.pigeon.in_channel(CHANNEL)) is not lost


# ------------------------------------------------------------ what its host hears in time


@pytest.mark.case(19, 37)
@pytest.mark.parametrize(("error", "why"), REASONS)
async def test_the_host_hears_when_it_closes_and_is_warned_once_more(
    error: Undelivered, why: Stranding
) -> None:
    async with evening() as that:
        table, _ = await _stuck(that, error)
        at = (await that.look(table)).table
        assert at.expires is not None
        assert at.expires == that.clock.now() + (LEFT if why is Stranding.SERVER else STRANDED)
        [notice] = _dms(that, ADA, "waits")
        assert f"closes <t:{at.expires // 1000}:f>" in notice
        await that.wait((at.expires - that.clock.now()) * 3 // 4)
        [warning] = _dms(that, ADA, "Still needed?")
        assert f"<t:{at.expires // 1000}:R>" in warning
        assert _dms(that, BEN, "Still needed?") == []
        assert (await that.click(table, ADA, "keep", channel=None)).said is Said.KEPT_OPEN
        await that.wait(at.expires - that.clock.now())
        assert (await that.look(table)).table.stage is Stage.PLAYING


@pytest.mark.case(28, 36)
async def test_who_hosts_it_next_hears_why_it_waits_and_can_take_it_elsewhere() -> None:
    async with evening() as that:
        table, _ = await _stuck(that, ChannelGone())
        await that.click(table, ADA, "leave", channel=None)
        await that.idle()
        assert len(_dms(that, ADA, "waits")) == len(_dms(that, BEN, "waits")) == 1
        click = Click("move", channel=ELSEWHERE, to=ELSEWHERE)
        assert (await that.house.tables.play(table, BEN, click)).said is Said.MOVED
        await that.idle()
        assert (await that.look(table)).table.stranded is None
        assert len(_dms(that, BEN, "waits")) == 1


def _dms(that: Evening, person: Person, words: str) -> list[str]:
    texts = map(body, that.pigeon.in_channel(dm_of(person.user)))
    return [text for text in texts if words in text]
