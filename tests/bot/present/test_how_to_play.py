"""How to play: under 120 words for each game, rulebook and night, in each language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from bot.outcome import Outcome, Show
from bot.present.answer import answer
from bot.present.limits import problems
from bot.present.screen import Buttons, Screen, Text
from bot.present.table import live
from bot.reader import Reader, reading
from data.log import Stage, Table
from data.people import Language
from engine.indian_poker.options import CHOICES, NightOptions
from engine.indian_poker.options import Options as PokerOptions
from tests.bot.present.indian_chief.every_way import WAYS, modes
from tests.bot.present.poker_night.test_words import EVERY
from tests.bot.present.reading import buttons
from tests.bot.present.scenes import scene, table

MOST: Final = 120
"""How to play stays below this many words."""

GATHERING: Final = (
    *(options for options in modes() if not options.solo),
    PokerOptions(),
    NightOptions(),
)
"""What a lobby gathers people for: who plays alone begins at once."""


def poker_ways() -> list[PokerOptions]:
    """Return Indian poker as usual, and with each choice of each house rule that may differ."""
    ways = [PokerOptions()]
    for rule, choices in CHOICES.items():
        for choice in choices[1:]:
            changed: dict[str, Any] = {rule: choice}
            ways.append(PokerOptions(**changed))
    return ways


RULED: Final = (*WAYS, *poker_ways(), *EVERY)
"""Each of them, and each with every house rule by itself."""


def lobby(options: Any) -> Table:
    at = replace(table(4, Stage.LOBBY), options=options)
    return replace(at, hand=1) if isinstance(options, NightOptions) else at


def how(options: Any, language: Language) -> list[str]:
    """Return the texts of the screen below its heading."""
    with reading(Reader(language)):
        shown = answer(Outcome(1, scene(None, lobby(options)), Show.HOW))
        assert problems(shown) == ()
        return [block.body for block in shown.blocks if isinstance(block, Text)][1:]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("options", RULED)
def test_how_to_play_is_told_in_less_than_120_words(options: Any, language: Language) -> None:
    """Not counted are the line that names the table's way, and its house rules, which come last."""
    lines = how(options, language)[0].splitlines()
    course = "\n".join(line for line in lines if not line.startswith("-# "))
    assert 40 < len(course.replace("**", "").split()) < MOST


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("options", GATHERING)
def test_a_lobby_offers_to_join_first_and_then_how_to_play(
    options: Any, language: Language
) -> None:
    with reading(Reader(language)):
        screen = live(scene(None, replace(lobby(options), chairs=())))
    assert list(buttons(screen))[:2] == ["join", "how"]


@pytest.mark.parametrize("options", GATHERING)
def test_nothing_long_stands_between_the_seats_of_a_lobby_and_its_buttons(options: Any) -> None:
    """On a phone, Join is seen at once: the deal's fingerprint comes below the buttons."""
    screen = live(scene(None, lobby(options)))
    assert below(screen) == [block for block in screen.blocks if isinstance(block, Text)][-1:]
    assert lobby(options).commitment in below(screen)[0].body


def below(screen: Screen) -> list[Text]:
    """Return the texts below the first row of buttons."""
    first = next(n for n, block in enumerate(screen.blocks) if isinstance(block, Buttons))
    return [block for block in screen.blocks[first:] if isinstance(block, Text)]
