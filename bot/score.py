"""Melds scored for the command line: one, or a file of them as JSON lines."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.present.reasons import reason
from bot.present.words import counted, listed
from engine.cards import Card, Rank, parse_card
from engine.indian_chief.melds import score
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import RULEBOOKS, Rulebook

_NO_CARD = "{!r} is not a card; cards are written rank and suit, like AS 10H QC."


class Question(BaseModel):
    """A meld to score; a line of a batch.

    ``cards`` and ``table``, the face-up cards of the other players, are faces with blanks between.
    No face may occur more than ``decks`` times in both together; ``None`` is the most decks that
    the rulebook uses.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    rulebook: str
    meld: str
    cards: str
    table: str | None = None
    decks: Literal[1, 2, 3] | None = None


class BadQuestion(ValueError):
    """A meld that cannot be scored; the message is one sentence saying why."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a meld scores, and why in one sentence."""

    points: int
    reason: str


def answer(question: Question) -> Answer:
    """Score a meld.

    ``BadQuestion`` for anything unknown, a joker, a wrong number of cards, or more equal cards
    than decks.
    """
    rules, meld = _rulebook(question.rulebook), _meld(question.meld)
    decks = question.decks or max(rules.decks.values())
    dealt: dict[Card, int] = {}
    cards = tuple(_physical(question.cards, dealt, decks))
    need = rules.sizes[meld]
    if len(cards) != need:
        raise BadQuestion(f"The {meld} has {counted(need, 'card')}, not {len(cards)}.")
    scored = score(rules, meld, cards, tuple(_physical(question.table or "", dealt, decks)))
    return Answer(scored.points, reason(rules, scored))


def answer_line(line: bytes) -> str:
    """Answer a line of a batch as a line of JSON: points and reason, or the error."""
    try:
        return as_json(answer(Question.model_validate_json(line)))
    except ValidationError as error:
        return json.dumps({"error": _malformed(error)})
    except BadQuestion as error:
        return json.dumps({"error": str(error)})


def as_json(result: Answer) -> str:
    """Write an answer as a line of JSON."""
    return json.dumps({"points": result.points, "reason": result.reason})


def _rulebook(name: str) -> Rulebook:
    if name not in RULEBOOKS:
        raise BadQuestion(f"There is no rulebook {name!r}; there is {listed(RULEBOOKS)}.")
    return RULEBOOKS[name]


def _meld(name: str) -> Meld:
    try:
        return Meld(name)
    except ValueError:
        raise BadQuestion(f"There is no meld {name!r}; the melds are {listed(Meld)}.") from None


def _physical(text: str, dealt: dict[Card, int], decks: int) -> Iterator[Card]:
    """Read faces as physical cards: the second equal one is that of the second deck."""
    for word in text.split():
        card = _face(word)
        copy = dealt.get(card, 0)
        if copy == decks:
            raise BadQuestion(
                f"With {counted(decks, 'deck')} there are no {decks + 1} cards {card.face}."
            )
        dealt[card] = copy + 1
        yield card._replace(copy=copy) if copy else card


@lru_cache(maxsize=256)
def _face(word: str) -> Card:
    try:
        card = parse_card(word)
    except ValueError:
        raise BadQuestion(_NO_CARD.format(word)) from None
    if card.rank is Rank.JOKER:
        raise BadQuestion("This rulebook has no jokers.")
    if card.face != word.upper():  # a code of the database, "AS.1"
        raise BadQuestion(_NO_CARD.format(word))
    return card


def _malformed(error: ValidationError) -> str:
    wrong = error.errors(include_url=False, include_input=False)[0]
    where = f"{wrong['loc'][0]}: " if wrong["loc"] else ""
    return f"{where}{wrong['msg'][0].lower()}{wrong['msg'][1:]}."
