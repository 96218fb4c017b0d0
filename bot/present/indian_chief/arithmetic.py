"""A score part by part, each as a line of arithmetic."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.present.indian_chief.words import hand_name, multiplied
from bot.present.words import TIMES, listed, short_card, short_rank
from bot.tongue import say
from engine.cards import Card
from engine.indian_chief.model import Part, Score
from engine.indian_chief.rulebooks import Rulebook


def lines(rules: Rulebook, score: Score) -> tuple[str, ...]:
    """Return a line for each part of a score: ``"10 of spades: 10"``."""
    return tuple(_line(rules, part) for part in score.parts)


def total(score: Score, column: int) -> str:
    """Add the parts up, times the column: ``"9 + 10 = 19; 19 x 2 = 38 points"``."""
    earned = multiplied(score.points, column)
    if len(score.parts) < 2:
        return earned
    first, *others = (part.points for part in score.parts)
    terms = "".join(f" {'-' if n < 0 else '+'} {abs(n)}" for n in others)
    once = f"{first}{terms}"
    return f"{once} = {earned}" if column == 1 else f"{once} = {score.points}; {earned}"


def _line(rules: Rulebook, part: Part) -> str:
    return PARTS.get(part.name, _hand)(rules, part)


def _value(_: Rulebook, part: Part) -> str:
    return f"{listed(map(short_card, part.cards))}: {part.points}"


def _match(rules: Rulebook, part: Part) -> str:
    return f"{listed(map(short_card, part.cards))}: {_times(part.cards, rules.match, part)}"


def _specialty(rules: Rulebook, part: Part) -> str:
    return f"{listed(map(short_card, part.cards))}: {_times(part.cards, rules.specialty, part)}"


def _twice(_: Rulebook, part: Part) -> str:
    cards = listed(map(short_card, part.cards))
    return say("chief_why-line_twice", cards=cards, points=part.points)


def _last_digit(rules: Rulebook, part: Part) -> str:
    values = [rules.values[card.rank] for card in part.cards]
    both = f"{' + '.join(map(str, values))} = {sum(values)}"
    ranks = listed(map(short_rank, part.cards))
    return say("chief_why-line_last_digit", cards=ranks, sum=both, points=part.points)


def _council(rules: Rulebook, part: Part) -> str:
    if not part.cards:
        return say("chief_why-line_council_none", points=part.points)
    return f"{listed(map(short_rank, part.cards))}: {_times(part.cards, rules.council, part)}"


def _hand(_: Rulebook, part: Part) -> str:
    return f"{hand_name(part.name)} ({', '.join(map(short_rank, part.cards))}): {part.points}"


def _times(cards: tuple[Card, ...], each: int, part: Part) -> str:
    return f"{len(cards)} {TIMES} {each} = {part.points}"


PARTS: Final[Mapping[str, Callable[[Rulebook, Part], str]]] = {
    "value": _value,
    "match": _match,
    "specialty": _specialty,
    "twice": _twice,
    "last_digit": _last_digit,
    "council": _council,
}
"""A line for each name of a part; all others are hands of the Chief."""
