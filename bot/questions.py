"""What the command line is asked about: rulebooks, melds and cards, read from words."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from pydantic import ValidationError

from bot.present.words import counted, listed
from engine.cards import Card, is_joker, parse_card
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import RULEBOOKS, Rulebook

_NO_CARD = "{!r} is not a card; cards are written rank and suit, like AS 10H QC."


class BadQuestion(ValueError):
    """A question that has no answer; the message is one sentence saying why."""


def rulebook_of(name: str) -> Rulebook:
    """Find a rulebook by its name."""
    if name not in RULEBOOKS:
        raise BadQuestion(f"There is no rulebook {name!r}; there is {listed(RULEBOOKS)}.")
    return RULEBOOKS[name]


def meld_of(name: str) -> Meld:
    """Find a meld by its id."""
    try:
        return Meld(name)
    except ValueError:
        raise BadQuestion(f"There is no meld {name!r}; the melds are {listed(Meld)}.") from None


def malformed(error: ValidationError) -> str:
    """Say the first thing that is wrong with a question's form in one sentence."""
    wrong = error.errors(include_url=False, include_input=False)[0]
    where = f"{wrong['loc'][0]}: " if wrong["loc"] else ""
    return f"{where}{wrong['msg'][0].lower()}{wrong['msg'][1:]}."


class Written(NamedTuple):
    """A card as it was written, and for ``JK=QD`` what the joker is declared."""

    card: Card
    declared: Card | None


class Box:
    """The cards that a question may speak of: so many decks, and a rulebook's jokers.

    Faces are read as physical cards: the second equal one is that of the second deck. A declared
    joker may copy a card that lies somewhere already (rule 43).
    """

    def __init__(self, rules: Rulebook, decks: int) -> None:
        self._rules = rules
        self._decks = decks
        self._taken: Counter[Card] = Counter()

    def take(self, text: str) -> tuple[Written, ...]:
        """Read cards with blanks between, ``JK`` and ``JK=QD`` among them."""
        return tuple(map(self._written, text.split()))

    def take_faces(self, text: str) -> tuple[Card, ...]:
        """Read cards that lie open, every joker as what it is declared."""
        written = self.take(text)
        if any(is_joker(one.card) and one.declared is None for one in written):
            raise BadQuestion("A joker on the table must be declared, like JK=QD.")
        return tuple(one.declared or one.card for one in written)

    def _written(self, word: str) -> Written:
        name, equals, face = word.partition("=")
        card = _face(name)
        if is_joker(card) and not self._rules.has_jokers:
            raise BadQuestion(f"The {self._rules.name} rulebook has no jokers.")
        return Written(self._physical(card), _declared(card, face) if equals else None)

    def _physical(self, card: Card) -> Card:
        copy = self._taken[card]
        if copy == self._decks and not is_joker(card):
            raise BadQuestion(
                f"With {counted(copy, 'deck')} there are no {copy + 1} cards {card.face}."
            )
        self._taken[card] += 1
        return card._replace(copy=copy) if copy else card


def _declared(card: Card, face: str) -> Card:
    if not is_joker(card):
        raise BadQuestion(f"Only a joker can be declared something else, not {card.face}.")
    declared = _face(face)
    if is_joker(declared):
        raise BadQuestion("A joker is declared a card of the deck, like JK=QD.")
    return declared


@lru_cache(maxsize=256)
def _face(word: str) -> Card:
    try:
        card = parse_card(word)
    except ValueError:
        raise BadQuestion(_NO_CARD.format(word)) from None
    if card.face != word.upper():  # a code of the database, "AS.1"
        raise BadQuestion(_NO_CARD.format(word))
    return card
