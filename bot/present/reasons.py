"""Why a meld scored what it scored, in one plain sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.present.words import SUITS, counted, listed, points, short_card, short_rank
from engine.indian_chief.model import Part, Reason, Score
from engine.indian_chief.rulebooks import Rulebook


def reason(rules: Rulebook, score: Score) -> str:
    """Return why ``score`` is what it is: plain text, one sentence, for every reader."""
    return REASONS[score.reason](rules, score)


def _thief(_rules: Rulebook, score: Score) -> str:
    return f"The card counts its face value, {score.points}."


def _beggar_man(_rules: Rulebook, score: Score) -> str:
    matched = [card for part in score.parts for card in part.cards]
    if not matched:
        return "Nobody else melded a card of these ranks."
    each = score.points // len(matched)
    cards = counted(len(matched), "card")
    return f"Others melded {cards} of these ranks, {points(each)} each: {_cards(score.parts)}."


def _poor_man(_rules: Rulebook, score: Score) -> str:
    if not score.parts:
        return "Only spades count, and there is none."
    return f"Only spades count: {_sum(score)}."


def _lawyer(_rules: Rulebook, score: Score) -> str:
    return f"The face values are exact: {_sum(score)}."


def _lawyer_off(rules: Rulebook, score: Score) -> str:
    return f"The face values add up to {score.number}, and only exactly {rules.exact} scores."


def _rich_man(_rules: Rulebook, score: Score) -> str:
    values = [-part.points for part in score.parts]
    total = " + ".join(map(str, values))
    return f"Taxes: the face values count against you, {total} = {sum(values)}."


def _doctor(_rules: Rulebook, score: Score) -> str:
    cards = [card for part in score.parts for card in part.cards]
    each = score.points // len(cards)
    suit = SUITS[cards[0].suit].removesuffix("s")
    best = counted(len(cards), suit)
    return f"Every condition is met; the specialty is {best}, {points(each)} each."


def _doctor_twice(_rules: Rulebook, score: Score) -> str:
    first, *others = score.parts[0].cards
    equal = listed(short_card(card) for card in (first, *others) if card.rank is first.rank)
    return f"A Doctor needs six different ranks, and {equal} are equal."


def _doctor_no_heart(_rules: Rulebook, _score: Score) -> str:
    return "A Doctor needs a heart, and there is none."


def _doctor_no_ace(_rules: Rulebook, _score: Score) -> str:
    return "A Doctor needs an ace, and there is none."


def _indian_chief(_rules: Rulebook, score: Score) -> str:
    return f"{listed(map(_chief_part, score.parts))}.".capitalize()


def _chief_part(part: Part) -> str:
    if part.name == "council":
        ranks = ", ".join(short_rank(card) for card in part.cards)
        return f"{part.points} for the council ({ranks or 'no jack, queen or king'})"
    if part.name == "last_digit":
        ranks = " and ".join(short_rank(card) for card in part.cards)
        return f"{part.points} for the last digit of {ranks}"
    name = HANDS[part.name]
    return f"{part.points} for {name} ({', '.join(short_rank(card) for card in part.cards)})"


def _cards(parts: tuple[Part, ...]) -> str:
    return listed(short_card(card) for part in parts for card in part.cards)


def _sum(score: Score) -> str:
    numbers = [str(abs(part.points)) for part in score.parts]
    total = points(score.points)
    return total if len(numbers) == 1 else f"{' + '.join(numbers)} = {total}"


REASONS: Mapping[Reason, Callable[[Rulebook, Score], str]] = {
    Reason.THIEF: _thief,
    Reason.BEGGAR_MAN: _beggar_man,
    Reason.POOR_MAN: _poor_man,
    Reason.LAWYER: _lawyer,
    Reason.LAWYER_OFF: _lawyer_off,
    Reason.RICH_MAN: _rich_man,
    Reason.DOCTOR: _doctor,
    Reason.DOCTOR_TWICE: _doctor_twice,
    Reason.DOCTOR_NO_HEART: _doctor_no_heart,
    Reason.DOCTOR_NO_ACE: _doctor_no_ace,
    Reason.INDIAN_CHIEF: _indian_chief,
}

HANDS = {
    "five_of_a_kind": "five of a kind",
    "straight_flush": "a straight flush",
    "four_of_a_kind": "four of a kind",
    "full_house": "a full house",
    "flush": "a flush",
    "straight": "a straight",
    "three_of_a_kind": "three of a kind",
    "two_pairs": "two pairs",
    "one_pair": "one pair",
    "no_pair": "no pair",
    "nothing": "no tribe",
}
