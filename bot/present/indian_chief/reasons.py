"""Why a meld scored what it scored, in one plain sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.present.words import (
    counted,
    listed,
    points,
    ranks_counted,
    short_card,
    short_rank,
    suit_name,
)
from engine.cards import Rank
from engine.indian_chief.model import Part, Reason, Score
from engine.indian_chief.rulebooks import Rulebook


def reason(rules: Rulebook, score: Score) -> str:
    """Return why ``score`` is what it is: plain text, one sentence, for every reader.

    A joker is named as the card that it was declared; an ace with what it counts where it may
    count several values.
    """
    return REASONS[score.reason](rules, score)


def _thief(rules: Rulebook, score: Score) -> str:
    [part] = score.parts
    if _named_ace(rules, part):
        return f"The ace counts {part.points}."
    return f"The card counts its face value, {part.points}."


def _beggar_man(rules: Rulebook, score: Score) -> str:
    matched = [card for part in score.parts for card in part.cards]
    if not matched:
        return f"{_others(rules).capitalize()} hold no card of these ranks."
    each = f"{points(score.points // len(matched))}{' for each' if matched[1:] else ''}"
    return f"It matches {ranks_counted(matched)} of {_others(rules)}, {each}."


def _others(rules: Rulebook) -> str:
    return "earlier melds" if rules.stay else "other melds"


def _poor_man(rules: Rulebook, score: Score) -> str:
    if not score.parts:
        return "Only spades count, and there is none."
    return f"Only spades count: {_sum(rules, score)}."


def _lawyer(rules: Rulebook, score: Score) -> str:
    return f"The face values are exact: {_sum(rules, score)}."


def _lawyer_off(rules: Rulebook, score: Score) -> str:
    return f"The face values add up to {score.number}, and only exactly {rules.exact} scores."


def _rich_man(rules: Rulebook, score: Score) -> str:
    total = sum(-part.points for part in score.parts)
    return f"Taxes: the face values count against you, {_addends(rules, score)} = {total}."


def _doctor(_rules: Rulebook, score: Score) -> str:
    cards = [card for part in score.parts for card in part.cards]
    each = score.points // len(cards)
    suit = suit_name(cards[0].suit).removesuffix("s")
    best = counted(len(cards), suit)
    return f"Every condition is met; the specialty is {best}, {points(each)} each."


def _doctor_twice(_rules: Rulebook, score: Score) -> str:
    first, *others = score.parts[0].cards
    equal = listed(short_card(card) for card in (first, *others) if card.rank is first.rank)
    return f"The ranks of a Doctor must all differ, and {equal} are equal."


def _doctor_no_heart(_rules: Rulebook, _score: Score) -> str:
    return "A Doctor needs a heart, and there is none."


def _doctor_no_ace(_rules: Rulebook, _score: Score) -> str:
    return "A Doctor needs an ace, and there is none."


def _indian_chief(_rules: Rulebook, score: Score) -> str:
    return f"{listed(map(_chief_part, score.parts))}.".capitalize()


def _chief_part(part: Part) -> str:
    ranks = ", ".join(short_rank(card) for card in part.cards)
    match part.name:
        case "last_digit":
            return f"{part.points} for the last digit of {listed(map(short_rank, part.cards))}"
        case "council":
            return _council(part)
        case "nothing":
            return f"nothing for the tribe ({ranks})"
        case name:
            return f"{part.points} for {HANDS[name]} ({ranks})"


def _council(part: Part) -> str:
    """Say what the Tribal Council scores: the same for each rank that is in it."""
    if not part.points:
        return "nothing for the council"
    each = f"{part.points // len(part.cards)}{' each' if part.cards[1:] else ''}"
    return f"{each} for {listed(f'the {short_rank(card)}' for card in part.cards)}"


def _sum(rules: Rulebook, score: Score) -> str:
    total = points(score.points)
    alone = len(score.parts) == 1 and not _named_ace(rules, score.parts[0])
    return total if alone else f"{_addends(rules, score)} = {total}"


def _addends(rules: Rulebook, score: Score) -> str:
    return " + ".join(_addend(rules, part) for part in score.parts)


def _addend(rules: Rulebook, part: Part) -> str:
    value = abs(part.points)
    return f"ace {value}" if _named_ace(rules, part) else str(value)


def _named_ace(rules: Rulebook, part: Part) -> bool:
    """Tell whether a face value needs its name: an ace that may count one value or another."""
    return part.cards[0].rank is Rank.ACE and len(rules.ace) > 1


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
