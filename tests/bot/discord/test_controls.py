"""Custom ids: what is written is read back, and nothing else is read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.click import Control
from bot.discord import controls
from bot.present.limits import CUSTOM_ID

_INTS = st.integers(0, 2**53 - 1)
_ARGS = st.lists(st.from_regex(r"[A-Za-z0-9_]{1,32}", fullmatch=True), max_size=6).map(tuple)
_CONTROLS = st.builds(
    Control,
    table=_INTS.filter(bool),
    step=_INTS,
    action=st.from_regex(r"[a-z][a-z_]{0,31}", fullmatch=True),
    args=_ARGS,
)


@given(_CONTROLS)
def test_what_is_written_is_read_back(control: Control) -> None:
    try:
        text = controls.write(control)
    except ValueError:
        whole = ":".join(("t", str(control.table), str(control.step), control.action))
        assert len(":".join((whole, *control.args))) > CUSTOM_ID
    else:
        assert text.isascii()
        assert len(text) <= CUSTOM_ID
        assert controls.read(text) == control


@given(st.one_of(st.text(), st.from_regex(r"t:[0-9]+:[0-9]+:[a-z:0-9 \n]+")))
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
    ],
)
def test_a_control_that_could_not_be_read_back_is_refused(control: Control) -> None:
    with pytest.raises(ValueError, match="is not a custom id"):
        controls.write(control)
