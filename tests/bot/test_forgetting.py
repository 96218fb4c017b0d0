"""A person is forgotten at every table, and everybody else's games go on and stay readable (45)."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.click import Personal
from bot.forgetting import Forgetting
from bot.me import ASKED, FORGETS
from bot.outcome import Refusal, Refused, Show
from bot.personal import Asking, Press
from bot.present.answer import answer
from bot.present.limits import problems
from bot.present.me import FORGET, SCREEN
from bot.present.screen import Buttons, Picture, Screen, Text
from bot.present.table import live, milestone
from bot.standing import stand
from data.events import PERSON
from data.former import is_former
from data.ids import exchanged
from data.log import (
    Ending,
    ExpiryWarned,
    Gone,
    GraceBegan,
    SeatLeft,
    Stage,
    Table,
    TableId,
    UserId,
)
from data.memory import MemoryStore
from data.sqlite import SqliteStore
from data.store import Person, Store
from engine.catalog import Options
from engine.indian_chief.options import Options as Chief
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as Poker
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN, Evening, evening

DAY = 24 * 3_600_000


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """Give each store in turn."""
    if request.param == "memory":
        yield MemoryStore()
        return
    store = await SqliteStore.open(tmp_path / "chief.db")
    yield store
    await store.close()


def words(*screens: Screen) -> str:
    """All that can be read on screens."""
    return "\n".join(
        block.body if isinstance(block, Text) else block.alt
        for screen in screens
        for block in screen.blocks
        if isinstance(block, Text | Picture)
    )


async def me(that: Evening, person: Person, control: Personal) -> Screen:
    """Use ``/me``, or press what it showed."""
    press = Press(control.action, control.args, user=person.user)
    screen = await that.house.screens[control.screen](press)
    assert not isinstance(screen, Asking)
    return screen


def button(screen: Screen) -> Personal:
    """Return the one button of the question."""
    [buttons] = (block for block in screen.blocks if isinstance(block, Buttons))
    control = buttons.buttons[0].control
    assert isinstance(control, Personal)
    return control


async def forget(that: Evening, person: Person) -> Screen:
    """Ask to be forgotten, and be sure."""
    return await me(that, person, button(await me(that, person, FORGETS)))


async def everything(store: Store) -> str:
    """All that a store says, in one text."""
    told: list[Any] = [await store.names(tuple(range(1, 9))), await store.to_forget()]
    for table in sorted(await all_tables(store)):
        told += [(await store.load(table)).events, (await store.telling(table)).people]
    return repr(told)


async def all_tables(store: Store) -> set[TableId]:
    found = [await store.tables_naming(user) for user in range(-9, 9)]
    return {table for each in found for table in each}


async def traces(store: Store, user: UserId) -> list[str]:
    """What a store still says of somebody."""
    held = await Forgetting(store, _never).held(user)
    found = [f"{name}: {value}" for name, value in _fields(held).items() if value]
    for table in await all_tables(store):
        people = (await store.telling(table)).people
        found += [f"told at {table}" for told in people if told.user == user]
    return found + (["pending"] if user in await store.to_forget() else [])


def _fields(held: object) -> dict[str, Any]:
    return {name: getattr(held, name) for name in ("named", "running", "tables", "results")}


async def _never(_table: TableId, _user: UserId) -> None:
    raise AssertionError("nobody is to be forgotten here")


async def finished(that: Evening, table: TableId) -> None:
    """Play a game to its end, everybody by the clock."""
    for _ in range(200):
        if (await that.look(table)).table.stage is Stage.CLOSED:
            return
        await that.wait(DAY)
    raise AssertionError("it does not end")


GAMES: dict[str, Options] = {
    "chief": Chief(),
    "modern triple": Chief(rulebook="modern", triple=True),
    "poker": Poker(),
}
EACH = pytest.mark.parametrize("options", GAMES.values(), ids=GAMES.keys())


@pytest.mark.case(45)
@EACH
async def test_forgetting_in_mid_game_is_leaving_and_the_others_play_on(options: Options) -> None:
    async with evening(3) as that:
        store = that.store
        table = await that.seated(ADA, BEN, CLEO, options=options)
        await that.idle()
        posts = len(that.pigeon.in_channel(CHANNEL))
        await forget(that, ADA)
        await that.idle()
        seen = (await that.look(table, BEN)).table
        assert (seen.host, seen.people) == (BEN.user, (BEN.user, CLEO.user))
        assert (seen.chairs[0].user, seen.chairs[0].gone) == (-1, Gone.LEFT)
        assert await traces(store, ADA.user) == []
        assert "a former player" in words(*that.pigeon.in_channel(CHANNEL)[posts - 1 :])
        await finished(that, table)
        told = words(*that.pigeon.in_channel(CHANNEL)[posts - 1 :])  # older posts stay
        assert re.findall(f"<@{ADA.user}>|{ADA.name}", told) == []
        assert await store.results_of(-1) == ()
        await that.click(table, BEN, "rematch")
        assert set((await that.look(table + 1)).table.invited) == {BEN.user, CLEO.user}


@pytest.mark.case(45)
@EACH
async def test_a_game_that_is_over_stays_as_it_was_for_the_others(options: Options) -> None:
    async with evening(3) as that:
        store = that.store
        table = await that.seated(ADA, BEN, CLEO, options=options)
        await finished(that, table)
        before = stand(await store.load(table))
        shown = {show: await _shown(that, table, BEN, show) for show in _READ}
        await forget(that, ADA)
        after = stand(await store.load(table))
        assert after.state == before.state
        assert after.view(1) == before.view(1)
        assert after.table == exchanged(before.table, _former)
        for show, was in shown.items():
            now = await _shown(that, table, BEN, show)
            assert _with_former(was) == _with_former(now)
            assert re.findall(f"<@{ADA.user}>|{ADA.name}", now) == []
        assert await traces(store, ADA.user) == []


def _former(kind: str, number: int) -> int:
    return -1 if (kind, number) == (PERSON, ADA.user) else number


_READ = {Show.SHEET: "sheet", Show.DEAL: "deal"}


async def _shown(that: Evening, table: TableId, person: Person, show: Show) -> str:
    outcome = await that.click(table, person, _READ[show])
    assert outcome.show is show
    return words(answer(outcome))


def _with_former(text: str) -> str:
    """Put the former player where a person's name may be cut to the room that it has."""
    return re.sub(rf"<@{ADA.user}>|{ADA.name}\b|a former player", "ADA", text)


async def test_a_repeated_press_is_told_that_it_is_done(store: Store) -> None:
    async with evening(1, store) as that:
        await that.seated(ADA, BEN, CLEO)
        sure = button(await me(that, ADA, FORGETS))
        assert "You are forgotten" in words(await me(that, ADA, sure))
        await that.idle()
        before = await everything(store)
        assert "It is done" in words(await me(that, ADA, sure))
        assert "It is done" in words(await me(that, ADA, FORGETS))
        assert await everything(store) == before


async def test_the_question_says_what_will_happen(store: Store) -> None:
    async with evening(1, store) as that:
        solo = await that.open(options=Chief(solo=True), seats=1)
        await that.click(solo, ADA, "leave", "sure")
        await that.seated(ADA, BEN)
        await that.seated(CLEO, ADA)
        await that.idle()
        asked = words(await me(that, ADA, FORGETS))
        before = await everything(store)
        assert "2 running tables" in asked
        assert "records of 3 tables" in asked
        assert "result" not in asked
        assert await everything(store) == before  # asking changes nothing
        assert "It is done" in words(await me(that, DAN, FORGETS))


async def test_an_old_button_asks_anew(store: Store) -> None:
    async with evening(1, store) as that:
        await that.seated(ADA, BEN)
        sure = button(await me(that, ADA, FORGETS))
        await that.clock.advance(ASKED)
        assert "cannot be undone" in words(await me(that, ADA, sure))
        assert await store.names((ADA.user,)) == {ADA.user: ADA.name}
        for forged in ("", "x", "9" * 17, "-5"):
            with pytest.raises(Refusal) as refused:
                await me(that, ADA, Personal(SCREEN, FORGET, (forged,)))
            assert refused.value.code is Refused.UNKNOWN
        later = str(that.clock.now() + 1)
        asked = await me(that, ADA, Personal(SCREEN, FORGET, (later,)))
        assert "cannot be undone" in words(asked)


async def test_who_was_forgotten_plays_again_as_somebody_new(store: Store) -> None:
    async with evening(1, store) as that:
        table = await that.seated(ADA, BEN, CLEO)
        await forget(that, ADA)
        with pytest.raises(Refusal) as refused:
            await that.click(table, ADA, "join")  # not the own seat any more
        assert refused.value.code is Refused.BEGUN
        anew = await that.seated(ADA, BEN)
        assert (await that.look(anew, ADA)).seat == 0
        assert await store.names((ADA.user,)) == {ADA.user: ADA.name}
        assert await store.tables_naming(ADA.user) == (anew,)
        await forget(that, ADA)
        assert await traces(store, ADA.user) == []


@pytest.mark.case(45)
async def test_two_former_players_are_told_apart(store: Store) -> None:
    async with evening(1, store) as that:
        table = await that.seated(ADA, BEN, CLEO, DAN)
        for person in (ADA, CLEO):
            await forget(that, person)
        told = words(live(await that.look(table)))
        assert "a former player" in told
        assert "another former player" in told


Arrange = Callable[[Evening], Any]


async def _lobby(that: Evening) -> TableId:
    table = await that.open(ADA)
    await that.click(table, BEN, "join")
    return table


async def _lobby_alone(that: Evening) -> TableId:
    return await that.open(ADA)


async def _left_before(that: Evening) -> TableId:
    table = await that.seated(ADA, BEN, CLEO)
    await that.click(table, ADA, "leave")
    return table


async def _leaving_ends(that: Evening) -> TableId:
    return await that.seated(ADA, BEN, options=Chief(leaving="end"))


async def _solo(that: Evening) -> TableId:
    return await that.open(ADA, seats=1, options=Chief(solo=True))


async def _night_without_a_seat(that: Evening) -> TableId:
    table = await that.open(ADA, options=NightOptions(), seats=6)
    await that.click(table, BEN, "join", "sure")
    return table


async def _night_nobody_came(that: Evening) -> TableId:
    return await that.open(ADA, options=NightOptions(), seats=6)


async def _night_in_play(that: Evening) -> TableId:
    table = await that.open(ADA, options=NightOptions(), seats=6)
    for person in (ADA, BEN, CLEO, DAN):
        await that.click(table, person, "join", "sure")
    await that.click(table, ADA, "start")
    await that.pick(table, ADA, "terms", "on", args=("water",))
    return table


async def _everybody_is_away(that: Evening) -> TableId:
    table = await that.seated(ADA, BEN, CLEO)
    await _let_lapse(that, table, lambda seen: not seen.people)
    return table


async def _let_lapse(that: Evening, table: TableId, until: Callable[[Table], bool]) -> None:
    """Let nobody act until a table stands as is wanted."""
    for _ in range(50):
        if until((await that.look(table)).table):
            return
        await that.clock.advance(DAY)
        await that.house.tables.tick(table)
    raise AssertionError("it never comes to that")


PLACES = {
    "host of a game that waits": (_everybody_is_away, Stage.PLAYING, BEN),
    "lobby": (_lobby, Stage.LOBBY, BEN),
    "lobby alone": (_lobby_alone, Stage.CLOSED, None),
    "left before": (_left_before, Stage.PLAYING, BEN),
    "leaving ends it": (_leaving_ends, Stage.CLOSED, None),
    "solo": (_solo, Stage.CLOSED, None),
    "host of a night": (_night_without_a_seat, Stage.LOBBY, BEN),
    "host of nobody": (_night_nobody_came, Stage.CLOSED, None),
    "night": (_night_in_play, Stage.PLAYING, BEN),
}


@pytest.mark.case(45)
@pytest.mark.parametrize(("arrange", "stage", "host"), PLACES.values(), ids=PLACES.keys())
async def test_wherever_somebody_is_they_leave_and_are_forgotten(
    store: Store, arrange: Arrange, stage: Stage, host: Person | None
) -> None:
    that = Evening(5, store)  # nobody tells, no clock goes: only this happens
    table = await arrange(that)
    await forget(that, ADA)
    seen = (await that.look(table)).table
    assert seen.stage is stage
    assert seen.host == (-1 if host is None else host.user)
    assert await traces(store, ADA.user) == []
    if stage is Stage.CLOSED:
        assert seen.ending in {Ending.CLOSED, Ending.LEFT}
    else:
        assert not [user for user in seen.people if is_former(user)]
        shown = live(await that.look(table))
        assert words(shown)
        assert problems(shown) == ()


async def test_what_a_guest_of_a_night_chose_is_nobodys_any_more(store: Store) -> None:
    that = Evening(5, store)
    table = await _night_in_play(that)
    await forget(that, ADA)
    night = stand(await store.load(table)).night
    assert ADA.user not in night.guests
    with pytest.raises(Refusal) as refused:
        await that.click(table, ADA, "mine")
    assert refused.value.code is Refused.NO_GUEST


class Killed(Exception):
    """The process ends here."""


class Mortal:
    """A store that lives for so many more writes of a forgetting."""

    WRITES = ("begin_forgetting", "append", "forget_at", "forget")

    def __init__(self, store: Store, writes: int) -> None:
        self._store = store
        self._left = writes

    def __getattr__(self, name: str) -> Any:
        call = getattr(self._store, name)
        if name not in self.WRITES:
            return call

        async def write(*args: Any, **kwargs: Any) -> Any:
            if not self._left:
                raise Killed
            self._left -= 1
            return await call(*args, **kwargs)

        return write


async def _crowded(store: Store) -> Evening:
    """Ada sits at tables of every kind, over and not."""
    that = Evening(5, store)
    for arrange in (_lobby, _left_before, _leaving_ends, _night_in_play):
        await arrange(that)
    return that


@pytest.mark.case(45)
async def test_broken_off_between_any_two_steps_it_goes_on_to_the_same_end() -> None:
    whole = await _crowded(MemoryStore())
    await forget(whole, ADA)
    wanted = await everything(whole.store)
    for writes in range(1, 100):
        that = await _crowded(MemoryStore())
        dying = Evening(5, Mortal(that.store, writes), clock=that.clock)
        try:
            await forget(dying, ADA)
        except Killed:
            assert await that.store.to_forget() == (ADA.user,)
        else:
            assert writes == 1 + 3 + 4 + 1  # begin; leave three tables, forget at four; end
            break
        await Forgetting(that.store, Evening(9, that.store).house.tables.forget).resume()
        assert await everything(that.store) == wanted
    else:
        raise AssertionError("it never came to its end")


async def test_the_next_start_goes_on_by_itself(store: Store) -> None:
    await _crowded(store)
    await store.begin_forgetting(ADA.user)
    async with evening(6, store) as that, asyncio.timeout(5):
        while await store.to_forget():
            await that.clock.advance(1)
        assert await traces(store, ADA.user) == []
        assert await store.names((BEN.user,)) == {BEN.user: BEN.name}


@pytest.mark.case(45)
async def test_nobody_pings_a_former_player() -> None:
    late, left = GraceBegan(1, (0, 1), 5), SeatLeft(0, "easy")
    that = Evening(5)
    table = await that.seated(ADA, BEN, CLEO)
    await forget(that, ADA)
    scene = await that.look(table)
    before = replace(scene.table.chairs[0], computer=None, gone=None)
    stood = replace(scene.table, chairs=(before, *scene.table.chairs[1:]))
    for event in (late, left, ExpiryWarned(9)):
        post = milestone(scene, event, stood)
        assert post is not None
        assert [user for user in post.mentions if is_former(user)] == []
        assert "<@-" not in f"{post.alert}{words(post)}"
    told = milestone(scene, left, stood)
    assert told is not None
    assert words(told).startswith("A former player left.")
    assert "until they press" not in words(told)
