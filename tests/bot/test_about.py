"""What ``/about`` tells: version, source, who runs the bot, privacy, and who made the games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import AnyHttpUrl

import bot
from bot.about import OPENS, About
from bot.outcome import Refusal, Refused
from bot.personal import Press
from bot.present.about import OPERATOR_MOST, SOURCE_MOST, UNKNOWN, Imprint, about
from bot.present.limits import problems
from bot.reader import Reader, reading
from bot.settings import Settings
from data.people import Language
from tests.bot.present.reading import body, labels

CREDITS = ("Stven Carlberg", "J. Riddel")
LONGEST = Imprint("[" * OPERATOR_MOST, f"https://example.org/{'x' * SOURCE_MOST}"[:SOURCE_MOST])


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("imprint", [UNKNOWN, LONGEST])
def test_it_tells_all_in_each_language(imprint: Imprint, language: Language) -> None:
    with reading(Reader(language)):
        screen = about(imprint)
    assert problems(screen) == ()
    text = body(screen)
    assert all(name in text for name in (bot.__version__, *CREDITS))
    assert len(labels(screen)) == 2
    assert re.findall(r"`/\S+ \S+`", text)


def test_it_names_source_and_operator_where_they_are_set() -> None:
    text = body(about(Imprint("Ada *the* host", "https://example.org/chief")))
    assert "<https://example.org/chief>" in text
    assert r"Run by** Ada \*the\* host." in text
    unknown = body(about(UNKNOWN))
    assert "ask whoever added this bot" in unknown
    assert "Run by" not in unknown


def test_the_settings_tell_them() -> None:
    address = AnyHttpUrl("https://example.org/chief")
    assert Settings(operator="Ada", source_url=address).imprint == Imprint("Ada", str(address))
    assert Settings().imprint == UNKNOWN


def test_the_readme_names_who_made_the_games_too() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text()
    assert all(name in readme for name in CREDITS)


async def test_nothing_else_opens_it() -> None:
    page = About(UNKNOWN).page
    assert await page(Press(OPENS.action)) == about(UNKNOWN)
    for press in (Press("open", ("x",)), Press("open", (), ("x",)), Press("show")):
        with pytest.raises(Refusal) as caught:
            await page(press)
        assert caught.value.code is Refused.UNKNOWN
