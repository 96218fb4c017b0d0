"""Names are shown, never obeyed: no Markdown, no mention, nothing invisible."""

import re
import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.present.names import clip, escape, plain, seat_name, size, width
from data.log import Chair
from tests.bot.present.scenes import names, table

NASTY = (
    st.sampled_from("`*_~|>#-+[]()<>@&:/\\.!1 \n\t")
    | st.sampled_from(
        "\u200b\u200c\u200d\u202a\u202b\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\u00ad"
    )
    | st.sampled_from(
        ["@everyone", "@here", "<@1>", "<@&1>", "<#1>", "```", "https://x.y", "<t:1:R>"]
    )
    | st.characters()
)
ATTACKS = st.lists(NASTY, max_size=40).map("".join)


def shown(markdown: str) -> str:
    """Return what Discord shows of text in which every mark is escaped; it fails on any other."""
    assert re.fullmatch(r"(?:\\[!-/:-@\[-`{-~]|[^!-/:-@\[-`{-~])*", markdown), markdown
    return re.sub(r"\\(.)", r"\1", markdown)


@pytest.mark.case(38)
@settings(max_examples=300)
@given(ATTACKS)
def test_an_escaped_name_shows_as_the_plain_one_and_does_nothing_else(name: str) -> None:
    assert shown(escape(name)) == plain(name)


@pytest.mark.case(38)
@settings(max_examples=300)
@given(ATTACKS)
def test_a_plain_name_is_one_visible_line_that_mentions_nobody(name: str) -> None:
    text = plain(name)
    assert text == " ".join(text.split())
    assert "@" not in text
    assert not {unicodedata.category(char) for char in text} & {"Cc", "Cf", "Cs", "Zl", "Zp"}
    assert any(unicodedata.category(char)[0] in "LNPS" for char in text)
    assert plain(text) == text


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ada", "Ada"),
        ("Zo\u00eb", "Zo\u00eb"),
        ("ada_lovelace", "ada_lovelace"),
        ("\u674e\u5c0f\u9f8d", "\u674e\u5c0f\u9f8d"),
        ("\u202eadA\u202c", "adA"),
        ("A\u200bd\u200da", "Ada"),
        ("two\nlines", "two lines"),
        ("@everyone", "\uff20everyone"),
        ("A" + "\u0301\u0302\u0303\u0304" * 9, "\u00c1\u0302\u0303"),
        ("", "a player"),
        ("\u3164", "a player"),
        ("\u200b\u2060", "a player"),
        ("\u0301", "a player"),
    ],
)
def test_plain_names(name: str, expected: str) -> None:
    assert plain(name) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("ada_lovelace", r"ada\_lovelace"),
        ("**bold**", r"\*\*bold\*\*"),
        ("`code`", r"\`code\`"),
        ("<@123>", "\\<\uff20123\\>"),
        ("[a](https://b.c)", r"\[a\]\(https\:\/\/b\.c\)"),
        ("# big", r"\# big"),
        ("\\", r"\\"),
    ],
)
def test_escaped_names(name: str, expected: str) -> None:
    assert escape(name) == expected


def test_a_computer_and_a_stranger_have_names_too() -> None:
    at = table(2)
    assert seat_name(at, 0, {}) == "a player"
    assert seat_name(at, 1, names(2)) == names(2)[at.chairs[1].user or 0]
    computers = replace(at, chairs=(at.chairs[0], Chair(None, "easy", "")))
    assert seat_name(computers, 1, {}) == "Computer 2"


@given(st.text(max_size=60), st.integers(1, 40))
def test_clipped_text_fits_and_says_so(text: str, columns: int) -> None:
    kept = clip(text, columns)
    assert width(kept) <= columns
    assert kept == text or kept.endswith("\u2026")


def test_sizes() -> None:
    assert (width("Ada"), width("\u674e"), width("e\u0301"), width("")) == (3, 2, 1, 0)
    assert (size("Ada"), size("\U0001f0a1"), size("")) == (3, 2, 0)
    assert size("\ud83c") == 1  # half a character, as a forged form may have it
