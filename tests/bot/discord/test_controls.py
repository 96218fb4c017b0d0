"""Custom ids: what is written is read back, and nothing else is read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.click import Control, Personal, Pressable
from bot.discord import controls
from bot.present.limits import CUSTOM_ID, custom_id

_INTS = st.integers(0, 2**53 - 1)
_ARGS = st.lists(st.from_regex(r"[A-Za-z0-9_]{1,32}", fullmatch=True), max_size=6).map(tuple)
_WORDS = st.from_regex(r"[a-z][a-z_]{0,31}", fullmatch=True)
_CONTROLS = st.one_of(
    st.builds(Control, table=_INTS.filter(bool), step=_INTS, action=_WORDS, args=_ARGS),
    st.builds(Personal, screen=_WORDS, action=_WORDS, args=_ARGS),
)


@given(_CONTROLS)
def test_what_is_written_is_read_back(control: Pressable) -> None:
    try:
        text = controls.write(control)
    except ValueError:
        assert len(custom_id(control)) > CUSTOM_ID
    else:
        assert text.isascii()
        assert len(text) <= CUSTOM_ID
        assert controls.read(text) == control


@pytest.mark.parametrize(
    ("control", "text"),
    [
        (Control(7, 3, "seal"), "t:7:3:seal"),
        (Control(7, 0, "end", ("sure",)), "t:7:0:end:sure"),
        (Personal("rules", "page"), "u:rules:page"),
        (Personal("why", "open", ("not_awaited", "modern")), "u:why:open:not_awaited:modern"),
    ],
)
def test_controls_are_written_as_agreed(control: Pressable, text: str) -> None:
    assert controls.write(control) == text


@given(
    st.one_of(
        st.text(),
        st.from_regex(r"t:[0-9]+:[0-9]+:[a-z:0-9 \n]+"),
        st.from_regex(r"u:[a-z_0-9]+:[a-z:0-9 \n]+"),
    )
)
def test_what_is_read_is_what_write_writes(text: str) -> None:
    control = controls.read(text)
    assert control is None or controls.write(control) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "seal",
        "t:1:2",
        "t:1:2:",
        "t:1:2:seal:",
        "t:1:2:seal::0",
        "t:0:2:seal",
        "t:01:2:seal",
        "t:1:-2:seal",
        "t:+1:2:seal",
        "t:1:2:Seal",
        "t:1:2:seal\n",
        " t:1:2:seal",
        "T:1:2:seal",
        "u:1:2:seal",
        "u:rules",
        "u:rules:",
        "u:rules:page:",
        "u:rules:Page",
        "u:rules:page\n",
        "u::page",
        "u:rules:page:" + "0" * 33,
        "u:rules:page:" + ":".join(["0"] * 60),
        "t:\u0661:2:seal",
        "t:\u00b2:2:seal",
        "t:1:2:s\u0435al",
        "t:1:2:seal:\u00e4",
        f"t:{2**53}:2:seal",
        f"t:1:{2**53}:seal",
        "t:1:2:seal:" + "0" * 33,
        "t:1:2:pick:" + ":".join(["0"] * 60),
    ],
)
def test_anything_else_is_unknown(text: str) -> None:
    assert controls.read(text) is None


@pytest.mark.parametrize(
    "control",
    [
        Control(0, 0, "join"),
        Control(1, -1, "join"),
        Control(1, 0, ""),
        Control(1, 0, "join", ("a:b",)),
        Control(1, 0, "join", ("",)),
        Control(1, 0, "pick", ("1" * 30,) * 4),
        Personal("", "page"),
        Personal("rules", ""),
        Personal("a:b", "page"),
        Personal("rules", "page", ("",)),
        Personal("rules", "page", ("1" * 30,) * 4),
    ],
)
def test_a_control_that_could_not_be_read_back_is_refused(control: Pressable) -> None:
    with pytest.raises(ValueError, match="is not a custom id"):
        controls.write(control)
