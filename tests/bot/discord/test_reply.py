"""One way of answering: in time, to the right eyes, and never raised."""

from __future__ import annotations

import asyncio
import re
from copy import copy
from dataclasses import replace

import discord
import pytest
import structlog
from simcord import MemberActor
from simcord.enums import InteractionType
from simcord.interactions import base_payload

from bot.click import OPEN, Click, Control, Personal
from bot.courier import Mark
from bot.discord.answering import Patience
from bot.discord.show import Interaction
from bot.outcome import Outcome, Refusal, Refused, Said, Show
from bot.personal import Press
from bot.present.answer import answer
from bot.present.indian_chief.scene import Draft, seen
from bot.present.screen import Button, Buttons, Option, Screen, Select, Text
from bot.present.sentences import why
from bot.present.texts import SAID
from bot.tongue import say
from data.store import Dm, StoreUnavailable
from engine.core import Code, RuleError
from engine.indian_chief.model import Meld
from tests.bot.discord.staged import (
    Played,
    StagedHouse,
    World,
    answers,
    labels,
    outcome,
    text_of,
    texts,
    unanswered,
    world,
)


def screen(*actions: str, step: int = 3) -> Screen:
    buttons = tuple(Button(action, Control(7, step, action)) for action in actions)
    return Screen((Text("Table 7"), Buttons(buttons)))


SLOW = 0.25
HAND = outcome(Show.HAND, None)
PICKED = replace(HAND, scene=replace(HAND.scene, draft=Draft(Meld.THIEF)))


def scripted(*, slow: float = 0, show: Outcome | Exception = HAND) -> StagedHouse:
    """Return a house that always comes to ``show``."""
    house = StagedHouse()

    def script(_played: Played) -> Outcome:
        if isinstance(show, Exception):
            raise show
        return show

    house.tables.script, house.tables.slow = script, slow
    return house


async def test_a_press_is_parsed_played_once_and_answered_to_the_presser_alone() -> None:
    async with world(scripted()) as w:
        result = await w.ada.click(await w.post(screen("hand")), label="hand")
        [(table, person, click)] = w.house.tables.played
        assert (table, person.user, person.name) == (7, w.ada.id, "Ada")
        assert click == Click("hand", 3, interaction=result._interaction.id, channel=w.channel.id)
        assert result.response is not None
        assert result.response.ephemeral
        [file] = result.response.attachments
        assert re.fullmatch(r"[0-9a-f]{32}\.png", file.filename)


async def test_a_select_brings_its_values() -> None:
    options = tuple(Option(str(n), str(n)) for n in range(8))
    async with world() as w:
        message = await w.post(
            Screen((Text("Table 7"), Select(Control(7, 3, "cards"), "Cards", options, 1, 3)))
        )
        await w.ada.select(message, ["2", "0"], custom_id="t:7:3:cards")
        assert w.house.tables.played[0][2].values == ("2", "0")


async def test_a_private_answer_is_replaced_in_place_and_its_picture_stays() -> None:
    async with world(scripted()) as w:
        mine = (await w.ada.click(await w.post(screen("hand")), label="hand")).response
        assert mine is not None
        w.house.tables.script = lambda _played: PICKED
        edited = await w.ada.select(mine, ["thief"], custom_id="t:2147483647:1000:meld")
        assert edited.response is not None
        assert edited.response.id == mine.id
        assert [a.id for a in edited.response.attachments] == [mine.attachments[0].id]
        sent = w.bodies(part="callback")[-1]
        assert sent["type"] == 7
        assert sent["data"]["attachments"] == [{"id": str(mine.attachments[0].id)}]


async def test_another_picture_is_uploaded_in_place() -> None:
    async with world(scripted()) as w:
        mine = (await w.ada.click(await w.post(screen("hand")), label="hand")).response
        assert mine is not None
        [before] = mine.attachments
        view = seen(HAND.scene)
        assert view is not None
        drawn = replace(HAND, scene=replace(HAND.scene, view=replace(view, hand=view.hand[:7])))
        w.house.tables.script = lambda _played: drawn
        edited = await w.ada.select(mine, ["thief"], custom_id="t:2147483647:1000:meld")
        assert edited.response is not None
        assert edited.response.id == mine.id
        [now] = edited.response.attachments
        assert now.id != before.id
        assert now.filename != before.filename


async def test_a_refused_picture_is_left_out_of_an_answer() -> None:
    async with world(scripted()) as w:
        message = await w.post(screen("hand"))
        w.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035)
        result = await w.ada.click(message, label="hand")
        assert result.response is not None
        assert result.response.attachments == []
        assert "Table" in texts(result)


async def test_a_mark_survives_an_edit_in_place() -> None:
    async with world(scripted()) as w:
        dm = await w.client.courier.open_dm(w.ada.id)
        await w.client.courier.post(dm, answer(HAND), Mark("b" * 24, 4712))
        message = w.ada.user.dm_channel.last_message
        assert message is not None
        edited = await w.ada.user.select(message, ["thief"], custom_id="t:2147483647:1000:meld")
        assert edited.response is not None
        assert edited.response.id == message.id
        assert edited.response.components[0]["id"] == 4712


async def test_a_secret_never_replaces_a_public_message() -> None:
    async with world(scripted()) as w:
        public = await w.post(screen("seal"))
        result = await w.ada.click(public, label="seal")
        assert result.response is not None
        assert result.response.id != public.id
        assert result.response.ephemeral


@pytest.mark.case(20)
@pytest.mark.parametrize("action", ["hand", "seal"])
async def test_slow_work_is_acknowledged_in_time_and_answered_after(action: str) -> None:
    async with world(scripted(slow=SLOW)) as w:
        result = await w.ada.click(await w.post(screen(action)), label=action)
        assert result.deferred
        assert [message.ephemeral for message in result.followups] == [True]
        assert len(w.house.tables.played) == 1


@pytest.mark.case(20)
async def test_slow_work_is_shown_in_place_after_all() -> None:
    async with world(scripted()) as w:
        mine = (await w.ada.click(await w.post(screen("hand")), label="hand")).response
        assert mine is not None
        w.house.tables.slow, w.house.tables.script = SLOW, lambda _played: PICKED
        edited = await w.ada.select(mine, ["thief"], custom_id="t:2147483647:1000:meld")
        assert edited.deferred
        assert edited.followups == []
        [patch] = w.bodies("PATCH", "@original")
        assert patch["attachments"] == [{"id": str(mine.attachments[0].id)}]


@pytest.mark.case(20)
async def test_a_slow_command_is_answered_in_place_of_its_waiting_message() -> None:
    async with world(scripted(slow=SLOW)) as w:
        result = await w.ada.slash(w.channel, "table hand")
        assert result.response is not None
        assert result.ephemeral
        assert len(result.response.attachments) == 1
        assert result.followups == []


async def test_nothing_to_show_is_a_silent_acknowledgement() -> None:
    async with world(scripted(show=outcome(Show.NOTHING, None))) as w:
        public = await w.post(screen("add"))
        result = await w.ada.click(public, label="add")
        assert result.acknowledged
        assert answers(result) == []
        command = await w.ada.slash(w.channel, "table leave")
        assert command.acknowledged
        assert answers(command) == []


async def test_a_command_says_what_was_recorded() -> None:
    async with world(scripted(show=outcome(Show.NOTHING, Said.LEFT))) as w:
        assert say(SAID[Said.LEFT]) in texts(await w.ada.slash(w.channel, "table leave"))


@pytest.mark.case(23)
@pytest.mark.goes_wrong("always an answer")
@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (Refusal(Refused.NO_SEAT), say(why(Refused.NO_SEAT))),
        (RuleError(Code.NOT_AWAITED), say(why(Code.NOT_AWAITED))),
        (StoreUnavailable("disk full"), say(why(Refused.NOT_NOW))),
    ],
    ids=lambda value: type(value).__name__,
)
@pytest.mark.parametrize("slow", [0, SLOW])
async def test_a_refusal_is_told_to_the_presser_alone(
    error: Exception, sentence: str, slow: float
) -> None:
    async with world(scripted(show=error, slow=slow)) as w:
        result = await w.ada.click(await w.post(screen("seal")), label="seal")
        assert sentence in texts(result)
        assert [message.ephemeral for message in answers(result)] == [True]


async def test_a_refusal_by_the_rules_shows_the_way_on() -> None:
    async with world(scripted(show=RuleError(Code.NOT_AWAITED))) as w:
        result = await w.ada.click(await w.post(screen("seal")), label="seal")
        assert labels(result) == ["My hand", "Why can't I?"]


@pytest.mark.case(22)
@pytest.mark.goes_wrong("unknown custom_id")
@pytest.mark.parametrize("custom_id", ["seal", "u:me:zone", "u:me", "t:7:3:Seal", "t:07:3:seal"])
async def test_a_control_that_nobody_made_gets_an_answer(custom_id: str) -> None:
    async with world() as w:
        public = await w.post(screen("seal"))
        stored = w.env.backend.get_message(w.channel.id, public.id)
        stored.components[0]["components"][1]["components"][0]["custom_id"] = custom_id
        result = await w.ada.click(public, custom_id=custom_id)
        assert say(why(Refused.UNKNOWN)) in texts(result)
        assert w.house.tables.played == []


def visited(*, fault: Exception | None = None) -> tuple[StagedHouse, list[Press]]:
    """Return a house with one personal screen, and what was pressed on it."""
    house, pressed = StagedHouse(), list[Press]()

    async def answered(press: Press) -> Screen:
        pressed.append(press)
        if fault:
            raise fault
        turn = Button("Turn", Personal("rules", "show", (str(len(pressed)),)))
        anew = Button("Anew", Personal("rules", OPEN))
        return Screen((Text(f"Page {len(pressed)}"), Buttons((turn, anew))))

    house.screens = {"rules": answered}
    return house, pressed


def personal(action: str, *args: str) -> Screen:
    return Screen((Text("Public"), Buttons((Button("Go", Personal("rules", action, args)),))))


async def test_a_personal_screen_opens_for_the_presser_alone_and_then_changes_in_place() -> None:
    house, pressed = visited()
    async with world(house) as w:
        public = await w.post(personal("show", "0"))
        mine = (await w.ada.click(public, label="Go")).response
        assert mine is not None
        assert (mine.id != public.id, mine.ephemeral) == (True, True)
        turned = (await w.ada.click(mine, label="Turn")).response
        assert turned is not None
        assert turned.id == mine.id
        assert "Page 2" in text_of(turned.components)
    assert [(press.action, press.args) for press in pressed] == [("show", ("0",)), ("show", ("1",))]
    assert pressed[0].server == w.guild.id
    assert not pressed[0].manager


async def test_what_opens_a_personal_screen_leaves_the_pressed_one() -> None:
    house, _ = visited()
    async with world(house) as w:
        mine = (await w.ada.click(await w.post(personal("show")), label="Go")).response
        assert mine is not None
        opened = (await w.ada.click(mine, label="Anew")).response
        assert opened is not None
        assert (opened.id != mine.id, opened.ephemeral) == (True, True)


async def test_a_personal_select_brings_its_values() -> None:
    house, pressed = visited()
    options = (Option("One", "one"), Option("Two", "two"))
    async with world(house) as w:
        public = await w.post(Screen((Select(Personal("rules", "page"), "Page", options),)))
        await w.ada.select(public, ["two"], custom_id="u:rules:page")
    assert [press.values for press in pressed] == [("two",)]


async def test_a_personal_screen_knows_who_may_manage_the_server() -> None:
    house, pressed = visited()
    async with world(house) as w:
        role = w.guild.create_role("Chief", permissions=discord.Permissions(manage_guild=True))
        cleo = w.guild.add_member(w.env.create_user("cleo"), roles=[role])
        await cleo.click(await w.post(personal("show")), label="Go")
    assert pressed[0].manager


async def test_a_personal_screen_may_refuse() -> None:
    house, _ = visited(fault=Refusal(Refused.NOT_ADMIN))
    async with world(house) as w:
        result = await w.ada.click(await w.post(personal("show")), label="Go")
        assert say(why(Refused.NOT_ADMIN)) in texts(result)
        assert [message.ephemeral for message in answers(result)] == [True]


@pytest.mark.goes_wrong("unknown custom_id")
async def test_a_modal_that_nobody_knows_gets_an_answer() -> None:
    async with world() as w:
        record, payload = base_payload(
            w.env.backend,
            type=InteractionType.MODAL_SUBMIT,
            channel_id=w.channel.id,
            guild_id=w.guild.id,
            user_id=w.ada.id,
            data={"custom_id": "t:7:3:plan:8f3a", "components": []},
        )
        w.env.backend.emit("INTERACTION_CREATE", payload)
        await w.env.settle()
        assert record.ephemeral
        [(_, _, click)] = w.house.tables.played
        assert (click.action, click.args) == ("plan", ())


@pytest.mark.case(4)
async def test_a_bot_account_is_refused() -> None:
    async with world() as w:
        robot = w.guild.add_member(w.env.create_user("robot", bot=True))
        result = await robot.click(await w.post(screen("join")), label="join")
        assert say(why(Refused.BOT)) in texts(result)
        assert w.house.tables.played == []


@pytest.mark.case(5)
@pytest.mark.goes_wrong("always an answer")
async def test_a_fault_is_logged_and_told_by_one_number() -> None:
    with structlog.testing.capture_logs() as logs:
        async with world(scripted(show=KeyError("AS"))) as w:
            result = await w.ada.click(await w.post(screen("seal")), label="seal")
            number = result._interaction.id
            assert str(number) in texts(result)
            assert "AS" not in texts(result)
    [entry] = [log for log in logs if log["event"] == "interaction_failed"]
    assert entry["interaction"] == number
    assert entry["error"] == "KeyError"
    assert "AS" not in str(entry)


@pytest.mark.goes_wrong("10062/40060")
@pytest.mark.parametrize(
    ("status", "code"), [(404, 10062), (400, 40060), (500, 0), (503, 0), (403, 50013)]
)
@pytest.mark.parametrize("slow", [0, SLOW])
async def test_a_move_whose_answer_is_lost_stands(status: int, code: int, slow: float) -> None:
    with structlog.testing.capture_logs() as logs:
        async with world(scripted(slow=slow)) as w:
            public = await w.post(screen("seal"))
            for path in ("/interactions/*/callback", "/webhooks/*"):
                w.env.inject_error("*", path, status=status, code=code, times=None)
            await w.ada.click(public, label="seal")
            assert len(w.house.tables.played) == 1
    assert [log["code"] for log in logs if log["event"] == "answer_lost"] == [code]


async def caught(w: World, *presses: tuple[MemberActor, str]) -> list[Interaction]:
    """Press without an answer and return the interactions, to be answered all at once."""
    public = await w.post(screen(*{label: None for _, label in presses}))
    with unanswered(w.client) as held:
        for actor, label in presses:
            await actor.click(public, label=label)
    return held


async def test_two_people_who_press_at_once_are_both_answered() -> None:
    async with world(scripted(slow=0.01)) as w:
        held = await caught(w, (w.ada, "hand"), (w.ben, "hand"))
        await asyncio.gather(*(w.client.on_interaction(interaction) for interaction in held))
        assert [person.user for _, person, _ in w.house.tables.played] == [w.ada.id, w.ben.id]
        assert [interaction.response.is_done() for interaction in held] == [True, True]
        assert len(w.bodies(part="callback")) == 2


@pytest.mark.case(20)
@pytest.mark.goes_wrong("duplicate dispatch")
async def test_an_interaction_that_discord_sends_twice_is_answered_once() -> None:
    with structlog.testing.capture_logs() as logs:
        async with world(scripted(slow=0.01)) as w:
            [once] = await caught(w, (w.ada, "hand"))
            twice = copy(once)
            await asyncio.gather(w.client.on_interaction(once), w.client.on_interaction(twice))
            ids = [click.interaction for _, _, click in w.house.tables.played]
            assert ids == [once.id, once.id]  # the store knows the second as repeated
    assert [log["code"] for log in logs if log["event"] == "answer_lost"] == [40060]


@pytest.mark.parametrize("said", [Said.JOINED, Said.OPENED, Said.REMATCH])
async def test_whoever_takes_a_seat_is_welcomed_by_dm(said: Said) -> None:
    async with world(scripted(show=outcome(Show.JOINED, said))) as w:
        result = await w.ada.click(await w.post(screen("join")), label="join")
        assert w.house.teller.greeted == [(7, w.ada.id)]
        assert say(SAID[said]) in texts(result)


NEWS = "I could not send you a DM, so I send you no more of this table."


def unheard(show: Show, said: Said | None = None) -> Outcome:
    came = outcome(show, said)
    return replace(came, scene=replace(came.scene, unheard=True))


@pytest.mark.goes_wrong("50007/50278")
@pytest.mark.parametrize(
    "comes_to",
    [
        unheard(Show.HAND),
        unheard(Show.NOTE, Said.SEALED),
        unheard(Show.NOTHING),
        Refusal(Refused.STALE, unheard(Show.HAND).scene),
    ],
)
async def test_whatever_is_pressed_tells_whom_no_dm_reaches(
    comes_to: Outcome | Refusal,
) -> None:
    async with world(scripted(show=comes_to)) as w:
        result = await w.ada.click(await w.post(screen("hand")), label="hand")
        assert NEWS in texts(result)
        assert w.house.teller.hearers == [(HAND.scene.table.id, w.ada.id)]


@pytest.mark.case(1, 5)
@pytest.mark.goes_wrong("50007/50278")
@pytest.mark.parametrize("show", [Show.JOINED, Show.HAND])
async def test_closed_dms_are_said_at_once_and_once(show: Show) -> None:
    house, here = scripted(show=outcome(show, Said.JOINED)), unheard(show).scene
    house.teller.dm = Dm.UNHEARD
    house.tables.scene = replace(here, unreachable=here.table.people)
    async with world(house) as w:
        result = await w.ada.click(await w.post(screen("join")), label="join")
        assert texts(result).count(say(SAID[Said.DM_CLOSED])) == 1
        assert NEWS not in texts(result)
        assert w.house.teller.hearers == [(HAND.scene.table.id, w.ada.id)]


@pytest.mark.parametrize("trouble", ["slow", "fault"])
async def test_a_welcome_that_fails_takes_no_seat_away(trouble: str) -> None:
    house = scripted(show=outcome(Show.JOINED, Said.JOINED))
    if trouble == "slow":
        house.teller.slow = 0.5
    else:
        house.teller.fault = RuntimeError("no")
    async with world(house, patience=Patience(0.1, 0.2)) as w:
        result = await w.ada.click(await w.post(screen("join")), label="join")
        assert say(SAID[Said.JOINED]) in texts(result)


@pytest.mark.parametrize("said", [None, Said.ALREADY_JOINED, Said.SEALED])
async def test_nobody_else_is_welcomed(said: Said | None) -> None:
    async with world(scripted(show=outcome(Show.HAND, said))) as w:
        await w.ada.click(await w.post(screen("join")), label="join")
        assert w.house.teller.greeted == []
