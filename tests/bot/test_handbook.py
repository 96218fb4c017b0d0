"""Help about what is the same in every game: each topic's page, and what nobody offered."""

import pytest

from bot.click import OPEN, Personal
from bot.help_desk import SCREENS, handbook_pages
from bot.outcome import Refusal, Refused
from bot.personal import Press
from bot.present.handbook import PAGE, SCREEN, Topic, help_button, with_button
from bot.present.limits import controls, problems
from bot.present.screen import Buttons, Screen, Text
from bot.reader import Reader, reading
from data.people import Language
from tests.bot.present.reading import body, buttons, selects


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("topic", Topic)
async def test_each_topic_has_a_page_that_leads_to_all_others(
    topic: Topic, language: Language
) -> None:
    with reading(Reader(language)):
        opened = await handbook_pages(Press(OPEN, (topic,)))
        turned = await handbook_pages(Press(PAGE, (), (topic,)))
    assert opened == turned
    assert problems(opened) == ()
    assert len(body(opened).split()) < 200
    [select] = selects(opened).values()
    assert {option.value for option in select.options} == {*Topic}
    assert [option.value for option in select.options if option.chosen] == [topic]
    others = {control.screen for control in controls(opened) if isinstance(control, Personal)}
    assert others >= {"rules", "poker_rules", "tutorial"}


@pytest.mark.parametrize(
    "press",
    [
        Press(OPEN),
        Press(OPEN, ("cards",)),
        Press(OPEN, ("time", "deal")),
        Press(PAGE, (), ("SEATS",)),
        Press(PAGE, ("time",), ("time",)),
        Press("show", ("time",)),
    ],
)
async def test_a_forged_control_is_refused(press: Press) -> None:
    with pytest.raises(Refusal) as refused:
        await handbook_pages(press)
    assert refused.value.code is Refused.UNKNOWN


def test_help_opens_beside_the_screen_that_it_is_about() -> None:
    button = help_button(Topic.TIME)
    assert button.control == Personal(SCREEN, OPEN, ("time",))
    assert SCREEN in SCREENS


def test_help_stands_behind_the_last_buttons_where_there_is_room() -> None:
    help_ = help_button(Topic.DEAL)
    alone = with_button(Screen((Text("One."),)), help_)
    assert alone.blocks == (Text("One."), Buttons((help_,)))
    assert with_button(alone, help_).blocks == (Text("One."), Buttons((help_, help_)))
    full = Screen((Buttons((help_,) * 5),))
    assert with_button(full, help_).blocks == (*full.blocks, Buttons((help_,)))
    assert [*buttons(alone)] == [OPEN]
