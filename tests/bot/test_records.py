"""What a server had not seen before is said at the reveal and with the result, and stays true."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.indian_poker.results import mode as poker_mode
from bot.news import news
from bot.present.indian_chief.scene import played
from bot.records import records
from bot.story import Story, story_of
from data.books import TOTAL, Feat
from data.log import Ending, TableClosed, TableId
from data.people import Profile
from engine.indian_chief.model import GameEnded, Meld, MeldsRevealed
from engine.indian_poker.model import MatchEnded
from engine.indian_poker.options import Options as PokerOptions
from engine.indian_poker.situation import View as PokerView
from tests.bot.evening import ADA, BEN, CLEO, SERVER, Evening, evening
from tests.bot.present.reading import body
from tests.bot.test_results import move, play_round
from tests.data.build import OVER, entry, new_table

LOW, HIGH = -1_000, 1_000


async def seen_before(
    that: Evening, points: int, *, server: int = SERVER, at: int = 5, mode: str = "classic"
) -> None:
    """Keep a game of Cleo's in which she did so well in all there is."""
    feats = tuple(Feat(CLEO.user, mode, each, points, at, server) for each in (*Meld, TOTAL))
    table = await new_table(that.store)
    await that.store.append(replace(entry(table, 1, index=OVER), feats=feats))


async def game(that: Evening) -> TableId:
    """Let Ada and Ben play a game to its end."""
    table = await that.seated(ADA, BEN)
    for _ in range(7):
        await play_round(that, table)
    assert (await that.look(table)).table.ending is Ending.PLAYED
    return table


async def story(that: Evening, table: TableId) -> Story:
    return story_of(await that.store.load(table))


def places(told: Story, kind: type) -> list[int]:
    return [seq for seq, event in told.since(0) if isinstance(event, kind)]


async def found(that: Evening, table: TableId) -> list[tuple[Feat, ...]]:
    """Return the records of each reveal, and of the result."""
    told = await story(that, table)
    seqs = (*places(told, MeldsRevealed), *places(told, GameEnded))
    return [await records(that.store, told, seq) for seq in seqs]


async def told_of(that: Evening, table: TableId) -> list[str]:
    """Return what the posts of the reveals and the result say when they are built now."""
    told, telling = await story(that, table), await that.store.telling(table)
    makes = [
        await news(that.store, told, seq, telling)
        for seq in (*places(told, MeldsRevealed), *places(told, GameEnded))
    ]
    return [body(make()) for make in makes if make is not None]


async def test_the_first_games_of_a_server_set_no_records() -> None:
    async with evening() as that:
        assert [*filter(None, await found(that, await game(that)))] == []


async def test_what_beats_the_server_is_told_once_it_is_done() -> None:
    async with evening() as that:
        await seen_before(that, LOW)
        table = await game(that)
        view = played(await that.look(table))
        *reveals, result = await found(that, table)
        assert {feat.category for feat in result} == {*Meld, TOTAL}
        best = {feat.category: feat.points for feat in result}
        assert best[TOTAL] == max(view.totals)
        every = [row for rows in view.sheet for row in rows]
        assert {meld: best[meld] for meld in Meld} == {
            meld: max(row.points for row in every if row.meld is meld) for meld in Meld
        }
        assert all(feat.category != TOTAL for feats in reveals for feat in feats)
        assert sum(map(len, reveals)) >= len(Meld)
        *posts, last = await told_of(that, table)
        assert any("highest" in post for post in posts)
        assert "**New records on this server**\n- Total: <@" in last


@pytest.mark.parametrize("server", [SERVER, SERVER + 1])
async def test_only_the_own_server_counts_and_what_it_has_seen_is_no_record(server: int) -> None:
    async with evening() as that:
        await seen_before(that, LOW if server != SERVER else HIGH, server=server)
        table = await game(that)
        assert [*filter(None, await found(that, table))] == []
        assert not any("on this server" in post for post in await told_of(that, table))


async def test_who_is_not_listed_is_named_for_no_record() -> None:
    async with evening() as that:
        await seen_before(that, LOW)
        await that.store.put_profile(Profile(ADA.user, unlisted=True))
        every = [feat for feats in await found(that, await game(that)) for feat in feats]
        assert {feat.user for feat in every} == {BEN.user}


async def test_a_computer_sets_no_record_and_what_beats_it_not_is_none() -> None:
    async with evening() as that:
        await seen_before(that, LOW)
        table = await that.open(ADA, seats=2)
        await that.click(table, ADA, "add")
        await that.click(table, ADA, "start")
        for _ in range(7):
            await play_round(that, table)
        view = played(await that.look(table))
        *_, result = await found(that, table)
        mine = {row.meld: row.points for row in view.sheet[0]} | {TOTAL: view.totals[0]}
        other = {row.meld: row.points for row in view.sheet[1]} | {TOTAL: view.totals[1]}
        assert {feat.user for feat in result} <= {ADA.user}
        assert {feat.category for feat in result} == {
            each for each, points in mine.items() if points > other[each]
        }


async def untold(before: Evening) -> tuple[TableId, int]:
    """Let a game be played in a process that dies before it tells anything; return its end."""
    table = await before.seated(ADA, BEN)
    while (await before.look(table)).table.ending is None:
        for person in (ADA, BEN):
            await move(before, table, person)
    [end] = (e for e in (await before.store.load(table)).events if isinstance(e, TableClosed))
    return table, end.at


@pytest.mark.parametrize(("later", "records"), [(1, 1), (-1, 0)])
async def test_what_is_told_after_a_crash_is_true(later: int, records: int) -> None:
    dead = Evening()
    await seen_before(dead, LOW)
    table, end = await untold(dead)
    await seen_before(dead, HIGH, at=end + later)
    async with evening(store=dead.store) as that:
        await that.idle()
        posts = [body(message.screen) for message in that.pigeon.messages.values()]
        told = [post for post in posts if "New records on this server" in post]
        assert len(told) == records
        assert any("highest" in post for post in posts) is bool(records)
        anew = await told_of(that, table)
        assert {*told} <= {*anew}


async def test_what_is_built_again_is_as_it_was() -> None:
    async with evening() as that:
        await seen_before(that, LOW)
        table = await game(that)
        first = await told_of(that, table)
        await seen_before(that, HIGH, at=that.clock.now() + 1)
        assert await told_of(that, table) == first


async def test_the_points_of_a_match_are_a_record_by_its_own_measure() -> None:
    options = PokerOptions(points="negated")
    async with evening() as that:
        await seen_before(that, HIGH, mode=poker_mode(options))
        table = await that.seated(ADA, BEN, CLEO, options=options)
        while (await that.look(table)).table.ending is None:
            for person in (ADA, BEN, CLEO):
                view = (await that.look(table, person)).view
                if isinstance(view, PokerView) and view.may_act:
                    await that.click(table, person, "bid", "in")
            await that.idle()
        told = await story(that, table)
        [end] = places(told, MatchEnded)
        found = await records(that.store, told, end)
        view = (await that.look(table)).view
        assert isinstance(view, PokerView)
        assert {feat.points for feat in found} == {min(view.totals)}
        make = await news(that.store, told, end, await that.store.telling(table))
        assert make is not None
        assert "**A new record on this server:** <@" in body(make())
