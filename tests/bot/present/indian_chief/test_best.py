"""The best meld of a round is named as it is revealed, where somebody stands out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.present.indian_chief.best import SHARED, best_of
from bot.present.indian_chief.reveal import revealed
from bot.present.limits import problems
from bot.present.scene import Scene
from bot.reader import Reader, reading
from data.books import Feat
from data.people import Language
from engine.indian_chief.model import Meld, Melded, MeldsRevealed
from engine.indian_chief.options import Options
from tests.bot.present.reading import body
from tests.bot.present.scenes import (
    MODERN,
    PLAIN,
    TRIPLE,
    cards,
    revealing,
    scene,
    scored,
    stealing,
    table,
    user,
    view,
)

LOW, HIGH = "5S 10S KS", "9S 10S AS"


def best(*melds: Melded, options: Options = MODERN) -> str | None:
    event = MeldsRevealed(4, melds, scored(melds, options))
    return best_of(_scene(len(melds), options), event)


def _scene(players: int, options: Options) -> Scene:
    return scene(view(players, options=options), table(players, options=options))


def poor(hand: str, column: int = 1) -> Melded:
    return Melded(Meld.POOR_MAN, cards(hand), column)


def test_the_best_is_named_with_what_it_earned() -> None:
    told = best(poor(LOW), poor(HIGH))
    assert told == f"**Best of the round:** <@{user(1)}> (Poor Man), 30 points."


def test_what_a_column_multiplied_is_what_it_earned() -> None:
    told = best(poor(LOW, 3), poor(HIGH), options=TRIPLE)
    assert told == f"**Best of the round:** <@{user(0)}> (Poor Man), 25 \u00d7 3 = 75 points."


def test_who_earned_as_much_is_named_too() -> None:
    told = best(poor(LOW), poor(HIGH), poor(HIGH))
    names = f"<@{user(1)}> (Poor Man) and <@{user(2)}> (Poor Man)"
    assert told == f"**Best of the round:** {names}, 30 points each."


def test_where_nobody_stands_out_nobody_is_named() -> None:
    assert best(*(poor(LOW),) * (SHARED + 1)) is None
    assert best(poor(LOW), options=Options(solo=True)) is None


def test_where_nobody_earned_anything_nobody_is_named() -> None:
    event = revealing(2)
    nothing = tuple(replace(score, points=0) for score in event.scores)
    assert best_of(_scene(2, PLAIN), replace(event, scores=nothing)) is None


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("players", range(2, 9))
def test_the_reveal_says_it_in_every_language(language: Language, players: int) -> None:
    event = revealing(players)
    first = replace(event.scores[0], points=1000)
    event = replace(event, scores=(first, *event.scores[1:]))
    with reading(Reader(language)):
        shown = scene(stealing(players), table(players))
        screen, told = revealed(shown, event), best_of(shown, event)
    assert told is not None
    assert told in body(screen)
    assert problems(screen) == ()


@pytest.mark.parametrize("language", Language)
def test_the_highest_of_its_kind_on_the_server_is_told(language: Language) -> None:
    event = revealing(8, Meld.DOCTOR)
    first = replace(event.scores[0], points=1000)
    event = replace(event, scores=(first, *event.scores[1:]))
    shown = scene(stealing(8), table(8))
    highest = Feat(user(0), "classic", Meld.DOCTOR, 1000, 0, 1)
    others = (replace(highest, user=user(1)), replace(highest, category=Meld.LAWYER))
    with reading(Reader(language)):
        usual = best_of(shown, event)
        told = best_of(replace(shown, records=(*others, highest)), event)
        assert best_of(replace(shown, records=others), event) == usual
        assert problems(revealed(replace(shown, records=(highest,)), event)) == ()
    assert usual is not None
    assert told is not None
    assert told.startswith(f"{usual} ")
    if language is Language.ENGLISH:
        assert told.endswith(" That is the highest Doctor on this server so far.")
