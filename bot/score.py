"""Melds scored for the command line: one, or a file of them as JSON lines."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.present.indian_chief.reasons import reason
from bot.present.words import card_code, counted, listed
from bot.questions import BadQuestion, Box, Written, malformed, meld_of, rulebook_of
from engine.cards import Card, is_joker
from engine.indian_chief.melds import declare, score
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import Rulebook


class Question(BaseModel):
    """A meld to score; a line of a batch.

    ``cards`` and ``table``, the face-up cards of the other players, are faces with blanks between.
    A joker is ``JK``, or ``JK=QD`` when it is declared, as it must be on the table. ``aside`` are
    those of ``cards`` that are an Indian Chief's smaller part; without it the best split counts.
    No face may occur more than ``decks`` times in ``cards`` and ``table`` together; ``None`` is
    the most decks that the rulebook uses.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    rulebook: str
    meld: str
    cards: str
    table: str | None = None
    aside: str | None = None
    decks: Literal[1, 2, 3] | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a meld scores, why in one sentence, and its jokers as they count: ``JK=QD``."""

    points: int
    reason: str
    declared: tuple[str, ...]


def answer(question: Question) -> Answer:
    """Score a meld, its jokers declared as scores best where the question does not say it.

    ``BadQuestion`` for anything unknown, jokers where there are none, a wrong number of cards, or
    more equal cards than decks.
    """
    rules, meld = rulebook_of(question.rulebook), meld_of(question.meld)
    box = Box(rules, question.decks or max(rules.decks.values()))
    written = box.take(question.cards)
    need = rules.sizes[meld]
    if len(written) != need:
        raise BadQuestion(f"The {meld} has {counted(need, 'card')}, not {len(written)}.")
    others = box.take_faces(question.table or "")
    aside = _aside(rules, meld, question.aside, written) if question.aside else ()
    return _scored(rules, meld, written, others, aside)


def _scored(
    rules: Rulebook,
    meld: Meld,
    written: tuple[Written, ...],
    others: tuple[Card, ...],
    aside: tuple[int, ...],
) -> Answer:
    cards, known = zip(*written, strict=True)
    faces = declare(rules, meld, cards, others, declared=known, aside=aside)
    scored = score(rules, meld, faces, others, aside)
    return Answer(scored.points, reason(rules, scored), declared_codes(cards, faces))


def declared_codes(cards: tuple[Card, ...], faces: tuple[Card, ...]) -> tuple[str, ...]:
    """Write what the jokers among ``cards`` count as: ``("JK=QD", ...)``."""
    pairs = zip(cards, faces, strict=True)
    return tuple(card_code(card, face) for card, face in pairs if is_joker(card))


def _aside(rules: Rulebook, meld: Meld, text: str, written: tuple[Written, ...]) -> tuple[int, ...]:
    """Find the slots of the cards that are set aside, each one once."""
    if meld is not Meld.INDIAN_CHIEF:
        raise BadQuestion(f"Only the {Meld.INDIAN_CHIEF} has cards to set aside.")
    codes: list[str | None] = [card_code(*one) for one in written]
    slots = []
    for word in text.upper().split():
        if word not in codes:
            raise BadQuestion(f"{word!r} to set aside is not among the cards.")
        slots.append(codes.index(word))
        codes[slots[-1]] = None
    if len(slots) != rules.aside:
        raise BadQuestion(
            f"The {meld} sets {counted(rules.aside, 'card')} aside, not {len(slots)}."
        )
    return tuple(slots)


def answer_line(line: bytes) -> str:
    """Answer a line of a batch as a line of JSON: points and reason, or the error."""
    try:
        return as_json(answer(Question.model_validate_json(line)))
    except ValidationError as error:
        return json.dumps({"error": malformed(error)})
    except BadQuestion as error:
        return json.dumps({"error": str(error)})


def as_json(result: Answer) -> str:
    """Write an answer as a line of JSON; ``declared`` is there where there are jokers."""
    told: dict[str, object] = {"points": result.points, "reason": result.reason}
    if result.declared:
        told["declared"] = result.declared
    return json.dumps(told)


def as_text(result: Answer) -> str:
    """Write an answer as a line to read: ``"25 points with JK=2C: ..."``."""
    jokers = f" with {listed(result.declared)}" if result.declared else ""
    return f"{counted(result.points, 'point')}{jokers}: {result.reason}"
