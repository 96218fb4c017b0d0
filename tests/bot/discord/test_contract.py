"""The check against Discord's API description can fail."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import HttpLogEntry

from tests.bot.discord import contract

pytestmark = pytest.mark.skipif(
    not contract.DESCRIPTION.exists(), reason="the API description does not lie beside the project"
)

TEXT = {"type": 10, "content": "hello"}
BUTTON = {"type": 2, "style": 1, "label": "Join", "custom_id": "t:1:0:join"}
OPTION = {"label": "ace", "value": "0"}
SELECT = {"type": 3, "custom_id": "t:1:0:cards", "options": [OPTION]}
CHANNELS = {
    "type": 8,
    "custom_id": "u:config:channels",
    "channel_types": [0, 15],
    "default_values": [{"id": 5, "type": "channel"}],
    "min_values": 0,
    "max_values": 25,
}


def posted(*blocks: Any) -> HttpLogEntry:
    components = [{"type": 17, "id": 5, "components": list(blocks)}]
    return HttpLogEntry("POST", "/channels/1/messages", {}, {"components": components}, None)


def row(*children: Any) -> Any:
    return {"type": 1, "components": list(children)}


def test_a_good_message_passes() -> None:
    assert contract.check([posted(TEXT, row(BUTTON), row(SELECT), row(CHANNELS))]) == 1


@pytest.mark.parametrize(
    "block",
    [
        {"type": 10, "content": ""},
        {"type": 99},
        row(BUTTON | {"custom_id": "x" * 101}),
        row(BUTTON | {"label": "x" * 81}),
        row(BUTTON | {"style": 9}),
        row(*[BUTTON] * 6),
        row(SELECT | {"options": [OPTION] * 26}),
        row(SELECT | {"placeholder": "x" * 151}),
        row(CHANNELS | {"max_values": 26}),
        row(CHANNELS | {"channel_types": [99]}),
        row(CHANNELS | {"default_values": [{"id": 5, "type": "role"}]}),
        {
            "type": 12,
            "items": [{"media": {"url": "attachment://a.png"}, "description": "x" * 1025}],
        },
    ],
)
def test_what_discord_would_refuse_fails(block: Any) -> None:
    with pytest.raises(AssertionError, match="POST /channels/1/messages"):
        contract.check([posted(TEXT, block)])


FORM: dict[str, Any] = {
    "custom_id": "t:1:0:save_rules:5",
    "title": "Save",
    "components": [
        {"type": 18, "label": "Name", "component": {"type": 4, "style": 1, "custom_id": "text"}}
    ],
}


@pytest.mark.parametrize(
    ("change", "good"),
    [
        ({}, True),
        ({"title": "x" * 46}, False),
        ({"custom_id": "x" * 101}, False),
        ({"components": []}, False),
        ({"components": [FORM["components"][0] | {"label": "x" * 46}]}, False),
        ({"components": [FORM["components"][0] | {"description": "x" * 101}]}, False),
    ],
)
def test_forms_are_checked_as_well(change: dict[str, Any], good: bool) -> None:
    body = {"type": 9, "data": FORM | change}
    form = HttpLogEntry("POST", "/interactions/1/token/callback", {}, body, None)
    if good:
        assert contract.check([form]) == 1
        return
    with pytest.raises(AssertionError):
        contract.check([form])


def test_answers_of_interactions_are_checked_as_well() -> None:
    body = {"type": 4, "data": {"components": [{"type": 10, "content": ""}]}}
    answer = HttpLogEntry("POST", "/interactions/1/token/callback", {}, body, None)
    with pytest.raises(AssertionError):
        contract.check([answer])
