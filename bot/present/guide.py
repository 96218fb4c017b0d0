"""How to play, with every number taken from the rulebook that the table plays by."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.present.parts import heading
from bot.present.reasons import HANDS
from bot.present.scene import Scene
from bot.present.screen import Line, Screen, Text
from bot.present.words import MELDS, counted, listed, points
from engine.cards import Rank
from engine.indian_chief.model import Meld
from engine.indian_chief.poker import Category
from engine.indian_chief.rulebooks import Rulebook, rules_of

OVERVIEW = (
    "You hold {hand} cards. There are {rounds} rounds and {rounds} melds, and you play each meld "
    "once, in any order.\n"
    "**1.** In each round choose a meld and the cards for it, and **seal** it. Nobody sees it, and "
    "you may change it until the last player has sealed.\n"
    "**2.** All melds are revealed together and scored.\n"
    "**3.** Thieves may steal a revealed card. Then everybody is back at {hand} cards.\n"
    "After the last round the most points win.\n"
    "An ace counts {ace}, king, queen and jack {king}, all other cards their number."
)


def guide(scene: Scene) -> Screen:
    """Return the rules in short and the seven melds."""
    rules = rules_of(scene.table.options)
    return Screen(
        (heading(scene, "How to play"), Text(overview(rules)), Line(), Text(melds(rules)))
    )


def overview(rules: Rulebook) -> str:
    """Return the course of a game in less than 120 words."""
    return OVERVIEW.format(
        hand=rules.hand,
        rounds=rules.rounds,
        ace=rules.values[Rank.ACE],
        king=rules.values[Rank.KING],
    )


def melds(rules: Rulebook) -> str:
    """Return one paragraph for each meld."""
    return "\n".join(
        f"**{MELDS[meld]}**, {counted(rules.sizes[meld], 'card')}: {_MELDS[meld](rules)}"
        for meld in Meld
    )


def short(rules: Rulebook, meld: Meld) -> str:
    """Return what a meld scores in at most 100 characters, for a select."""
    return _SHORT[meld].format(
        match=points(rules.match), exact=rules.exact, specialty=points(rules.specialty)
    )


_SHORT = {
    Meld.THIEF: "Its face value; then it may steal a card",
    Meld.BEGGAR_MAN: "{match} for each card of others of an equal rank",
    Meld.POOR_MAN: "The face values of its spades only",
    Meld.LAWYER: "{exact} if the face values add up to exactly {exact}, else nothing",
    Meld.RICH_MAN: "All face values, as minus points",
    Meld.DOCTOR: "Six ranks, an ace, a heart: {specialty} for each card of the best suit",
    Meld.INDIAN_CHIEF: "A poker hand of five, and the last digit of two",
}


def _thief(_: Rulebook) -> str:
    return (
        "its face value. Then you may steal a card that another player has melded in this round, "
        "instead of drawing; your card takes its place. The lower rank steals first. "
        "There is no stealing in the last round."
    )


def _beggar_man(rules: Rulebook) -> str:
    return (
        f"{points(rules.match)} for each card that others meld in this round and that has the rank "
        "of either of your two."
    )


def _poor_man(_: Rulebook) -> str:
    return "the face values of its spades only."


def _lawyer(rules: Rulebook) -> str:
    return (
        f"{points(rules.exact)} if the face values add up to exactly {rules.exact}, else nothing."
    )


def _rich_man(_: Rulebook) -> str:
    return "all face values together, as minus points."


def _doctor(rules: Rulebook) -> str:
    return (
        "six different ranks, an ace and a heart among them, else nothing. "
        f"Then {points(rules.specialty)} for each card of your best suit."
    )


def _indian_chief(rules: Rulebook) -> str:
    hands = listed(f"{HANDS[c.name.lower()]} {rules.poker[c]}" for c in reversed(Category))
    return (
        f"five cards as a poker hand ({hands}), and the last digit of the other two face values "
        "together. The best split is found for you."
    )


_MELDS: Mapping[Meld, Callable[[Rulebook], str]] = {
    Meld.THIEF: _thief,
    Meld.BEGGAR_MAN: _beggar_man,
    Meld.POOR_MAN: _poor_man,
    Meld.LAWYER: _lawyer,
    Meld.RICH_MAN: _rich_man,
    Meld.DOCTOR: _doctor,
    Meld.INDIAN_CHIEF: _indian_chief,
}
