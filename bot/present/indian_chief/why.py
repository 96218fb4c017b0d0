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
from bot.present.words import cards_marked
from bot.tongue import say
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
            Text(say("chief_why-title", table=str(scene.table.id), round=event.round)),
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
            say("chief_why-why", reason=reason(rules, score)),
            *_declared(rules, melded),
            *_parts_chosen(melded),
            _rule(rules, melded.meld),
        )
    )


def _rule(rules: Rulebook, meld: Meld) -> str:
    name, cards = meld_name(meld), rules.sizes[meld]
    return say("chief_why-rule", meld=name, cards=cards, short=short(rules, meld))


def _sum(rules: Rulebook, event: MeldsRevealed, seat: Seat) -> tuple[str, ...]:
    score, melded = event.scores[seat], event.melds[seat]
    return (
        *arithmetic.lines(rules, score),
        say("chief_why-total", sum=arithmetic.total(score, melded.column)),
    )


def _declared(rules: Rulebook, melded: Melded) -> tuple[str, ...]:
    """Say by whom the jokers of a meld were declared."""
    jokers = sum(map(is_joker, melded.cards))
    return (say(_how(rules, melded), jokers=jokers),) if jokers else ()


def _how(rules: Rulebook, melded: Melded) -> str:
    if melded.meld is Meld.BEGGAR_MAN:
        if not rules.jokers_match:
            return "chief_why-jokers_nothing"
        late = rules.declare_late
        return "chief_why-jokers_late" if late else "chief_why-jokers_late_best"
    best = declare(rules, melded.meld, melded.cards, aside=melded.aside)
    return "chief_why-jokers_best" if best == melded.faces else "chief_why-jokers_by_hand"


def _parts_chosen(melded: Melded) -> tuple[str, ...]:
    return (say("chief_why-parts_by_hand"),) if melded.aside else ()


def _seats(scene: Scene, event: MeldsRevealed, shown: Seat) -> Select:
    labels = tuple(_label(scene, event, seat) for seat in range(len(event.melds)))
    return seat_select(
        control(scene, "why_seat", str(event.round)), say("chief_why-whose"), labels, shown
    )


def _label(scene: Scene, event: MeldsRevealed, seat: Seat) -> str:
    melded, score = event.melds[seat], event.scores[seat]
    name = seat_name(scene.table, seat, scene.names)
    earned = multiplied(score.points, melded.column)
    return f"{seat + 1} {meld_name(melded.meld)}, {earned}: {name}"
