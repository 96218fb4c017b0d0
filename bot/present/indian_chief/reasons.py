"""Why a meld scored what it scored, in one plain sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.present.words import capital, listed, points, ranks_counted, short_card, short_rank
from bot.tongue import say
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
        return say("chief_why-thief_ace", points=part.points)
    return say("chief_why-thief", points=part.points)


def _beggar_man(rules: Rulebook, score: Score) -> str:
    matched = [card for part in score.parts for card in part.cards]
    if not matched:
        stay = rules.stay
        return say("chief_why-beggar_man_none_solo" if stay else "chief_why-beggar_man_none")
    number, each = len(matched), points(score.points // len(matched))
    name = "chief_why-beggar_man_solo" if rules.stay else "chief_why-beggar_man"
    return say(name, cards=ranks_counted(matched), number=number, points=each)


def _poor_man(rules: Rulebook, score: Score) -> str:
    if not score.parts:
        return say("chief_why-poor_man_none")
    return say("chief_why-poor_man", sum=_sum(rules, score))


def _lawyer(rules: Rulebook, score: Score) -> str:
    return say("chief_why-lawyer", sum=_sum(rules, score))


def _lawyer_off(rules: Rulebook, score: Score) -> str:
    return say("chief_why-lawyer_off", number=score.number, exact=rules.exact)


def _rich_man(rules: Rulebook, score: Score) -> str:
    total = sum(-part.points for part in score.parts)
    return say("chief_why-rich_man", addends=_addends(rules, score), total=total)


def _doctor(_rules: Rulebook, score: Score) -> str:
    cards = [card for part in score.parts for card in part.cards]
    each = points(score.points // len(cards))
    best = say(f"chief_why-doctor_{cards[0].suit.name.lower()}", number=len(cards))
    return say("chief_why-doctor", cards=best, points=each)


def _doctor_twice(_rules: Rulebook, score: Score) -> str:
    first, *others = score.parts[0].cards
    equal = listed(short_card(card) for card in (first, *others) if card.rank is first.rank)
    return say("chief_why-doctor_twice", cards=equal)


def _doctor_no_heart(_rules: Rulebook, _score: Score) -> str:
    return say("chief_why-doctor_no_heart")


def _doctor_no_ace(_rules: Rulebook, _score: Score) -> str:
    return say("chief_why-doctor_no_ace")


def _indian_chief(_rules: Rulebook, score: Score) -> str:
    return f"{capital(listed(map(_chief_part, score.parts)))}."


def _chief_part(part: Part) -> str:
    ranks = tuple(map(short_rank, part.cards))
    match part.name:
        case "last_digit":
            return say("chief_why-part_last_digit", points=part.points, cards=listed(ranks))
        case "council":
            return _council(part)
        case name:
            return say(f"chief_why-part_{name}", points=part.points, cards=", ".join(ranks))


def _council(part: Part) -> str:
    """Say what the Tribal Council scores: the same for each rank that is in it."""
    if not part.points:
        return say("chief_why-part_council_none")
    number, each = len(part.cards), part.points // len(part.cards)
    ranks = listed(say(f"chief_why-the_{card.rank.name.lower()}") for card in part.cards)
    return say("chief_why-part_council", number=number, points=each, cards=ranks)


def _sum(rules: Rulebook, score: Score) -> str:
    total = points(score.points)
    alone = len(score.parts) == 1 and not _named_ace(rules, score.parts[0])
    return total if alone else f"{_addends(rules, score)} = {total}"


def _addends(rules: Rulebook, score: Score) -> str:
    return " + ".join(_addend(rules, part) for part in score.parts)


def _addend(rules: Rulebook, part: Part) -> str:
    value = abs(part.points)
    return say("chief_why-ace", points=value) if _named_ace(rules, part) else str(value)


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
