"""Why the melds of a round scored what they did: seat by seat, with the rule behind it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.indian_chief import arithmetic
from bot.present.indian_chief.meld_rules import short
from bot.present.indian_chief.reasons import reason
from bot.present.indian_chief.rules import opening
from bot.present.indian_chief.scene import options_of
from bot.present.indian_chief.words import meld_name, multiplied
from bot.present.names import seat_mention, seat_name
from bot.present.parts import DOT, control, row, seat_select, seat_shown
from bot.present.scene import Scene
from bot.present.screen import Screen, Select, Text
from bot.present.words import cards_marked, counted
from engine.cards import is_joker
from engine.core import Seat
from engine.indian_chief.melds import declare
from engine.indian_chief.model import Meld, Melded, MeldsRevealed
from engine.indian_chief.rulebooks import Rulebook, rules_of


def why(scene: Scene, page: int = 0) -> Screen:
    """Explain one seat's score of ``scene.reveal``, and let all others be chosen.

    ``page`` is the seat's number, counted from 1; 0 is the viewer's own, else the first.
    ``TypeError`` where no round was asked for.
    """
    event = scene.reveal
    if not isinstance(event, MeldsRevealed):
        raise TypeError(f"no round of table {scene.table.id} is to be explained")
    seat = seat_shown(scene, page)
    meld = event.melds[seat].meld
    others = (_seats(scene, event, seat),) if len(event.melds) > 1 else ()
    return Screen(
        (
            Text(f"## Table {scene.table.id}{DOT}Round {event.round}: why?"),
            *map(Text, _explained(scene, event, seat)),
            *others,
            row(opening(meld, options_of(scene.table))),
        )
    )


def _explained(scene: Scene, event: MeldsRevealed, seat: Seat) -> Iterator[str]:
    rules, melded, score = rules_of(options_of(scene.table)), event.melds[seat], event.scores[seat]
    earned = multiplied(score.points, melded.column)
    yield (
        f"{seat + 1}\\. {seat_mention(scene.table, seat)}{DOT}"
        f"**{meld_name(melded.meld)}, {earned}**\n{cards_marked(melded.slots, melded.declared)}"
    )
    yield "\n".join(f"- {line}" for line in _sum(rules, event, seat))
    yield "\n".join(
        (
            f"**Why:** {reason(rules, score)}",
            *_declared(rules, melded),
            *_parts_chosen(melded),
            f"**The rule:** {_rule(rules, melded.meld)}",
        )
    )


def _rule(rules: Rulebook, meld: Meld) -> str:
    return f"{meld_name(meld)}, {counted(rules.sizes[meld], 'card')}. {short(rules, meld)}."


def _sum(rules: Rulebook, event: MeldsRevealed, seat: Seat) -> tuple[str, ...]:
    score, melded = event.scores[seat], event.melds[seat]
    return (
        *arithmetic.lines(rules, score),
        f"**Total: {arithmetic.total(score, melded.column)}**",
    )


def _declared(rules: Rulebook, melded: Melded) -> tuple[str, ...]:
    """Say by whom the jokers of a meld were declared."""
    jokers = sum(map(is_joker, melded.cards))
    if not jokers:
        return ()
    what = "The joker" if jokers == 1 else f"The {counted(jokers, 'joker')}"
    return (f"**{what}:** {_how(rules, melded)}.",)


def _how(rules: Rulebook, melded: Melded) -> str:
    if melded.meld is Meld.BEGGAR_MAN:
        if not rules.jokers_match:
            return "matches nothing at this table"
        late = "declared after the reveal"
        return late if rules.declare_late else f"{late}, as scores best"
    best = declare(rules, melded.meld, melded.cards, aside=melded.aside)
    return "declared as scores best" if best == melded.faces else "declared by the player"


def _parts_chosen(melded: Melded) -> tuple[str, ...]:
    return ("**The parts:** chosen by the player.",) if melded.aside else ()


def _seats(scene: Scene, event: MeldsRevealed, shown: Seat) -> Select:
    labels = tuple(_label(scene, event, seat) for seat in range(len(event.melds)))
    return seat_select(control(scene, "why_seat", str(event.round)), "Whose meld", labels, shown)


def _label(scene: Scene, event: MeldsRevealed, seat: Seat) -> str:
    melded, score = event.melds[seat], event.scores[seat]
    name = seat_name(scene.table, seat, scene.names)
    earned = multiplied(score.points, melded.column)
    return f"{seat + 1} {meld_name(melded.meld)}, {earned}: {name}"
