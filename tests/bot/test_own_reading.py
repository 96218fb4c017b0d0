"""How somebody reads is chosen on one private page, which then reads so itself."""

from __future__ import annotations

from itertools import product

import pytest

from bot.click import OPEN, Personal
from bot.outcome import Refusal, Refused
from bot.own_reading import Display, set_display, set_language
from bot.present.bare import bare
from bot.present.limits import problems
from bot.present.own import SHOW, TIME
from bot.present.own_reading import (
    AUTOMATIC,
    COLOURS,
    DISPLAY,
    LANGUAGE,
    NARROW,
    SCREEN,
    TEXT,
    WORDS,
    reading_page,
)
from bot.reader import Reader, reading
from data.people import Language, Profile
from tests.bot.present.reading import body, buttons, selects
from tests.bot.test_own_time import ADA, BEN, Desk


def to(action: str, *args: str) -> Personal:
    return Personal(SCREEN, action, args)


async def test_a_language_is_chosen_and_the_page_answers_in_it() -> None:
    desk = Desk()
    assert "in English, as your Discord shows" in body(await desk.press(set_language(None)))
    german = await desk.press(to(LANGUAGE), "de")
    assert "auf Deutsch, wie du es gew\u00e4hlt hast" in body(german)
    assert await desk.kept() == Profile(ADA, language=Language.GERMAN)
    spanish = await desk.press(set_language("es"))
    assert "**Espa\u00f1ol**, como elegiste" in body(spanish)
    again = await desk.press(set_language(AUTOMATIC))
    assert "in English, as your Discord shows" in body(again)
    assert await desk.kept(BEN) is None


async def test_without_a_choice_it_is_what_discord_shows() -> None:
    desk = Desk()
    await desk.store.put_profile(
        Profile(ADA, language=Language.ENGLISH, locale=Language.SPANISH, digest=True)
    )
    page = await desk.press(to(LANGUAGE), AUTOMATIC)
    assert "**Espa\u00f1ol**, como muestra tu Discord" in body(page)
    assert await desk.kept() == Profile(ADA, locale=Language.SPANISH, digest=True)


async def test_what_is_picked_is_otherwise_and_the_rest_as_usual() -> None:
    desk = Desk()
    page = await desk.press(to(DISPLAY), NARROW, COLOURS)
    assert await desk.kept() == Profile(ADA, narrow=True, two_colours=True)
    assert "pictures, suits in two colours and narrow lines" in body(page)
    [_, shown] = selects(page).values()
    assert {option.value for option in shown.options if option.chosen} == {NARROW, COLOURS}
    await desk.press(to(DISPLAY), TEXT, WORDS)
    assert await desk.kept() == Profile(ADA, pictures=False, words=True)
    page = await desk.press(to(DISPLAY))
    assert await desk.kept() == Profile(ADA)
    assert "pictures and suits in four colours" in body(page)


async def test_a_command_changes_only_what_it_says() -> None:
    desk = Desk()
    await desk.press(set_display(Display(pictures=False)))
    await desk.press(set_display(Display(words=True, two_colours=True)))
    assert await desk.kept() == Profile(ADA, pictures=False, words=True, two_colours=True)
    await desk.press(set_display(Display(pictures=True, two_colours=False)))
    assert await desk.kept() == Profile(ADA, words=True)
    assert "Kept" not in body(await desk.press(set_display(Display())))


@pytest.mark.parametrize(
    ("control", "values"),
    [
        (to(LANGUAGE), ("fr",)),
        (to(LANGUAGE), ()),
        (to(DISPLAY), ("large",)),
        (to(OPEN, "fr"), ()),
        (to(OPEN, "on", "off"), ()),
        (to(OPEN, "on", "off", "maybe", "on"), ()),
        (to("other"), ()),
    ],
)
async def test_what_nobody_offered_changes_nothing(
    control: Personal, values: tuple[str, ...]
) -> None:
    desk = Desk()
    with pytest.raises(Refusal) as refused:
        await desk.ask(control, *values)
    assert refused.value.code is Refused.UNKNOWN
    assert await desk.kept() is None


async def test_the_page_of_ones_own_time_leads_here_and_back() -> None:
    desk = Desk()
    page = await desk.press(Personal(TIME, SHOW))
    assert "**Language and display**: English; pictures and suits in four colours." in body(page)
    here = await desk.press(to(SHOW))
    assert buttons(here)[SHOW].control == Personal(TIME, SHOW)


@pytest.mark.parametrize("language", Language)
def test_the_page_keeps_discords_limits(language: Language) -> None:
    with reading(Reader(language)):
        for pictures, narrow, words, colours in product((True, False), repeat=4):
            profile = Profile(
                ADA,
                language=language,
                pictures=pictures,
                narrow=narrow,
                words=words,
                two_colours=colours,
            )
            screen = reading_page(profile, "note")
            assert problems(screen) == ()
            assert problems(bare(screen)) == ()
