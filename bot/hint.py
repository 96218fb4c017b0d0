"""The best cards of a hand for every open meld, for the command line."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from textwrap import wrap
from types import MappingProxyType
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter

from bot.present.indian_chief.reasons import reason
from bot.present.indian_chief.words import meld_name
from bot.present.words import counted, points
from bot.questions import BadQuestion, Box, meld_of, rulebook_of
from bot.score import declared_codes
from engine.cards import Card, is_joker
from engine.indian_chief.best import best
from engine.indian_chief.melds import declare, score
from engine.indian_chief.model import Meld
from engine.indian_chief.options import Options
from engine.indian_chief.prospects import prospect
from engine.indian_chief.rulebooks import Rulebook, rules_of

WIDTH: Final = 40
"""Columns of a line of text: a phone's terminal shows them."""

_OPTIONS: Final = TypeAdapter(Options)
_EXPECTED: Final = "Expected: {each} for each card of these ranks that others meld."


class Question(BaseModel):
    """A hand to look at, as faces with blanks between; a joker is ``JK``.

    ``open`` are the melds still to be made, with commas between; ``None`` is all. One player is a
    solo game. ``table`` are the cards that a Beggar Man meets where they are known: in a solo game
    the earlier melds, none if it is left out. ``decks`` are as many as ``players`` use.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    rulebook: str
    hand: str
    open: str | None = None
    players: int = 4
    table: str | None = None
    decks: Literal[1, 2, 3] | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """The best cards for a meld in the order of the hand, what they score and why.

    ``expected``: the points are those that a Beggar Man may expect (rule 8), and its jokers, which
    are declared after the reveal, are not in ``declared``.
    """

    meld: Meld
    cards: tuple[Card, ...]
    points: float
    reason: str
    declared: tuple[str, ...] = ()
    expected: bool = False


def answer(question: Question) -> tuple[Hint, ...]:
    """Find the best cards for each open meld, the meld that scores most first.

    ``BadQuestion`` for anything unknown, a hand too big, or too small for an open meld, jokers
    where there are none, or more equal cards than decks.
    """
    rules = _rules(question)
    box = Box(rules, rules.decks[question.players])
    hand = _hand(rules, box, question.hand)
    others = (
        None if question.table is None and not rules.stay else box.take_faces(question.table or "")
    )
    melds = _open(question.open)
    for meld in melds:
        if rules.sizes[meld] > len(hand):
            need = counted(rules.sizes[meld], "card")
            raise BadQuestion(f"The {meld} has {need}, and the hand has {len(hand)}.")
    hints = (_hint(rules, question.players, hand, meld, others) for meld in melds)
    return tuple(sorted(hints, key=lambda hint: -hint.points))


def _rules(question: Question) -> Rulebook:
    book = rulebook_of(question.rulebook)
    if question.players not in (1, *book.decks):
        raise BadQuestion(f"The {book.name} rulebook is for 1 to {max(book.decks)} players.")
    chosen = {"rulebook": book.name, "solo": question.players == 1}
    rules = rules_of(_OPTIONS.validate_python(chosen))
    if question.decks is None:
        return rules
    return replace(rules, decks=MappingProxyType({question.players: question.decks}))


def _hand(rules: Rulebook, box: Box, text: str) -> tuple[Card, ...]:
    """Read a hand and put its jokers last: of equal choices one without them is taken."""
    written = box.take(text)
    if len(written) > rules.hand:
        raise BadQuestion(f"A hand has at most {counted(rules.hand, 'card')}, not {len(written)}.")
    if any(one.declared for one in written):
        raise BadQuestion("A joker in the hand is JK: what it is declared is part of the hint.")
    return tuple(sorted((one.card for one in written), key=is_joker))


def _open(text: str | None) -> tuple[Meld, ...]:
    if text is None:
        return tuple(Meld)
    names = text.replace(",", " ").split()
    if not names:
        raise BadQuestion("Name at least one open meld, or leave it out for all of them.")
    return tuple(dict.fromkeys(map(meld_of, names)))


def _hint(
    rules: Rulebook,
    players: int,
    hand: tuple[Card, ...],
    meld: Meld,
    others: tuple[Card, ...] | None,
) -> Hint:
    cards = tuple(sorted(best(rules, meld, hand, others), key=hand.index))
    if meld is Meld.BEGGAR_MAN and others is None:
        worth = prospect(rules, players, hand, meld, cards)
        why = _EXPECTED.format(each=points(rules.match))
        return Hint(meld, cards, round(worth, 1), why, expected=True)
    faces = declare(rules, meld, cards, others or ())
    scored = score(rules, meld, faces, others or ())
    declared = declared_codes(cards, faces)
    return Hint(meld, cards, scored.points, reason(rules, scored), declared)


def as_json(hints: tuple[Hint, ...]) -> str:
    """Write hints as one JSON object, the best first."""
    return json.dumps(
        {
            "hints": [
                {
                    "meld": hint.meld,
                    "cards": [card.face for card in hint.cards],
                    "points": hint.points,
                    "expected": hint.expected,
                    "declared": hint.declared,
                    "reason": hint.reason,
                }
                for hint in hints
            ]
        }
    )


def as_text(hints: tuple[Hint, ...]) -> str:
    """Write hints to read: for each meld a line of name and points, its cards, and why."""
    return "\n\n".join(map(_paragraph, hints))


def _paragraph(hint: Hint) -> str:
    number = f"{hint.points:.1f}" if hint.expected else str(hint.points)
    declared = iter(hint.declared)
    codes = " ".join(
        next(declared, card.face) if is_joker(card) else card.face for card in hint.cards
    )
    head = f"{meld_name(hint.meld):<{WIDTH - 6}}{number:>6}"
    lines = wrap(codes, WIDTH - 2) + wrap(hint.reason, WIDTH - 2)
    return "\n".join((head, *(f"  {line}" for line in lines)))
