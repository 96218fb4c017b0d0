"""A game alone: what the last round brought, above the new hand, and the end in the same place."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.indian_chief.reasons import reason
from bot.present.indian_chief.result import result
from bot.present.indian_chief.scene import played
from bot.present.indian_chief.sheet import sheet
from bot.present.indian_chief.words import meld_name, multiplied
from bot.present.parts import button, row
from bot.present.scene import Scene
from bot.present.screen import Block, Screen, Text, Tone
from bot.present.words import cards_marked, points
from bot.tongue import say
from engine.indian_chief.model import Melded, Score
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import View


def so_far(scene: Scene) -> Iterator[Block]:
    """Yield what the last meld scored and the total so far; nothing where others play too."""
    view = played(scene)
    if not view.options.solo:
        return
    total = say("chief_end-so_far", points=points(view.totals[0]))
    yield Text("\n".join((*_last(view), total)))
    yield from _why(scene)


def solo_end(scene: Scene) -> Screen:
    """Return the end of a solo game: the last meld, the result, the sheet, and another game."""
    heading, *told, ways_on = result(scene).blocks
    _, *rows, _ = sheet(scene).blocks
    last = map(Text, _last(played(scene)))
    return Screen((heading, *last, *_why(scene), *told, *rows, ways_on), Tone.GOOD)


def _last(view: View) -> Iterator[str]:
    """Say what the last meld that was scored brought; one that waits for its joker is none yet."""
    if number := _scored_round(view):
        melds, scores = (
            (view.table, view.scores) if view.scores else (view.last_table, view.last_scores)
        )
        yield _scored(view, number, melds[0], scores[0])


def _scored_round(view: View) -> int:
    """Return the round of the last meld that was scored: this one, else the one before; else 0."""
    if view.scores:
        return view.round
    return view.round - 1 if view.last_scores else 0


def _why(scene: Scene) -> Iterator[Block]:
    """Yield the button that explains the last score: alone, nothing else may tell of it."""
    if number := _scored_round(played(scene)):
        yield row(button(scene, say("chief_reveal-why"), "why", str(number)))


def _scored(view: View, number: int, melded: Melded, scored: Score) -> str:
    earned, why = multiplied(scored.points, melded.column), reason(rules_of(view.options), scored)
    cards = cards_marked(melded.slots, melded.declared)
    told = say("chief_end-scored", round=number, meld=meld_name(melded.meld), points=earned)
    return f"**{told}** {why}\n-# {cards}"
