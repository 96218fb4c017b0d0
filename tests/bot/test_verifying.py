"""What is posted for a check, who may check and export when, and that neither tells too early."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from bot.click import Meant
from bot.outcome import Refusal, Refused
from bot.present.answer import answer, refusal
from bot.present.screen import Document, Screen, Text
from bot.reader import Reader, reading
from bot.verification import verify
from data.backup import reading as reading_of
from data.export import export
from data.exported import read
from data.log import TableId
from data.people import Language
from data.sqlite import SqliteStore
from data.store import Person
from engine.catalog import Options
from engine.indian_chief.options import Options as Chief
from engine.indian_poker.options import Options as Poker
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN, Evening, evening, refused, whole_game

GAMES: Final = {"chief": Chief(), "poker": Poker(), "sealed poker": Poker(bidding="simultaneous")}
LINK = re.compile(r"`([0-9a-f]{64})`")
ACTIONS: Final = ("verify", "export")
ELSEWHERE: Final = 71


def words(screen: Screen) -> str:
    return "\n".join(block.body for block in screen.blocks if isinstance(block, Text))


def posted(that: Evening) -> list[str]:
    """Return the links that posts show, in their order."""
    texts = (words(message.screen) for message in that.pigeon.messages.values())
    logs = (line for text in texts for line in text.split("\n") if line.startswith("-# Log "))
    return [found[1] for found in map(LINK.search, logs) if found]


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES.keys())
async def test_every_reveal_and_the_end_show_links_that_the_check_has(options: Options) -> None:
    async with evening(4) as that:
        table = await whole_game(that, options)
        await that.idle()
        outcome = await that.click(table, DAN, "verify")
    verdict = outcome.scene.verdict
    assert verdict is not None
    assert verdict.finding is None
    assert posted(that) == [head.link for head in verdict.heads]
    for language in Language:
        with reading(Reader(language)):
            assert f"`{verdict.head}`" in words(answer(outcome))


async def test_the_file_is_for_those_who_played_and_passes() -> None:
    async with evening(4) as that:
        table = await whole_game(that, Chief())
        log = await that.store.load(table)
        outcome = await that.click(table, BEN, "export")
        [document] = [b for b in answer(outcome).blocks if isinstance(b, Document)]
        assert await refused(that, table, DAN, "export") is Refused.NO_SEAT
        for action in ACTIONS:
            with pytest.raises(Refusal) as caught:
                await that.click(table, DAN, action, channel=ELSEWHERE)
            assert caught.value.code is Refused.NO_TABLE
        await that.click(table, BEN, "verify", channel=ELSEWHERE)
    exported = read(document.data)
    assert verify(exported).finding is None
    assert exported.log().links == log.links
    assert document.name == f"chiefs-table-{table}.json"


async def test_who_is_forgotten_leaves_a_log_that_passes() -> None:
    async with evening(4) as that:
        table = await whole_game(that, Chief())
        before = (await that.click(table, BEN, "verify")).scene.verdict
        await that.house.tables.forget(table, ADA.user)
        after = (await that.click(table, BEN, "verify")).scene.verdict
    assert before == after
    assert after is not None
    assert after.finding is None


async def _refusals(seed: int, options: Options) -> list[Screen]:
    """Return what is said about a running game, whoever asks for whatever."""
    async with evening(seed) as that:
        table = await that.seated(ADA, BEN, CLEO, options=options)
        said: list[Screen] = []
        for _ in range(3):
            for person in (ADA, BEN, DAN):
                said += [await _refusal(that, table, person, action) for action in ACTIONS]
            await that.lapse(table)
        return said


async def _refusal(that: Evening, table: TableId, person: Person, action: str) -> Screen:
    with pytest.raises(Refusal) as caught:
        await that.click(table, person, action)
    assert caught.value.code is Refused.NOT_ENDED
    return refusal(caught.value)


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES.keys())
async def test_nothing_of_a_running_game_makes_a_difference(options: Options) -> None:
    """Whatever was dealt and chosen, both are refused in the same words."""
    once, otherwise = await _refusals(1, options), await _refusals(2, options)
    assert once == otherwise
    assert not any(LINK.search(words(screen)) for screen in once)


@pytest.mark.parametrize("action", ACTIONS)
async def test_a_deal_that_stays_closed_is_neither_checked_nor_given(action: str) -> None:
    async with evening(4) as that:
        table = await whole_game(that, Chief(deal="closed"))
        assert await refused(that, table, ADA, action) is Refused.HANDS_CLOSED


@pytest.mark.parametrize("action", ACTIONS)
async def test_of_a_lobby_there_is_nothing(action: str) -> None:
    async with evening(4) as that:
        table = await that.open(ADA)
        assert await refused(that, table, ADA, action) is Refused.NOT_ENDED
        await that.click(table, ADA, "end", "sure")
        assert await refused(that, table, ADA, action) is Refused.CLOSED
        assert posted(that) == []


async def test_a_game_that_was_ended_early_is_checked_up_to_there() -> None:
    async with evening(4) as that:
        table = await that.seated(ADA, BEN, CLEO)
        await that.click(table, ADA, "end", "sure")
        await that.idle()
        verdict = (await that.click(table, ADA, "verify")).scene.verdict
    assert verdict is not None
    assert (verdict.finding, verdict.shuffles, len(verdict.heads)) == (None, 1, 1)
    assert posted(that) == [verdict.head]


@pytest.mark.parametrize("at", ["first", "middle", "last"])
async def test_a_database_that_was_changed_is_found_out(at: str, tmp_path: Path) -> None:
    path = tmp_path / "chief.db"
    async with evening(4, await SqliteStore.open(path)) as that:
        table = await whole_game(that, Chief())
        events = len((await that.store.load(table)).events)
    seq = {"first": 2, "middle": events // 2, "last": events}[at]
    with closing(sqlite3.connect(path)) as shell:
        changed = [event for event in _otherwise(shell, table) if event[1] <= seq][-1]
        shell.execute("UPDATE events SET body = ? WHERE seq = ?", changed)
        shell.commit()
    with reading_of(path) as connection:
        finding = verify(read(export(connection, table).encode())).finding
    assert finding is not None
    assert finding.seq == changed[1]


def _otherwise(shell: sqlite3.Connection, table: TableId) -> list[tuple[str, int]]:
    """Return the events that hold a moment, each with another one, and their numbers."""
    rows = shell.execute("SELECT body, seq FROM events WHERE table_id = ?", (table,)).fetchall()
    moments = ((re.sub(r'"at":(\d+)', r'"at":1\1', body, count=1), body, seq) for body, seq in rows)
    return [(other, seq) for other, body, seq in moments if other != body]


async def test_a_command_means_the_last_game_that_has_ended_here() -> None:
    async with evening(4) as that:
        which = that.house.tables.find.which
        with pytest.raises(Refusal):
            await which(DAN.user, CHANNEL, Meant.ENDED)
        running = await that.seated(ADA, BEN, CLEO)
        assert await which(DAN.user, CHANNEL, Meant.ENDED) == running
        await that.click(running, ADA, "end", "sure")
        lobby = await that.open(ADA)
        await that.click(lobby, ADA, "end", "sure")
        await that.seated(ADA, BEN)
        assert await which(DAN.user, CHANNEL, Meant.ENDED) == running
