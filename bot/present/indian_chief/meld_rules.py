"""What each meld is and scores, in short and in full, from the values that score it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.present.indian_chief import facts
from bot.present.indian_chief.reasons import HANDS
from bot.present.indian_chief.words import meld_name
from bot.present.words import counted, listed, points
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import Rulebook


def short(rules: Rulebook, meld: Meld) -> str:
    """Return what a meld scores in at most 100 characters, for a select."""
    return _SHORT[meld](rules)


def full(rules: Rulebook, meld: Meld) -> Iterator[str]:
    """Return all that there is to know of a meld, one paragraph a thought."""
    return _FULL[meld](rules)


def _cards(rules: Rulebook, meld: Meld) -> str:
    return f"Meld **{counted(rules.sizes[meld], 'card')}**."


# In short.


def _short_thief(rules: Rulebook) -> str:
    if rules.has_jokers:
        return "Its face value; then it draws a joker"
    if rules.stay:
        return "Its face value; then it may pick up an earlier card"
    return "Its face value; then it may steal a card"


def _short_beggar_man(rules: Rulebook) -> str:
    whose = "earlier melds" if rules.stay else "others"
    return f"{points(rules.match)} for each card of {whose} of an equal rank"


def _short_lawyer(rules: Rulebook) -> str:
    return f"{rules.exact} if the face values add up to exactly {rules.exact}, else nothing"


def _short_doctor(rules: Rulebook) -> str:
    each = points(rules.specialty)
    return f"Different ranks, an ace, a heart: {each} for each card of the best suit"


def _short_indian_chief(rules: Rulebook) -> str:
    size = facts.tribe_size(rules)
    if rules.council:
        return f"A hand of {size}, and {points(rules.council)} each for a jack, a queen, a king"
    return f"A poker hand of {size}, and the last digit of {rules.aside}"


_SHORT: Final[Mapping[Meld, Callable[[Rulebook], str]]] = {
    Meld.THIEF: _short_thief,
    Meld.BEGGAR_MAN: _short_beggar_man,
    Meld.POOR_MAN: lambda _: "The face values of its spades only",
    Meld.LAWYER: _short_lawyer,
    Meld.RICH_MAN: lambda _: "All face values, as minus points",
    Meld.DOCTOR: _short_doctor,
    Meld.INDIAN_CHIEF: _short_indian_chief,
}


# In full.


def _thief(rules: Rulebook) -> Iterator[str]:
    yield f"{_cards(rules, Meld.THIEF)} It scores its face value. {facts.values(rules)}"
    if facts.has_steals(rules):
        yield _steal(rules)
    if rules.has_jokers:
        yield (
            "When the hands are filled up after the round, the thief takes a **joker** from the "
            "wild pile in place of a card from the deck."
        )


def _steal(rules: Rulebook) -> str:
    if rules.stay:
        return (
            "Then you may **pick up** a card of an earlier meld of yours in place of drawing one; "
            "the thief's card takes its place."
        )
    return (
        "Then you may **steal** a card that another player has melded in this round, in place of "
        "drawing one; the thief's card takes its place. The page on stealing tells the order."
    )


def _beggar_man(rules: Rulebook) -> Iterator[str]:
    yield f"{_cards(rules, Meld.BEGGAR_MAN)} You score {facts.matches(rules)}."
    yield (
        "Only the rank decides, not the suit and not the value. If yours are of one rank, a match "
        "still scores once."
    )
    if not rules.stay:
        yield "Your own cards never count; those of other Beggar Men do."
    if rules.has_jokers:
        yield beggar_joker(rules)


def beggar_joker(rules: Rulebook) -> str:
    """Say what a Beggar Man's joker is, and what other jokers are to it."""
    beggar = meld_name(Meld.BEGGAR_MAN)
    if not rules.jokers_match:
        return f"At this table a joker matches nothing for a {beggar}."
    its = (
        f"As {beggar} you say what your joker is when the melds lie open."
        if rules.declare_late
        else f"A {beggar}'s joker becomes what scores best when the melds lie open."
    )
    others = (
        "Those of earlier melds are back in the wild pile, and match nothing."
        if rules.stay
        else "Another's counts as the card it was declared."
    )
    return f"{its} {others}"


def _poor_man(rules: Rulebook) -> Iterator[str]:
    yield f"{_cards(rules, Meld.POOR_MAN)} Only its **spades** score, by their face values."
    yield facts.values(rules)


def _lawyer(rules: Rulebook) -> Iterator[str]:
    yield (
        f"{_cards(rules, Meld.LAWYER)} It scores {points(rules.exact)} if the face values add "
        f"up to **exactly {rules.exact}**, and nothing otherwise."
    )
    yield facts.values(rules)


def _rich_man(rules: Rulebook) -> Iterator[str]:
    yield (
        f"{_cards(rules, Meld.RICH_MAN)} All face values count **against** you: low cards are best."
    )
    yield facts.values(rules)


def _doctor(rules: Rulebook) -> Iterator[str]:
    yield (
        f"{_cards(rules, Meld.DOCTOR)} It scores only if all of this is true:\n"
        f"- {rules.sizes[Meld.DOCTOR]} different ranks\n- a heart among them\n- an ace among them"
    )
    yield (
        f"Then one suit is the specialty: **{points(rules.specialty)}** for each card of it. The "
        "best suit is found for you. One card may be ace, heart and specialty at once."
    )


def _indian_chief(rules: Rulebook) -> Iterator[str]:
    yield f"{_cards(rules, Meld.INDIAN_CHIEF)} It has two parts that score together."
    yield f"**{counted(facts.tribe_size(rules), 'card')}** score as a hand: {hands(rules)}."
    yield f"**{counted(rules.aside, 'card')}** {aside(rules)}."
    if rules.split_by_hand:
        yield "You may choose the parts yourself when sealing; else the best split is found."
    else:
        yield "The best split into the two parts is found for you."


def aside(rules: Rulebook) -> str:
    """Say what the Chief's smaller part scores, after its number of cards."""
    if rules.council:
        return (
            f"are the Tribal Council: {points(rules.council)} each for one jack, one queen and one "
            "king"
        )
    return f"score the last digit of their face values together: {facts.last_digit(rules)}"


def hands(rules: Rulebook) -> str:
    """List the hands of the Chief with their points, best first."""
    scoring = (f"{HANDS[name]} {number}" for name, number in rules.hands.items() if number)
    return listed(scoring)


_FULL: Final[Mapping[Meld, Callable[[Rulebook], Iterator[str]]]] = {
    Meld.THIEF: _thief,
    Meld.BEGGAR_MAN: _beggar_man,
    Meld.POOR_MAN: _poor_man,
    Meld.LAWYER: _lawyer,
    Meld.RICH_MAN: _rich_man,
    Meld.DOCTOR: _doctor,
    Meld.INDIAN_CHIEF: _indian_chief,
}
