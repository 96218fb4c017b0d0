"""The rule behind every refusal, in the numbers of the table that refused, and where to read on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.click import OPEN, Personal
from bot.outcome import Refused
from bot.present.indian_chief import facts, topics
from bot.present.indian_chief.meld_rules import aside
from bot.present.indian_chief.rules import OVERVIEW, turning
from bot.present.indian_chief.way import Way, title, write
from bot.present.screen import Button, Buttons, Screen, Text
from bot.present.words import MELDS, counted, listed
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
    return Ground(lambda _: text, page)


def _sizes(rules: Rulebook) -> str:
    sizes = listed(f"{MELDS[meld]} {rules.sizes[meld]}" for meld in Meld)
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
    return f"A {MELDS[Meld.BEGGAR_MAN]}'s joker is declared last, against the cards that {whose}."


def _split(rules: Rulebook) -> str:
    return f"Of an {MELDS[Meld.INDIAN_CHIEF]}, {counted(rules.aside, 'card')} {aside(rules)}."


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


_SEATED = "Only those who hold a seat can play, look at its hand or leave it."
_PLACE = (
    "A table is played in its own channel: from elsewhere, only those who belong to it reach it."
)
_SEVERAL = "One person may sit at several tables, so a command must say which one it means."
_SERVER = (
    "Each server says for itself where tables are opened, how fast they are, and which rules it "
    "has saved; only those who may manage the server change that."
)
_BEGINS = "A game begins when the host starts it, or when a person takes the last free seat."
_RECORDED = "What you do is recorded first and shown after that, so that nothing recorded is lost."

GROUNDS: Final[Mapping[Code | Refused, Ground]] = {
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
    Code.NOT_YOUR_TURN: _house(
        "Bids go round the table from the dealer's left, so that each player knows those before."
    ),
    Code.KEEP_EARLY: _house(
        "The first bid of a hand is in or out; only at a later turn is there a bid to keep."
    ),
    Code.WENT_OUT: _house(
        "Who goes out looks at the own card, and so cannot come back into the hand."
    ),
    Code.NO_ORDERS: _house(
        "A standing order bids when a player's turn comes; where all bid at once nobody has a turn."
    ),
    Code.ORDER_NUMBER: _house(
        "Such an order compares a number with how many players stay in, from a pair to all of them."
    ),
    Code.ORDER_SEAT: _house(
        "An order waits for something to happen: that another player, who is in, goes out."
    ),
    Refused.NO_TABLE: _house(_PLACE),
    Refused.NO_TABLE_HERE: _house(_PLACE),
    Refused.WHICH_TO_JOIN: _house(_SEVERAL),
    Refused.WHICH_TABLE: _house(_SEVERAL),
    Refused.NO_SEAT: _house(_SEATED),
    Refused.AWAY: _house(
        "Who left may come back until the game ends; until then a computer plays the seat."
    ),
    Refused.NOT_HOST: _house(
        "The host chooses the rules, seats computers, starts and ends the game; a host who leaves "
        "passes that on."
    ),
    Refused.FULL: _house("Every seat is held by one person or one computer."),
    Refused.INVITED_ONLY: _house("The host said who may join when opening the table."),
    Refused.TOO_FEW: Ground(_players, OVERVIEW),
    Refused.NO_COMPUTER: _house("The host may take away computers, and never people."),
    Refused.BEGUN: _house(
        "The cards are dealt from what every seat brought along, so that everybody can check the "
        "deal; so seats and rules are fixed when the game begins."
    ),
    Refused.NOT_ENDED: _house(
        "Hands and the chance behind them are secret while the game lasts, for everybody."
    ),
    Refused.NOT_BEGUN: _house(_BEGINS),
    Refused.CLOSED: _house("A table is for one game; what it was stays as it is."),
    Refused.STALE: _house("A choice counts for the round, and the moment, that it was made for."),
    Refused.UNFINISHED: Ground(_sizes, OVERVIEW),
    Refused.BOT: _house("Seats are for people, and for the computer players of this bot."),
    Refused.UNKNOWN: _house("A button works as this bot has made it, and for what it knows still."),
    Refused.SEATS: Ground(_players, OVERVIEW),
    Refused.NO_MENTION: _house("Only a mention says for certain who is meant."),
    Refused.UNSHOWN: _house(_RECORDED),
    Refused.NOT_NOW: _house(_RECORDED),
    Refused.CANNOT_POST: _house(
        "Reveals, scores and the result are posted in the table's channel, so the bot must be able "
        "to write there."
    ),
    Refused.CHANNEL_OFF: _house(_SERVER),
    Refused.NO_CHANNEL: _house(_SERVER),
    Refused.NOT_ADMIN: _house(_SERVER),
    Refused.ONLY_SERVER: _house(_SERVER),
    Refused.NO_PRESET: _house(_SERVER, "house"),
    Refused.PRESETS_FULL: _house(_SERVER, "house"),
    Refused.PRESET_NAME: _house(_SERVER, "house"),
    Refused.HANDS_CLOSED: _house(
        "Whether hands are opened after the end is a house rule, told before the first card.",
        "house",
    ),
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
    Refused.NO_ROUND: _house("Only what was revealed can be explained, and nothing before that."),
}
"""Every refusal's ground: both closed lists, whole."""

_BY_CODE: Final[Mapping[str, Code | Refused]] = {code.value: code for code in GROUNDS}


def why_button(code: Code | Refused, options: Options) -> Button:
    """Return the button under a refusal that tells its ground; never a card in it."""
    return Button("Why can't I?", Personal(SCREEN, OPEN, (code.value, write(options))))


def find(text: str) -> Code | Refused | None:
    """Return the code that a button carries."""
    return _BY_CODE.get(text)


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
