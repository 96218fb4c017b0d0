"""Worked examples: the cards are fixed here; points, declaration and reason come from the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from bot.present.indian_chief import facts
from bot.present.indian_chief.reasons import reason
from bot.present.indian_chief.words import hand_name
from bot.present.words import capital, cards_marked, points, short_rank
from bot.tongue import say
from engine.cards import Card, Rank, parse_card
from engine.indian_chief.melds import declare, score
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import Rulebook


@dataclass(frozen=True, slots=True)
class Example:
    """A meld as somebody might make it, ``others`` being the cards that a Beggar Man may match."""

    cards: str
    others: str = ""


EXAMPLES: Final[Mapping[Meld, tuple[Example, ...]]] = {
    Meld.THIEF: (Example("KD"), Example("AC")),
    Meld.BEGGAR_MAN: (
        Example("7C QD", "7H QC QS KD 2H 9C"),
        Example("7C 7D", "7H QC QS KD 2H 9C"),
    ),
    Meld.POOR_MAN: (Example("9S KS 4H"), Example("AS 10S 8S")),
    Meld.LAWYER: (Example("10H 8C 5S 2D"), Example("AS AH KC 3D")),
    Meld.RICH_MAN: (Example("AC 2D 2H 3S 5C"),),
    Meld.DOCTOR: (Example("AS 4S 9S QS 6H KD"), Example("AS 4S 9S QC 9H KD")),
    Meld.INDIAN_CHIEF: (Example("7C 7D 7H 7S JS QH KC"), Example("10C 10D 10H 9S 9D 6C 3H")),
}
"""Two of each kind of meld, of one deck, that a hand without jokers could make."""

JOKERS: Final[Mapping[Meld, Example]] = {
    Meld.THIEF: Example("JK"),
    Meld.BEGGAR_MAN: Example("7C JK", "7H QC QS KD 2H 9C"),
    Meld.POOR_MAN: Example("9S JK 4H"),
    Meld.LAWYER: Example("10H JK 5S 2D"),
    Meld.RICH_MAN: Example("JK 2D 2H 3S 5C"),
    Meld.DOCTOR: Example("4S 9S QS JK 6S KD"),
    Meld.INDIAN_CHIEF: Example("7C 7D 7H JK JS QH 2C"),
}
"""One with a joker, shown in place of the second where there are jokers."""

HAND_CARDS: Final[Mapping[str, str]] = {
    "five_of_a_kind": "8C 8D 8H 8S 8D.1",
    "straight_flush": "4C 5C 6C 7C 8C",
    "four_of_a_kind": "JC JD JH JS 8D",
    "full_house": "10C 10D 10H 9S 9D",
    "flush": "4S JS 8S 2S 9S",
    "straight": "5C 6D 7S 8D 9H",
    "three_of_a_kind": "7C 7D 7S KC 3D",
    "two_pairs": "4C 4D 3C 3S QC",
    "one_pair": "AH AD 8C 4S 7C",
    "no_pair": "3D JC 8S 4H 2C",
    "nothing": "3D JC 8S 5H 2C",
}
"""A hand of the Chief of each name; where a hand has fewer cards, its first ones."""


def examples(rules: Rulebook, meld: Meld) -> tuple[str, ...]:
    """Return the worked examples of a meld, as Markdown."""
    chosen = EXAMPLES[meld]
    if rules.has_jokers:
        chosen = (*chosen[:1], JOKERS[meld])
    return tuple(told(rules, meld, example) for example in chosen)


def told(rules: Rulebook, meld: Meld, example: Example) -> str:
    """Score an example and tell it as a reveal does: cards, points, and why."""
    cards, others = _cards(example.cards), _cards(example.others)
    faces = declare(rules, meld, cards, others)
    scored = score(rules, meld, faces, others)
    declared = tuple(
        face if card.rank is Rank.JOKER and face.rank is not Rank.JOKER else None
        for card, face in zip(cards, faces, strict=True)
    )
    lines = (
        say("chief_rules-example", cards=cards_marked(cards, declared)),
        *_met(rules, others),
        f"**{capital(points(scored.points))}.** {reason(rules, scored)}",
    )
    return "\n".join(lines)


def _met(rules: Rulebook, others: tuple[Card, ...]) -> Iterator[str]:
    if others:
        lying = "chief_rules-example_solo" if rules.stay else "chief_rules-example_others"
        yield say(lying, cards=cards_marked(others))


def hand_lines(rules: Rulebook) -> str:
    """List the Chief's hands, best first, with points and an example each."""
    size = facts.tribe_size(rules)
    return "\n".join(
        f"- **{points(number)}** {hand_name(name)}: "
        f"{', '.join(map(short_rank, hand_cards(name, size)))}"
        for name, number in rules.hands.items()
    )


def hand_cards(name: str, size: int) -> tuple[Card, ...]:
    """Return the example of a hand of the Chief, of ``size`` cards."""
    return _cards(HAND_CARDS[name])[:size]


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))
