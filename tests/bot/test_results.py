"""What games that were played out are worth: places, ways to play, and each result once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import combinations

import pytest

from bot.indian_chief.results import feats, mode, places
from bot.present.indian_chief.scene import played, seen
from data.books import Record
from data.log import Access, Ending, Pace, Posts, TableId
from data.memory import MemoryStore
from data.store import Append, Conflict, Person, StoreUnavailable
from engine.indian_chief.model import Meld
from engine.indian_chief.options import CHOICES, Options
from engine.indian_chief.situation import Row
from tests.bot.evening import ADA, BEN, CLEO, SERVER, Evening, evening, setup
from tests.bot.present.scenes import over


@pytest.mark.parametrize(
    ("totals", "winners", "expected"),
    [
        ((50,), (0,), ((1, 0),)),
        ((50, 60), (1,), ((1, 1), (2, 0))),
        ((50, 50), (0, 1), ((1, 0), (1, 1))),
        ((50, 50), (1,), ((1, 1), (2, 0))),  # told apart by the house rule
        ((-5, 50, 50, 7), (1, 2), ((1, 1), (1, 2), (3, 3), (4, 0))),
        ((7, 50, 50, 50), (2,), ((1, 2), (2, 1), (2, 3), (4, 0))),
        ((0, 9, 0, 0), (1,), ((1, 1), (2, 0), (2, 2), (2, 3))),
    ],
)
def test_places_best_first_and_ties_equal(
    totals: tuple[int, ...], winners: tuple[int, ...], expected: tuple[tuple[int, int], ...]
) -> None:
    view = replace(over(2), players=len(totals), totals=totals, winners=winners)
    assert places(view) == expected


@pytest.mark.parametrize(
    ("options", "name"),
    [
        (Options(), "classic"),
        (Options(solo=True), "classic solo"),
        (
            Options(rulebook="modern", solo=True, triple=True, columns="left_to_right"),
            "modern solo triple columns=left_to_right",
        ),
        (Options(tie="rich_man", repicks="none"), "classic tie=rich_man repicks=none"),
    ],
)
def test_a_way_to_play_has_its_words(options: Options, name: str) -> None:
    assert mode(options) == name


def test_different_ways_to_play_are_not_compared() -> None:
    ways = [Options(), Options(rulebook="modern"), Options(solo=True), Options(triple=True)]
    changes = [{rule: choice} for rule, choices in CHOICES.items() for choice in choices[1:]]
    ways += [replace(Options(), **change) for change in changes]  # type: ignore[arg-type]
    assert all(mode(one) != mode(other) for one, other in combinations(ways, 2))


async def play_round(that: Evening, table: TableId) -> None:
    """Let everybody seal the first meld that is open, and draw where they may steal."""
    view = seen(await that.look(table))
    while view is not None and (now := seen(await that.look(table))) is not None:
        if now.round != view.round or now.phase == "over":
            return
        for person in (ADA, BEN, CLEO):
            await move(that, table, person)
        await that.idle()


async def move(that: Evening, table: TableId, person: Person) -> None:
    """Do what the game waits for a person to do, if it does."""
    at = (await that.look(table)).table
    if at.seat_of(person.user) is None or person.user not in at.people:
        return
    view = seen(await that.look(table, person))
    if view is None or not view.may_act:
        return
    if view.phase == "steal":
        await that.click(table, person, "draw")
    elif view.own is None:
        await that.seal_first(table, person)


async def test_everybody_who_played_to_the_end_has_a_result() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        for _ in range(7):
            assert await that.store.record(ADA.user, "classic", lowest=False) is None
            await play_round(that, table)
        scene = await that.look(table)
        assert scene.table.ending is Ending.PLAYED
        for person, total in zip((ADA, BEN), played(scene).totals, strict=True):
            assert await that.store.record(person.user, "classic", lowest=False) == Record(total, 1)


async def test_everybody_has_the_best_of_each_meld_and_the_total_of_that_server() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        for _ in range(7):
            await play_round(that, table)
        view = played(await that.look(table))
        for seat, person in enumerate((ADA, BEN)):
            found = [feat for _, feat in await that.store.feats_of(person.user)]
            best = {feat.category: feat.points for feat in found}
            assert best == {row.meld: row.points for row in view.sheet[seat]} | {
                "total": view.totals[seat]
            }
            assert {(feat.mode, feat.server) for feat in found} == {("classic", SERVER)}
            [(_, result)] = await that.store.results_of(person.user)
            assert {feat.at for feat in found} == {result.at}
            assert result.server == SERVER


def test_the_best_of_a_meld_is_what_it_scored_before_a_column_multiplied_it() -> None:
    rows = (Row(1, Meld.DOCTOR, 35), Row(2, Meld.DOCTOR, 0), Row(3, Meld.DOCTOR, 60, 3))
    view = replace(over(2), sheet=(rows, ()), totals=(95, 0))
    assert feats(view, 0) == {"total": 95, "doctor": 35}
    assert feats(view, 1) == {"total": 0}


async def test_a_game_that_only_its_player_sees_is_no_servers() -> None:
    async with evening() as that:
        wanted = setup(1, Pace.LIVE, Access.ANYONE, Options(solo=True))
        hidden = replace(wanted, posts=Posts.NOWHERE)
        table = (await that.house.tables.open(hidden, ADA, next(that.ids))).table
        for _ in range(7):
            await that.seal_first(table, ADA)
            await that.idle()
        [(_, result)] = await that.store.results_of(ADA.user)
        assert result.server is None
        assert {feat.server for _, feat in await that.store.feats_of(ADA.user)} == {None}


async def test_who_left_has_no_result_and_who_came_back_has() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        await that.click(table, BEN, "leave")
        await that.click(table, CLEO, "leave")
        await that.click(table, CLEO, "join")
        for _ in range(7):
            await play_round(that, table)
        assert (await that.look(table)).table.ending is Ending.PLAYED
        assert await that.store.record(BEN.user, "classic", lowest=False) is None
        for person in (ADA, CLEO):
            assert await that.store.record(person.user, "classic", lowest=False) is not None


async def test_a_game_that_was_ended_has_no_results() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        for _ in range(6):
            await play_round(that, table)
        await that.click(table, ADA, "end", "sure")
        assert await that.store.record(ADA.user, "classic", lowest=False) is None


class _Unlucky(MemoryStore):
    """A store whose last append is refused at first, or carried out without an answer."""

    def __init__(self) -> None:
        super().__init__()
        self.fault: Exception | None = None
        self.after = False

    async def append(self, entry: Append) -> None:
        fault, self.fault = (self.fault, None) if entry.results else (None, self.fault)
        if fault is not None and not self.after:
            raise fault
        await super().append(entry)
        if fault is not None:
            raise fault


@pytest.mark.parametrize(
    ("fault", "after"),
    [(None, False), (Conflict("other"), False), (StoreUnavailable("killed"), True)],
)
async def test_results_are_stored_once_whatever_the_last_append_meets(
    fault: Exception | None, after: bool
) -> None:
    store = _Unlucky()
    async with evening(store=store) as that:
        table = await that.seated(ADA, BEN)
        for _ in range(6):
            await play_round(that, table)
        store.fault, store.after = fault, after
        await that.seal_first(table, ADA)
        try:
            await that.seal_first(table, BEN)
        except StoreUnavailable:
            assert after
        scene = await that.look(table)
        assert scene.table.ending is Ending.PLAYED
        assert await store.record(BEN.user, "classic", lowest=False) == Record(
            played(scene).totals[1], 1
        )
        assert await store.record(ADA.user, "classic", lowest=False) == Record(
            played(scene).totals[0], 1
        )


async def test_two_processes_that_end_a_game_at_once_store_its_results_once() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        for _ in range(6):
            await play_round(that, table)
        other = Evening(seed=9, store=that.store, clock=that.clock, ids=that.ids)
        await asyncio.gather(that.seal_first(table, ADA), other.seal_first(table, BEN))
        assert (await that.look(table)).table.ending is Ending.PLAYED
        for person in (ADA, BEN):
            found = await that.store.record(person.user, "classic", lowest=False)
            assert found is not None
            assert found.games == 1
