"""Why the rules refuse a move, one sentence for each code."""

from __future__ import annotations

from bot.present.indian_chief.words import meld_name
from bot.present.sentences import MY_HAND, Sentence
from bot.present.words import listed
from engine.core import Code
from engine.indian_chief.model import Meld

_DECK = (
    "Cards are written rank and suit: `AS` ace of spades, `10H` ten of hearts, `JK` a joker where "
    "there are any."
)

CODES = {
    Code.PLAYERS: Sentence(
        "This game is for {least} to {most} players; seated so far: {players}.",
        "Change the number of seats, or add computer players.",
    ),
    Code.OVER: Sentence(
        "This game is over.",
        "Press **Play again** under the result for another one.",
    ),
    Code.NOT_AWAITED: Sentence(
        "There is nothing for you to do just now.",
        MY_HAND,
    ),
    Code.MELD_USED: Sentence("You have played the {meld} already.", MY_HAND),
    Code.MELD_UNKNOWN: Sentence(
        "There is no meld called {meld}.",
        f"The melds are {listed(map(meld_name, Meld))}.",
    ),
    Code.CARD_COUNT: Sentence("The {meld} takes {need} of your cards, not {got}.", MY_HAND),
    Code.CARD_UNKNOWN: Sentence(
        "{card} is not a card.",
        _DECK,
    ),
    Code.NO_JOKERS: Sentence("This game has no jokers.", _DECK),
    Code.CARD_NOT_HELD: Sentence("You do not hold the {card}.", MY_HAND),
    Code.CARD_TWICE: Sentence(
        "The {card} is named more often than you hold it.",
        MY_HAND,
    ),
    Code.WISH_WITHOUT_THIEF: Sentence(
        "Only the Thief may carry a wish.",
        "Seal the meld without a wish, or choose the Thief.",
    ),
    Code.NO_STEALS: Sentence(
        "Thieves do not steal in this game, so there is nothing to wish for.",
        "Seal the meld without a wish.",
    ),
    Code.WISH_LONG: Sentence(
        "A wish may name {most} cards at the most.",
        "Name the best ones first, and no more.",
    ),
    Code.WISH_UNKNOWN: Sentence(
        "I do not understand the wish {wish}.",
        "Name cards, ranks or suits, best first: `AH A S` is the ace of hearts, else an ace, "
        "else the highest spade.",
    ),
    Code.COLUMN: Sentence(
        "You cannot score the {meld} in column {column} now; open for it: {open}.",
        MY_HAND,
    ),
    Code.NOT_A_JOKER: Sentence("The {card} is no joker, so it cannot be declared.", MY_HAND),
    Code.DECLARED_JOKER: Sentence("A joker can be declared a card of the deck only.", _DECK),
    Code.DECLARED_LATER: Sentence(
        "A Beggar Man's joker is declared when the melds lie open.",
        "Seal it without a declaration.",
    ),
    Code.SPLIT_OFF: Sentence(
        "At this table the bot finds the best split of an Indian Chief.",
        "Seal the cards without choosing a part.",
    ),
    Code.SPLIT_CARD: Sentence(
        "The {card} is not among the cards of this Indian Chief.",
        "Name cards of the meld for its smaller part.",
    ),
    Code.JOKER_COUNT: Sentence(
        "Jokers to declare: {need}; cards that were named: {got}.",
        "Name a rank for each joker, as `Q` or `10`, or `best`.",
    ),
    Code.SPLIT_COUNT: Sentence(
        "The smaller part of the Indian Chief has {need} cards, not {got}.",
        MY_HAND,
    ),
    Code.HOUSE_RULE: Sentence(
        "The house rule \u201c{rule}\u201d has no meaning in this game: it is about {lacking}.",
        "Change that first, or leave this rule as it is.",
    ),
    Code.STEAL_OWN: Sentence("That card is your own.", "Pick another card."),
    Code.STEAL_NOTHING: Sentence("No card lies there.", "Pick another card."),
    Code.STEAL_SAFE: Sentence(
        "A Thief's card is safe at this table.",
        "Pick another card.",
    ),
    Code.NOT_YOUR_TURN: Sentence(
        "It is not your turn: {turn} is to bid.",
        "A standing order bids for you when your turn comes.",
    ),
    Code.KEEP_EARLY: Sentence(
        "There is no earlier bid of yours to keep.",
        "Say **In** or **Out**.",
    ),
    Code.WENT_OUT: Sentence(
        "You are out of this hand.",
        "When the hand is over, the next one is dealt to everybody.",
    ),
    Code.NO_ORDERS: Sentence(
        "Everybody bids at the same time here, so there is no turn to give an order for.",
        "Say **In** or **Out**; you may change it until the last has bid.",
    ),
    Code.ORDER_NUMBER: Sentence(
        "This order takes a number from {least} to {most}, and {number} was given.",
        "Choose another number of players.",
    ),
    Code.ORDER_SEAT: Sentence(
        "An order can wait only for another player who is still in.",
        "Choose one of those, or another order.",
    ),
    Code.GIVE_COUNT: Sentence(
        "You have {need} forfeits to hand out, and that makes {got}.",
        "Hand out that many, no more and no fewer; or press **Evenly**.",
    ),
    Code.GIVE_OWN: Sentence(
        "Nobody hands out forfeits to themselves.", "Give them to the others, in any split."
    ),
}
