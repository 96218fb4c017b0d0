"""Answers that Discord refuses, and those at a table that waits."""

from __future__ import annotations

from dataclasses import replace

import pytest
import structlog
from simcord import InteractionResult

from bot.discord.answering import Patience
from bot.outcome import Outcome, Said, Show
from bot.personal import Asking, Press
from bot.present.screen import Form, Screen, Text
from bot.tongue import say
from data.log import Place, Stranded, Stranding
from tests.bot.discord.staged import (
    HURRIED,
    StagedHouse,
    World,
    answers,
    labels,
    outcome,
    texts,
    world,
)
from tests.bot.discord.test_reply import HAND, SLOW, personal, screen


def _house(shown: Outcome, slow: float = 0) -> StagedHouse:
    house = StagedHouse()
    house.tables.script, house.tables.slow = lambda _played: shown, slow
    return house


async def _pressed(w: World, action: str = "hand") -> InteractionResult:
    return await w.ada.click(await w.post(screen(action)), label=action)


@pytest.mark.goes_wrong("limits")
@pytest.mark.parametrize(("status", "code"), [(400, 50035), (413, 40005)])
@pytest.mark.parametrize("slow", [0, SLOW])
async def test_an_answer_that_discord_refuses_comes_in_words(
    status: int, code: int, slow: float
) -> None:
    path = "/webhooks/*" if slow else "/interactions/*/callback"
    async with world(_house(HAND, slow), patience=HURRIED) as w:
        public = await w.post(screen("hand"))
        w.env.inject_error("POST", path, status=status, code=code, times=2)  # as it is, no picture
        with structlog.testing.capture_logs() as logs:
            result = await w.ada.click(public, label="hand")
    [answer] = answers(result)
    assert answer.ephemeral
    assert not answer.attachments
    assert say("bare-way_on") in texts(result)
    assert labels(result) == []
    assert [log["code"] for log in logs if log["event"] == "screen_refused"] == [code]


@pytest.mark.goes_wrong("limits")
async def test_an_answer_in_place_that_discord_refuses_comes_in_words() -> None:
    async with world(_house(HAND)) as w:
        [mine] = answers(await _pressed(w))
        w.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035, times=3)
        w.house.tables.script = lambda _played: HAND
        edited = await w.ada.select(mine, ["thief"], custom_id="t:2147483647:1000:meld")
        assert edited.response is not None
        assert edited.response.id == mine.id
        assert w.house.tables.played[-1][2].action == "meld"


@pytest.mark.goes_wrong("limits")
async def test_a_form_that_discord_refuses_is_told_in_words() -> None:
    house, form = StagedHouse(), Form("Name", "Name of these rules", "Up to 40 characters", 40)

    async def asks(_press: Press) -> Asking:
        return Asking(form, Screen((Text("Write the name by a command."),)))

    house.screens = {"rules": asks}
    async with world(house) as w:
        public = await w.post(personal("name"))
        w.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035)
        with structlog.testing.capture_logs() as logs:
            result = await w.ada.click(public, label="Go")
    assert "Write the name by a command." in texts(result)
    assert [log["event"] for log in logs] == ["form_refused"]


@pytest.mark.case(35)
async def test_pictures_that_may_not_be_attached_leave_the_text() -> None:
    async with world(_house(HAND)) as w:
        public = await w.post(screen("hand"))
        w.env.inject_error("POST", "/interactions/*/callback", status=403, code=50013)
        result = await w.ada.click(public, label="hand")
    [answer] = answers(result)
    assert not answer.attachments
    assert "8 cards: **Clubs**" in texts(result)
    assert labels(result)


def _stranded(channel: int, why: Stranding = Stranding.PERMISSION) -> Outcome:
    shown = outcome(Show.NOTE, Said.SEALED)
    stuck = Stranded(why, "Send Messages" if why is Stranding.PERMISSION else "", 0)
    table = replace(shown.scene.table, stranded=stuck, place=Place(channel, 1))
    return replace(shown, scene=replace(shown.scene, table=table))


@pytest.mark.case(36)
@pytest.mark.goes_wrong("50001/50013")
@pytest.mark.parametrize("why", Stranding)
async def test_clicks_at_a_table_that_waits_are_answered_and_say_so(why: Stranding) -> None:
    house = _house(outcome())
    async with world(house) as w:
        house.tables.script = lambda _played: _stranded(w.channel.id, why)
        house.teller.renewed.clear()
        said = texts(await _pressed(w))
        assert "the clock stands" in said
        assert "/table move" in said
        assert ("Send Messages" in said) is (why is Stranding.PERMISSION)
        assert house.teller.renewed == [(w.channel.id,)]  # a press in the channel: it is there


async def test_a_press_elsewhere_does_not_look_at_the_channel_again() -> None:
    house = _house(_stranded(5))
    async with world(house, patience=Patience()) as w:
        house.teller.renewed.clear()
        assert "the clock stands" in texts(await _pressed(w))
        assert house.teller.renewed == []
