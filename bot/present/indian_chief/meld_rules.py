"""What each meld is and scores, in short and in full, from the values that score it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.present.indian_chief import facts
from bot.present.indian_chief.words import hand_name
from bot.present.words import listed, points
from bot.tongue import say
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import Rulebook


def short(rules: Rulebook, meld: Meld) -> str:
    """Return what a meld scores in at most 100 characters, for a select."""
    return _SHORT[meld](rules)


def full(rules: Rulebook, meld: Meld) -> Iterator[str]:
    """Return all that there is to know of a meld, one paragraph a thought."""
    return _FULL[meld](rules)


def _cards(rules: Rulebook, meld: Meld) -> str:
    return say("chief_rules-cards", cards=rules.sizes[meld])


# In short.


def _short_thief(rules: Rulebook) -> str:
    if rules.has_jokers:
        return say("chief_rules-short_thief_joker")
    if rules.stay:
        return say("chief_rules-short_thief_solo")
    return say("chief_rules-short_thief")


def _short_beggar_man(rules: Rulebook) -> str:
    each = points(rules.match)
    if rules.stay:
        return say("chief_rules-short_beggar_man_solo", points=each)
    return say("chief_rules-short_beggar_man", points=each)


def _short_lawyer(rules: Rulebook) -> str:
    return say("chief_rules-short_lawyer", exact=rules.exact)


def _short_doctor(rules: Rulebook) -> str:
    return say("chief_rules-short_doctor", points=points(rules.specialty))


def _short_indian_chief(rules: Rulebook) -> str:
    size = facts.tribe_size(rules)
    if rules.council:
        each = points(rules.council)
        return say("chief_rules-short_indian_chief_council", hand=size, points=each)
    return say("chief_rules-short_indian_chief", hand=size, aside=rules.aside)


_SHORT: Final[Mapping[Meld, Callable[[Rulebook], str]]] = {
    Meld.THIEF: _short_thief,
    Meld.BEGGAR_MAN: _short_beggar_man,
    Meld.POOR_MAN: lambda _: say("chief_rules-short_poor_man"),
    Meld.LAWYER: _short_lawyer,
    Meld.RICH_MAN: lambda _: say("chief_rules-short_rich_man"),
    Meld.DOCTOR: _short_doctor,
    Meld.INDIAN_CHIEF: _short_indian_chief,
}


# In full.


def _thief(rules: Rulebook) -> Iterator[str]:
    yield f"{_cards(rules, Meld.THIEF)} {say('chief_rules-thief')} {facts.values(rules)}"
    if facts.has_steals(rules):
        yield say("chief_rules-thief_picks_up" if rules.stay else "chief_rules-thief_steals")
    if rules.has_jokers:
        yield say("chief_rules-thief_joker")


def _beggar_man(rules: Rulebook) -> Iterator[str]:
    scored = say("chief_rules-beggar_man", matches=facts.matches(rules))
    yield f"{_cards(rules, Meld.BEGGAR_MAN)} {scored}"
    yield say("chief_rules-beggar_man_rank")
    if not rules.stay:
        yield say("chief_rules-beggar_man_others")
    if rules.has_jokers:
        yield beggar_joker(rules)


def beggar_joker(rules: Rulebook) -> str:
    """Say what a Beggar Man's joker is, and what other jokers are to it."""
    if not rules.jokers_match:
        return say("chief_rules-beggar_joker_nothing")
    late, stay = rules.declare_late, rules.stay
    its = say("chief_rules-beggar_joker_late" if late else "chief_rules-beggar_joker_best")
    others = say("chief_rules-beggar_joker_solo" if stay else "chief_rules-beggar_joker_others")
    return f"{its} {others}"


def _poor_man(rules: Rulebook) -> Iterator[str]:
    yield f"{_cards(rules, Meld.POOR_MAN)} {say('chief_rules-poor_man')}"
    yield facts.values(rules)


def _lawyer(rules: Rulebook) -> Iterator[str]:
    scored = say("chief_rules-lawyer", points=points(rules.exact), exact=rules.exact)
    yield f"{_cards(rules, Meld.LAWYER)} {scored}"
    yield facts.values(rules)


def _rich_man(rules: Rulebook) -> Iterator[str]:
    yield f"{_cards(rules, Meld.RICH_MAN)} {say('chief_rules-rich_man')}"
    yield facts.values(rules)


def _doctor(rules: Rulebook) -> Iterator[str]:
    conditions = say("chief_rules-doctor", ranks=rules.sizes[Meld.DOCTOR])
    yield f"{_cards(rules, Meld.DOCTOR)} {conditions}"
    yield say("chief_rules-doctor_specialty", points=points(rules.specialty))


def _indian_chief(rules: Rulebook) -> Iterator[str]:
    size = facts.tribe_size(rules)
    yield f"{_cards(rules, Meld.INDIAN_CHIEF)} {say('chief_rules-indian_chief')}"
    yield say("chief_rules-indian_chief_hand", cards=size, hands=hands(rules))
    yield say("chief_rules-indian_chief_aside", cards=rules.aside, aside=aside(rules))
    yield say("chief_rules-split_by_hand" if rules.split_by_hand else "chief_rules-split_best")


def aside(rules: Rulebook) -> str:
    """Say what the Chief's smaller part scores, after its number of cards."""
    if rules.council:
        return say("chief_rules-aside_council", points=points(rules.council))
    return say("chief_rules-aside_digit", example=facts.last_digit(rules))


def hands(rules: Rulebook) -> str:
    """List the hands of the Chief with their points, best first."""
    return listed(
        say("chief_rules-hand_points", hand=hand_name(name), points=number)
        for name, number in rules.hands.items()
        if number
    )


_FULL: Final[Mapping[Meld, Callable[[Rulebook], Iterator[str]]]] = {
    Meld.THIEF: _thief,
    Meld.BEGGAR_MAN: _beggar_man,
    Meld.POOR_MAN: _poor_man,
    Meld.LAWYER: _lawyer,
    Meld.RICH_MAN: _rich_man,
    Meld.DOCTOR: _doctor,
    Meld.INDIAN_CHIEF: _indian_chief,
}
