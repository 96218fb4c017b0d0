"""A guest's own page: what was chosen, and what became of what hands brought."""

import pytest

from bot.present.poker_night.dares import dare
from bot.present.table import private
from data.log import (
    Beyond,
    ForfeitsSkipped,
    Terms,
    TermsChosen,
)
from engine.indian_poker.model import (
    HandOut,
)
from tests.bot.present.poker_night.playing import (
    GUEST,
    HOST,
    TABLE,
    guest,
    scene_of,
)
from tests.bot.present.poker_night.won import mine, night, offered, own, won
from tests.bot.present.reading import body, selects

FIRST_DARE = dare(0, GUEST, TABLE)


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        (Terms(), "brought you 6 forfeits."),
        (Terms(water=True), "brought you 6 forfeits, with water only."),
        (Terms(skip=True), "brought you 6 forfeits. Skipped."),
        (Terms(per_hour=2), "Within your cap: 2. Instead of the others: nothing."),
        (Terms(per_night=0), "Within your cap: none. Instead: nothing."),
        (
            Terms(per_night=1, water=True, beyond=Beyond.DARES),
            f"Within your cap: 1, with water only. Instead of the others: a dare. {FIRST_DARE}",
        ),
    ],
)
def test_what_became_of_a_hand_is_told_to_its_guest_at_once_and_by_dm(
    terms: Terms, said: str
) -> None:
    at = won()
    at.happen(TermsChosen(GUEST, terms))
    at.do(HandOut(2, (0, 5, 0)))
    assert said in body(mine(at))
    assert said in body(own(at, GUEST))
    at.lapse()
    dm = private(scene_of(at.standing, GUEST))
    assert said in body(dm)
    assert "Nobody else can see this." in body(dm)
    assert said not in (dm.alert or "")
    assert said not in body(private(scene_of(at.standing, HOST)))


def test_who_was_given_nothing_is_told_so() -> None:
    at = won()
    at.do(HandOut(2, (5, 0, 0)))
    at.lapse()
    assert "Hand 1 brought you no forfeits." in body(private(scene_of(at.standing, guest(2))))


def test_a_hand_is_skipped_by_a_button_which_then_is_gone() -> None:
    at = won()
    at.do(HandOut(2, (0, 5, 0)))
    assert offered(mine(at))["Skip hand 1"].control.args == ("1",)
    at.happen(ForfeitsSkipped(GUEST, 1))
    assert "Skip hand 1" not in offered(mine(at))
    assert "Skipped." in body(mine(at))


def test_every_term_is_said_in_words_beside_the_button_that_changes_it() -> None:
    at = night()
    screen = mine(at)
    assert "**Only water:** off." in body(screen)
    assert offered(screen)["Only water: switch on"].control.args == ("water", "on")
    at.happen(TermsChosen(GUEST, Terms(water=True, skip=True, per_hour=7, beyond=Beyond.DARES)))
    screen = mine(at)
    assert "**Only water:** on." in body(screen)
    assert offered(screen)["Skip everything: switch off"].control.args == ("skip", "off")
    assert offered(screen)["Beyond my cap: switch to nothing"].control.args == (
        "beyond",
        "nothing",
    )
    assert "**My cap:** 7 an hour." in body(screen)
    chosen = [
        option.value
        for block in selects(screen).values()
        for option in block.options
        if option.chosen
    ]
    assert chosen == ["none"]
