"""The tutorial: every way through it leads to the end, within the limits, in every language."""

from __future__ import annotations

import random
import re
from itertools import combinations

import pytest

from bot import tutorial
from bot.click import OPEN, Personal
from bot.outcome import Refusal, Refused
from bot.personal import Press
from bot.present import tutorial as screens
from bot.present.limits import check
from bot.present.screen import Picture, Screen
from bot.reader import Reader, reading
from bot.tongue import LOCALES
from data.people import Language
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import CLASSIC
from tests.bot.present.reading import body, buttons, selects
from tests.soak import SEED, times

WORDS = 65
"""So many words an instruction has at the most, in the longest language."""


async def pressed(control: Personal, *values: str) -> Screen:
    return await tutorial.page(Press(control.action, control.args, values))


def personal(control: object) -> Personal:
    assert isinstance(control, Personal)
    return control


def step(screen: Screen) -> int:
    return int(re.findall(r"\d+", body(screen))[0])


async def on(screen: Screen, action: str, *values: str) -> Screen:
    """Press what has this action, a select with ``values``; check what it shows."""
    control = selects(screen)[action].control if values else buttons(screen)[action].control
    return check(await pressed(personal(control), *values))


async def sealed(meld: Meld, places: tuple[int, ...]) -> Screen:
    picked = await on(await opened(), screens.MELD)
    chosen = await on(picked, screens.MELD, meld.value)
    return await on(await on(chosen, screens.CARDS, *map(str, places)), screens.SEAL)


async def opened() -> Screen:
    return check(await pressed(tutorial.OPENS))


async def suggested() -> Screen:
    return await on(await on(await opened(), screens.MELD), screens.SUGGEST)


async def test_it_opens_with_the_prepared_hand() -> None:
    screen = await opened()
    assert step(screen) == 1
    [picture] = [block for block in screen.blocks if isinstance(block, Picture)]
    assert "ace" in picture.alt


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("meld", screens.OFFERED)
async def test_every_meld_leads_through_all_steps(meld: Meld, language: Language) -> None:
    rng = random.Random(f"{SEED}{meld}{language}")
    every = list(combinations(range(8), CLASSIC.sizes[meld]))
    with reading(Reader(language)):
        for places in rng.sample(every, min(len(every), times(3, 56))):
            third = await sealed(meld, places)
            fourth = await on(third, screens.THIEF)
            thief = await on(fourth, screens.THIEF, rng.choice("01234567"))
            assert [step(screen) for screen in (third, fourth, thief)] == [3, 4, 4]
            *lying, draw = selects(thief)[screens.STEAL].options
            for option in (rng.choice(lying), draw):
                assert step(await on(thief, screens.STEAL, option.value)) == screens.STEPS


async def test_whoever_goes_straight_on_is_through_in_nine_presses() -> None:
    third = await on(await suggested(), screens.SEAL)  # the fourth press: command, on, suggest
    fourth = await on(third, screens.THIEF)
    thief = await on(fourth, screens.THIEF, "0")  # a select takes two: to open it, and to pick
    assert step(await on(thief, screens.STEAL, screens.DRAW)) == screens.STEPS


@pytest.mark.parametrize("language", Language)
def test_no_instruction_is_long(language: Language) -> None:
    text = (LOCALES / language / "tutorial.ftl").read_text("utf-8")
    said = [line.partition(" = ")[2] for line in text.splitlines() if line.startswith("tutorial-")]
    assert max(len(line.split()) for line in said) <= WORDS


async def test_a_clumsy_choice_is_told_what_the_hand_could_have_been() -> None:
    assert "could have been a **Doctor**" in body(await sealed(Meld.RICH_MAN, (0, 1, 2, 3, 4)))
    assert "Well done" in body(await on(await suggested(), screens.SEAL))


async def test_an_ace_lies_there_for_who_did_well_and_goes_into_the_hand() -> None:
    fourth = await on(await on(await suggested(), screens.SEAL), screens.THIEF)
    thief = await on(fourth, screens.THIEF, "0")
    options = selects(thief)[screens.STEAL].options
    [ace, *_] = [option for option in options if option.label.startswith("Ace")]
    assert "You stole **the ace" in body(await on(thief, screens.STEAL, ace.value))


async def test_it_may_be_begun_anew_where_a_step_ends() -> None:
    third = await sealed(Meld.LAWYER, (0, 1, 2, 3))
    assert await on(third, screens.HAND) == await opened()


@pytest.mark.parametrize(
    ("action", "args", "values"),
    [
        ("nonsense", (), ()),
        (OPEN, ("1",), ()),
        (screens.MELD, (), ("thief",)),
        (screens.MELD, (), ("king",)),
        (screens.MELD, ("doctor",), ("doctor",)),
        (screens.CARDS, ("doctor",), ("0", "1")),
        (screens.CARDS, ("doctor",), ("0", "1", "2", "3", "3")),
        (screens.CARDS, ("doctor",), ("0", "1", "2", "3", "9")),
        (screens.CARDS, ("doctor",), ("\u0660", "1", "2", "3", "4")),
        (screens.SUGGEST, ("doctor",), ()),
        (screens.SEAL, ("doctor", "012"), ()),
        (screens.SEAL, ("doctor", ""), ()),
        (screens.SEAL, ("thief", "0"), ()),
        (screens.SEAL, ("doctor",), ()),
        (screens.THIEF, ("lawyer", "012"), ("8",)),
        (screens.THIEF, ("lawyer", "012"), ("",)),
        (screens.STEAL, ("lawyer", "012", "0"), ("00",)),
        (screens.STEAL, ("lawyer", "012", "0"), ("77",)),
        (screens.STEAL, ("lawyer", "012", "0"), ("1",)),
        (screens.STEAL, ("lawyer", "012", "0"), ("",)),
        (screens.STEAL, ("lawyer", "012", "01"), ("draw",)),
        (screens.STEAL, ("lawyer", "012", "0", "draw"), ("draw",)),
    ],
)
async def test_what_no_control_says_is_refused(
    action: str, args: tuple[str, ...], values: tuple[str, ...]
) -> None:
    with pytest.raises(Refusal) as refused:
        await tutorial.page(Press(action, args, values))
    assert refused.value.code is Refused.UNKNOWN
