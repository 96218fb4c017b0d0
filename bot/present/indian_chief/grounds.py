"""The rule behind every refusal, in the numbers of the table that refused, and where to read on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.outcome import Refused
from bot.present.house_grounds import HOUSE_GROUNDS, OTHER_GAME, asks_why, plain
from bot.present.indian_chief import facts, topics
from bot.present.indian_chief.meld_rules import aside
from bot.present.indian_chief.rules import OVERVIEW, turning
from bot.present.indian_chief.way import Way, title, write
from bot.present.indian_chief.words import meld_name
from bot.present.screen import Button, Buttons, Screen, Text
from bot.present.words import counted, listed
from engine.core import Code
from engine.indian_chief.model import Meld
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import Rulebook

SCREEN: Final = "why"

Telling: TypeAlias = Callable[[Rulebook], str]
"""From the rules of a table to the rule in words."""


@dataclass(frozen=True, slots=True)
class Ground:
    """Why something is refused: a rule of the game or of the house, and the page about it."""

    rule: Telling
    page: str = "table"


def _house(text: str, page: str = "table") -> Ground:
    """Return a ground that has no number of the rules in it."""
    return Ground(plain(text), page)


def _sizes(rules: Rulebook) -> str:
    sizes = listed(f"{meld_name(meld)} {rules.sizes[meld]}" for meld in Meld)
    return f"Every meld has its own number of cards: {sizes}."


def _players(rules: Rulebook) -> str:
    return f"The number of players decides how many decks there are: {facts.decks(rules)}."


def _cards(rules: Rulebook) -> str:
    card = "A card is written as its rank and the letter of its suit"
    return f"{card}, a joker as JK." if rules.has_jokers else f"{card}; there are no jokers."


def _hand(rules: Rulebook) -> str:
    return f"A meld is made from the {counted(rules.hand, 'card')} of your own hand."


def _copies(rules: Rulebook) -> str:
    return f"Each deck holds every card once: {facts.decks(rules)}. You hold what your hand shows."


def _jokers(rules: Rulebook) -> str:
    if rules.has_jokers:
        return "Jokers come from the wild pile: whoever melds the Thief draws one."
    return "This rulebook is played without jokers; the cards are those of its decks."


def _awaited(rules: Rulebook) -> str:
    if rules.stay:
        return "Alone, a round goes on as soon as you have sealed."
    meld = "Everybody melds at the same time, and the round goes on when the last has sealed."
    if not facts.has_steals(rules):
        return meld
    return f"{meld} After the reveal only thieves act, the lowest card first."


def _columns(rules: Rulebook) -> str:
    if rules.columns == 1:
        return topics.length(rules)
    order = "in any order" if rules.any_column else "from left to right"
    return f"Every meld is scored once in each of {facts.columns(rules)}, {order}."


def _late(rules: Rulebook) -> str:
    whose = "lie on the table" if rules.stay else "others have melded"
    return (
        f"A {meld_name(Meld.BEGGAR_MAN)}'s joker is declared last, against the cards that {whose}."
    )


def _split(rules: Rulebook) -> str:
    return f"Of an {meld_name(Meld.INDIAN_CHIEF)}, {counted(rules.aside, 'card')} {aside(rules)}."


def _wish(rules: Rulebook) -> str:
    if facts.has_steals(rules):
        return "A wish answers for a thief who would be asked after the reveal what to steal."
    return "A wish is for thieves who steal, and in this rulebook no thief steals."


def _steal(rules: Rulebook) -> str:
    if not facts.has_steals(rules):
        return "In this rulebook no thief steals; a thief draws a joker."
    if rules.stay:
        return "Alone, a thief may pick up a card of an earlier meld of its own."
    safe = " Other thieves' cards are safe at this table." if rules.safe_thieves else ""
    return f"A thief takes a card that somebody else has melded in this round.{safe}"


_PAGES: Final = dict.fromkeys(
    (Refused.NO_PRESET, Refused.PRESETS_FULL, Refused.PRESET_NAME, Refused.HANDS_CLOSED), "house"
)
"""Where the pages tell more of a rule of the house, unless it is at the table."""

GROUNDS: Final[Mapping[Code | Refused, Ground]] = {
    **{code: _house(OTHER_GAME) for code in (*Code, *Refused)},
    Code.PLAYERS: Ground(_players, OVERVIEW),
    Code.OVER: Ground(lambda rules: f"A game has {counted(rules.rounds, 'round')}.", OVERVIEW),
    Code.NOT_AWAITED: Ground(_awaited, OVERVIEW),
    Code.MELD_USED: Ground(topics.length, OVERVIEW),
    Code.MELD_UNKNOWN: Ground(_sizes, OVERVIEW),
    Code.CARD_COUNT: Ground(_sizes, OVERVIEW),
    Code.CARD_UNKNOWN: Ground(_cards, OVERVIEW),
    Code.CARD_NOT_HELD: Ground(_hand, OVERVIEW),
    Code.CARD_TWICE: Ground(_copies, OVERVIEW),
    Code.NO_JOKERS: Ground(_jokers, "jokers"),
    Code.COLUMN: Ground(_columns, "triple"),
    Code.NOT_A_JOKER: Ground(_jokers, "jokers"),
    Code.DECLARED_LATER: Ground(_late, Meld.BEGGAR_MAN),
    Code.DECLARED_JOKER: _house(
        "A joker stands for a card of the deck, and a joker is none.", "jokers"
    ),
    Code.JOKER_COUNT: Ground(_late, Meld.BEGGAR_MAN),
    Code.SPLIT_OFF: _house(
        "The best split is found for everybody alike; to choose the parts by hand is a house rule.",
        "house",
    ),
    Code.SPLIT_COUNT: Ground(_split, Meld.INDIAN_CHIEF),
    Code.SPLIT_CARD: Ground(_split, Meld.INDIAN_CHIEF),
    Code.HOUSE_RULE: _house(
        "A house rule departs from one rule of the game, and that rule must be in use.", "house"
    ),
    Code.WISH_WITHOUT_THIEF: Ground(_wish, "thieves"),
    Code.NO_STEALS: _house("A Thief who draws a joker steals no card.", "jokers"),
    Code.WISH_LONG: Ground(_wish, "thieves"),
    Code.WISH_UNKNOWN: Ground(_wish, "thieves"),
    Code.STEAL_OWN: Ground(_steal, "thieves"),
    Code.STEAL_NOTHING: Ground(_steal, "thieves"),
    Code.STEAL_SAFE: Ground(_steal, "thieves"),
    **{code: _house(text, _PAGES.get(code, "table")) for code, text in HOUSE_GROUNDS.items()},
    Refused.TOO_FEW: Ground(_players, OVERVIEW),
    Refused.UNFINISHED: Ground(_sizes, OVERVIEW),
    Refused.SEATS: Ground(_players, OVERVIEW),
    Refused.NO_SUGGESTIONS: _house(
        "Whether the bot proposes melds is a house rule: where it does not, everybody is on their "
        "own.",
        "house",
    ),
    Refused.NOT_SOLO: _house(
        "What is still to come is counted for a player alone: among several it would be a help "
        "that not all use.",
        "solo",
    ),
}
"""Every refusal's ground: both closed lists, whole."""


def why_button(code: Code | Refused, options: Options) -> Button:
    """Return the button under a refusal that tells its ground."""
    return asks_why(SCREEN, code, write(options))


def why_not(code: Code | Refused, way: Way) -> Screen:
    """Return the rule behind a refusal, and the way to the page about it."""
    ground = GROUNDS[code]
    return Screen(
        (
            Text(f"## Why can't I?\n-# {title(way.options)}"),
            Text(ground.rule(way.rules)),
            Buttons((turning(ground.page, way),)),
        )
    )
