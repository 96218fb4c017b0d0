"""Telling: every milestone once, whatever crashes between any two calls."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

import pytest
import structlog

from bot.click import Click
from bot.courier import ChannelGone, Forbidden, Mark, TryLater
from bot.present.indian_chief.scene import seen
from bot.present.screen import Screen
from data.log import Stage, TableId
from data.memory import MemoryStore
from data.store import Dm, Person, Post, Told
from engine.cards import parse_card
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN, Evening, evening
from tests.bot.fakes import Pigeon, dm_of
from tests.bot.present.reading import body, buttons


class Crash(BaseException):
    """The process dies here."""


async def test_a_game_told_from_lobby_to_result() -> None:
    async with evening() as that:
        table = await _whole_game(that)
        assert (await that.look(table)).table.stage is Stage.CLOSED
        screens = that.pigeon.in_channel(CHANNEL)
        assert buttons(screens[-1]).keys() >= {"rematch", "sheet"}
        assert all("join" not in buttons(screen) for screen in screens)
        assert sum("hand" in buttons(screen) for screen in screens) == 0
        assert len(that.pigeon.in_channel(dm_of(ADA.user))) >= 7


async def test_one_live_post_with_controls_at_a_time() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        for _ in range(3):
            await that.idle()
            live = [s for s in that.pigeon.in_channel(CHANNEL) if "hand" in buttons(s)]
            assert len(live) == 1
            assert live[0] is that.pigeon.in_channel(CHANNEL)[-1]
            await _everybody_seals(that, table)


async def test_the_lobby_keeps_the_seats_that_were_taken() -> None:
    async with evening() as that:
        await that.seated(ADA, BEN, CLEO)
        await that.idle()
        lobby = that.pigeon.in_channel(CHANNEL)[0]
        assert all(f"<@{person.user}>" in body(lobby) for person in (ADA, BEN, CLEO))


async def test_a_round_that_is_over_keeps_its_number() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.idle()
        await _everybody_seals(that, table)
        await that.idle()
        over = [s for s in that.pigeon.in_channel(CHANNEL) if not buttons(s)]
        texts = list(map(body, over))
        assert [text for text in texts if "round 1" in text]
        assert not [text for text in texts if "round 2" in text]


@pytest.mark.case(1, 8)
@pytest.mark.goes_wrong("50007/50278")
async def test_a_closed_dm_is_a_state_and_the_game_goes_on() -> None:
    async with evening() as that:
        that.pigeon.closed.add(BEN.user)
        table = await that.seated(ADA, BEN, seats=3)
        assert await that.house.teller.greet(table, BEN.user) is Dm.UNHEARD
        assert await that.house.teller.greet(table, ADA.user) is Dm.OPEN
        await that.click(table, CLEO, "join")
        await that.idle()
        assert (await that.look(table)).unreachable == (BEN.user,)
        assert that.pigeon.in_channel(dm_of(BEN.user)) == []
        assert len(that.pigeon.in_channel(dm_of(ADA.user))) == 2
        assert len(that.pigeon.in_channel(dm_of(CLEO.user))) == 1


@pytest.mark.case(5)
@pytest.mark.goes_wrong("50007/50278")
async def test_whose_dms_close_in_mid_game_has_news_until_they_have_heard() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.idle()
        assert not (await that.look(table, BEN)).unheard
        that.pigeon.closed.add(BEN.user)
        await _everybody_seals(that, table)
        await that.idle()
        assert [(await that.look(table, person)).unheard for person in (ADA, BEN, None)] == [
            *(False, True, False)
        ]
        head = (await that.store.telling(table)).people[1].seq
        await that.house.teller.heard(table, ADA.user)
        await that.house.teller.heard(table, DAN.user)
        assert (await that.look(table, BEN)).unheard
        await that.house.teller.heard(table, BEN.user)
        scene = await that.look(table, BEN)
        assert (scene.unheard, scene.unreachable) == (False, (BEN.user,))
        [ada, ben] = (await that.store.telling(table)).people
        assert (ada.dm, ben.dm, ben.seq) == (Dm.OPEN, Dm.CLOSED, head)


@pytest.mark.case(6)
@pytest.mark.goes_wrong("40003")
async def test_nobody_is_sent_the_same_hand_again_after_a_restart() -> None:
    store, pigeon = MemoryStore(), Pigeon()
    that = Evening(store=store, pigeon=pigeon)
    that.house.start()
    await that.seated(ADA, BEN)
    await that.idle()
    before = dict(pigeon.messages)
    await that.house.stop()
    again = Evening(store=store, pigeon=pigeon)
    again.house.start()
    await again.idle()
    assert pigeon.messages == before
    await again.house.stop()


@pytest.mark.goes_wrong("10008")
async def test_a_deleted_live_post_is_posted_anew() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.idle()
        [gone] = [m for m, kept in that.pigeon.messages.items() if "hand" in buttons(kept.screen)]
        del that.pigeon.messages[gone]
        await that.seal_first(table, ADA)
        await that.idle()
        live = [s for s in that.pigeon.in_channel(CHANNEL) if "hand" in buttons(s)]
        assert len(live) == 1


@pytest.mark.goes_wrong("10003/10004")
async def test_a_channel_that_is_gone_does_not_stop_other_tables() -> None:
    async with evening() as that:
        that.pigeon.gone.add(CHANNEL)
        table = await that.seated(ADA, BEN)
        await that.idle()
        assert table in await that.store.behind()
        that.pigeon.gone.clear()
        that.house.teller.renew()
        await that.idle()
        assert await that.store.behind() == ()


@pytest.mark.goes_wrong("5xx")
@pytest.mark.parametrize("fault", [TryLater("503"), ConnectionResetError("104")])
async def test_what_failed_is_told_later_and_once(fault: Exception) -> None:
    async with evening() as that:
        failures = iter([fault, fault])

        def fail(verb: str) -> None:
            if verb == "post" and (error := next(failures, None)) is not None:
                raise error

        that.pigeon.fault = fail
        await that.open(ADA)
        for _ in range(3):
            await asyncio.sleep(0.01)
            await that.clock.advance(60_000)
        await that.idle()
        assert len(that.pigeon.in_channel(CHANNEL)) == 1


@pytest.mark.goes_wrong("50001/50013")
@pytest.mark.parametrize("fault", [Forbidden("Send Messages"), ChannelGone()])
async def test_what_is_forbidden_is_not_retried(fault: Exception) -> None:
    async with evening() as that:
        tried = Counter[str]()

        def fail(verb: str) -> None:
            tried[verb] += 1
            raise fault

        that.pigeon.fault = fail
        await that.open(ADA)
        await that.idle()
        assert tried["post"] == 1


@pytest.mark.case(6)
async def test_a_crash_between_any_two_calls_tells_nothing_twice() -> None:
    """Die at every single call to Discord or the store's telling, restart, go on: told once."""
    calls = await _play_with_crash(None)
    assert calls > 40
    for at in range(calls):
        await _play_with_crash(at)


async def _play_with_crash(at: int | None) -> int:
    """Play two rounds in a process that dies at call ``at``."""
    store, pigeon = Mortal(), Pigeon()
    pigeon.fault = store.call
    store.dies_at = at
    that = Evening(store=store, pigeon=pigeon)
    table = await that.seated(ADA, BEN)
    for _ in range(2):
        await tell_through(that, table)
        await _everybody_seals(that, table)
    await tell_through(that, table)
    marks = Counter(kept.mark.number for kept in pigeon.messages.values())
    assert set(marks.values()) == {1}, f"told twice with a crash at call {at}"
    live = [s for s in pigeon.in_channel(CHANNEL) if "hand" in buttons(s)]
    assert len(live) == 1
    assert await store.behind() == ()
    return store.calls


async def tell_through(that: Evening, table: TableId) -> None:
    """Tell all there is; a crash loses what the teller had in mind, not what was stored."""
    while True:
        house = Evening(store=that.store, pigeon=that.pigeon, clock=that.clock).house
        try:
            for behind in await that.store.behind():
                house.teller._unsure.add(behind)
            await house.teller.tell(table)
        except Crash:
            continue
        if not await that.store.behind():
            return


class Mortal(MemoryStore):
    """A store in a process that dies at its n-th call, and so right after the one before."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0
        self.dies_at: int | None = None

    def call(self, _verb: str) -> None:
        self.calls += 1
        if self.calls - 1 == self.dies_at:
            raise Crash

    async def announced(self, table: TableId, seq: int, status: Post | None) -> None:
        self.call("announced")
        await super().announced(table, seq, status)

    async def told(self, table: TableId, told: Told) -> None:
        self.call("told")
        await super().told(table, told)


async def _everybody_seals(that: Evening, table: TableId) -> None:
    for person in (ADA, BEN):
        await that.seal_first(table, person)
    for person in (ADA, BEN):
        view = seen(await that.look(table, person))
        if view is not None and view.phase == "steal" and view.may_act:
            await that.click(table, person, "draw")


async def _whole_game(that: Evening) -> TableId:
    table = await that.seated(ADA, BEN)
    for _ in range(7):
        await that.idle()
        await _everybody_seals(that, table)
    await that.idle()
    return table


@pytest.mark.case(2)
@pytest.mark.parametrize("fault", [Forbidden("Send Messages"), ChannelGone(), TryLater("30046")])
@pytest.mark.parametrize("verb", ["post", "edit"])
async def test_a_channel_that_cannot_be_told_keeps_nobodys_hand_back(
    fault: Exception, verb: str
) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.idle()
        that.pigeon.fault_at = (verb, CHANNEL, fault)
        await _everybody_seals(that, table)
        await _soon(that, lambda: all(_hands(that, person) >= 2 for person in (ADA, BEN)))


@pytest.mark.case(2)
@pytest.mark.parametrize("fault", [Forbidden("403"), ChannelGone(), ValueError("a bad screen")])
async def test_one_person_who_cannot_be_told_keeps_nobody_elses_hand_back(fault: Exception) -> None:
    async with evening() as that:
        that.pigeon.fault_at = ("post", dm_of(ADA.user), fault)
        await that.seated(ADA, BEN, CLEO)
        await _soon(that, lambda: _hands(that, BEN) == _hands(that, CLEO) == 1)
        assert _hands(that, ADA) == 0


async def test_a_table_that_closed_is_forgotten() -> None:
    async with evening() as that:
        for _ in range(3):
            await that.click(await that.open(ADA), ADA, "end", "sure")
        await that.idle()
        assert that.house.teller._crier._announcer._shown == {}


def _hands(that: Evening, person: Person) -> int:
    return len(that.pigeon.in_channel(dm_of(person.user)))


async def _soon(that: Evening, true: Callable[[], bool]) -> None:
    """Let minutes pass until it is true, at most an hour: failures are tried again by then."""
    for _ in range(60):
        if true():
            return
        await asyncio.sleep(0.01)
        await that.clock.advance(60_000)
    raise AssertionError("still not true")


async def test_what_fails_unexpectedly_is_logged_without_its_words() -> None:
    """They may hold a card: an error names the key or value that it was about."""
    card = parse_card("QH")

    def lost(_verb: str) -> None:
        raise KeyError(card)

    async with evening() as that:
        with structlog.testing.capture_logs() as logs:
            that.pigeon.fault = lost
            await that.open(ADA)
            await asyncio.sleep(0.01)
        that.pigeon.fault = lambda _verb: None
    [failed] = [line for line in logs if line["event"] == "telling_failed"]
    assert failed["error"] == "KeyError"
    assert "in lost" in failed["trace"]
    assert "QUEEN" not in str(logs)


@pytest.mark.parametrize("again", [False, True], ids=["in the same phase", "in the next one"])
async def test_a_live_post_that_was_posted_anew_and_not_recorded_is_found(again: bool) -> None:
    """Its post was deleted, and the process died before it had recorded the new one."""
    store, pigeon = Mortal(), Pigeon()
    that = Evening(store=store, pigeon=pigeon)
    table = await that.seated(ADA, BEN, seats=3)
    await tell_through(that, table)
    del pigeon.messages[next(iter(pigeon.messages))]
    store.dies_at = store.calls
    with pytest.raises(Crash):
        await that.house.teller.tell(table)
    if again:
        await that.click(table, ADA, "start")
    later = Evening(store=store, pigeon=pigeon, clock=that.clock).house
    await later.teller.tell(table)
    live = [screen for screen in pigeon.in_channel(CHANNEL) if buttons(screen)]
    assert len(live) == 1
    assert buttons(live[0]).keys() >= ({"hand"} if again else {"join"})


class Losing(Pigeon):
    """Loses the answer to its first post in another channel than the usual one."""

    lost = 0

    async def post(self, channel: int, screen: Screen, mark: Mark) -> int:
        message = await Pigeon.post(self, channel, screen, mark)
        if channel == CHANNEL + 1 and not self.lost:
            self.lost = message
            raise TryLater("503")
        return message


async def test_a_post_that_moved_unrecorded_is_closed_when_its_phase_is_over() -> None:
    that = Evening(pigeon=Losing())
    table = await that.seated(ADA, BEN, seats=3)
    await that.house.teller.tell(table)
    here, there = CHANNEL, CHANNEL + 1
    move = Click("move", interaction=next(that.ids), channel=here, to=there)
    await that.house.tables.play(table, ADA, move)
    that.house.start()
    await asyncio.sleep(0.01)
    await that.click(table, ADA, "start", channel=there)
    await _soon(that, lambda: that.house.teller.resting)
    lobby, *_, status = that.pigeon.in_channel(there)
    assert not buttons(lobby).keys() & {"join", "start"}
    assert "hand" in buttons(status)
    await that.house.stop()


async def test_a_post_whose_answer_was_lost_before_the_channel_was_shut_is_not_posted_again() -> (
    None
):
    that = Evening(pigeon=Losing())
    table = await that.open(ADA)
    await that.house.teller.tell(table)
    here, there = CHANNEL, CHANNEL + 1
    move = Click("move", interaction=next(that.ids), channel=here, to=there)
    await that.house.tables.play(table, ADA, move)
    that.house.start()
    await asyncio.sleep(0.01)
    that.pigeon.hindered[there] = Forbidden("Send Messages")
    await _soon(that, lambda: that.house.teller.resting)
    that.pigeon.hindered.clear()
    that.house.awake()
    await _soon(that, lambda: that.house.teller.resting)
    marks = Counter(kept.mark for kept in that.pigeon.messages.values())
    assert set(marks.values()) == {1}
    await that.house.stop()


@pytest.mark.parametrize("fault", [TryLater("503"), Forbidden("Send Messages")])
async def test_the_post_of_a_table_that_closed_is_brought_up_to_date_after_a_restart(
    fault: Exception,
) -> None:
    """Its news was told, but its live post could not be edited before the process ended."""
    that = Evening()
    table = await that.open(ADA)
    await that.house.teller.tell(table)
    await that.click(table, ADA, "end", "sure")
    that.pigeon.fault_at = ("edit", CHANNEL, fault)
    that.house.start()
    await asyncio.sleep(0.01)
    await that.house.stop()
    that.pigeon.fault_at = None
    again = Evening(store=that.store, pigeon=that.pigeon, clock=that.clock)
    again.house.start()
    await again.idle()
    await again.house.stop()
    assert not any("join" in buttons(screen) for screen in that.pigeon.in_channel(CHANNEL))
    marks = Counter(kept.mark for kept in that.pigeon.messages.values())
    assert set(marks.values()) == {1}


async def test_who_comes_again_is_welcomed_again_by_a_message_of_its_own() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, seats=3)
        for _ in range(2):
            assert await that.house.teller.greet(table, BEN.user) is Dm.OPEN
            await that.click(table, BEN, "leave")
            await that.click(table, BEN, "join")
        marks = [m.mark for m in that.pigeon.messages.values() if m.channel == dm_of(BEN.user)]
        assert len({*marks}) == len(marks) == 2
