"""A form is asked for by what was pressed, and its sending is one more press."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from simcord import InteractionResult, ResponseMessage
from simcord.enums import InteractionType
from simcord.interactions import base_payload

from bot.click import Control
from bot.discord.app import ChiefClient
from bot.discord.modal import written
from bot.outcome import Outcome, Refusal, Refused, Said, Show
from bot.present.asks import rules_form
from bot.present.screen import Button, Buttons, Screen, Text
from bot.present.sentences import way_on
from bot.present.texts import SAID
from bot.tongue import say
from tests.bot.discord.staged import (
    HURRIED,
    Played,
    StagedHouse,
    World,
    answers,
    labels,
    outcome,
    text_of,
    texts,
    world,
)

SAVE = Button("Save", Control(7, 0, "save_rules"))
ASKED = outcome(Show.NAME_RULES, None)
SAVED = outcome(Show.NOTE, Said.RULES_SAVED)
FORM = rules_form()


def saving() -> StagedHouse:
    """Return a house that asks for a name, and saves what it gets."""
    house = StagedHouse()

    def script(played: Played) -> Outcome:
        match played[2].values:
            case ():
                return ASKED
            case (name,) if name.strip():
                return SAVED
            case _:
                raise Refusal(Refused.PRESET_NAME, most=FORM.most)

    house.tables.script = script
    return house


async def private(w: World) -> ResponseMessage:
    """Return a private message of Ada's with a button that asks for the form."""
    script, w.house.tables.script = w.house.tables.script, lambda _played: ASKED
    w.house.tables.slow = 2 * HURRIED.answer  # too late for a form: the screen instead
    public = await w.post(Screen((Text("Table 7"), Buttons((SAVE,)))))
    [mine] = answers(await w.ada.click(public, label="Save"))
    w.house.tables.script, w.house.tables.slow = script, 0
    w.house.tables.played.clear()
    return mine


async def opened(w: World) -> InteractionResult:
    """Open the form from a private message."""
    return await w.ada.click(await private(w), label=FORM.title)


async def test_a_form_opens_and_what_was_written_comes_as_the_same_action() -> None:
    async with world(saving()) as w:
        shown = await opened(w)
        form = shown.modal
        assert form is not None
        assert form["title"] == FORM.title
        sent = await w.ada.submit_modal(shown, {"text": "Ours"})
        first, second = (click for _, _, click in w.house.tables.played)
        assert (first.action, first.values) == ("save_rules", ())
        assert second == replace(first, values=("Ours",), interaction=sent._interaction.id)
        assert sent.response is not None
        assert sent.response.id == shown._interaction.source_message_id
        assert say(SAID[Said.RULES_SAVED]) in text_of(sent.response.components)


async def test_no_two_forms_have_one_id() -> None:
    async with world(saving()) as w:
        mine = await private(w)
        forms = [(await w.ada.click(mine, label=FORM.title)).modal for _ in range(2)]
        assert len({form["custom_id"] for form in forms if form}) == 2


async def test_a_refused_name_leaves_the_screen_with_its_button() -> None:
    async with world(saving()) as w:
        shown = await opened(w)
        sent = await w.ada.submit_modal(shown, {"text": " "})
        assert say(way_on(Refused.PRESET_NAME)) in texts(sent)
        assert [message.ephemeral for message in answers(sent)] == [True]


async def test_where_it_is_too_late_for_a_form_its_screen_says_so() -> None:
    house = saving()
    house.tables.slow = 2 * HURRIED.answer
    async with world(house) as w:
        result = await w.ada.click(
            await w.post(Screen((Text("Table 7"), Buttons((SAVE,))))), label="Save"
        )
        assert result.modal is None
        assert labels(result) == [FORM.title, "Help"]


@pytest.mark.case(11)
async def test_a_form_that_an_earlier_process_opened_is_read() -> None:
    async with world(saving()) as w:
        shown = await opened(w)
        w.client = ChiefClient()
        w.client.serve(w.house, HURRIED)
        await w.env.restart_bot(w.client)
        await w.ada.submit_modal(shown, {"text": "Ours"})
        assert w.house.tables.played[-1][2].values == ("Ours",)


@pytest.mark.parametrize(
    ("components", "values"),
    [
        ([], ()),
        ([{"type": 18, "id": 1, "component": {"type": 4, "value": "Ours"}}], ("Ours",)),
        ([{"type": 1, "components": [{"type": 4, "value": "Ours"}]}], ("Ours",)),
    ],
)
async def test_a_form_is_answered_however_its_inputs_are_nested(
    components: list[Any], values: tuple[str, ...]
) -> None:
    async with world(saving()) as w:
        record, payload = base_payload(
            w.env.backend,
            type=InteractionType.MODAL_SUBMIT,
            channel_id=w.channel.id,
            guild_id=w.guild.id,
            user_id=w.ada.id,
            data={"custom_id": "t:7:0:save_rules:8f3a", "components": components},
        )
        w.env.backend.emit("INTERACTION_CREATE", payload)
        await w.env.settle()
        [(_, _, click)] = w.house.tables.played
        assert (click.args, click.values) == ((), values)
        assert record.ephemeral
        assert record.modal is None


_JSON = st.recursive(
    st.one_of(st.none(), st.integers(), st.text(max_size=5)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.sampled_from(["value", "component", "components", "x"]), inner),
    ),
    max_leaves=8,
)


@given(_JSON)
def test_any_payload_can_be_read(components: Any) -> None:
    assert all(isinstance(text, str) for text in written(components))
