"""Every sentence that refuses something: why not, and the way on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.away import MOST, WITHIN
from bot.outcome import Refused
from bot.paces import LONGEST, SHORTEST
from bot.present.games import SCREENS
from bot.present.indian_chief.words import MELDS, column_name
from bot.present.names import clip, escape, mention, seat_mention
from bot.present.screens import Wording
from bot.present.words import card_name, duration, listed, when
from data.log import Gone, Table
from engine.cards import parse_card
from engine.core import Code, Seat

_LONGEST_ECHO = 40  # columns of what a person typed, when it is repeated


@dataclass(frozen=True, slots=True)
class Sentence:
    """Why something was refused: ``text``, and the ``way`` on; ``grounds`` has the rule behind it.

    Braces in the text are facts: ``{meld}``, ``{card}``, numbers, ``{host}``, ``{tables}``. In the
    way ``{opens}`` are the commands that open a table, ``{back}`` the button back to the own seat.
    """

    text: str
    way: str


_MY_HAND = "For where you stand use `/table hand`."
_NEWEST = "The newest message of the table has the way on; for where you stand use `/table hand`."
_COMMANDS = tuple(f"`{screens.opens}`" for screens in SCREENS.values() if screens.opens)
_NIGHTS = "`/poker night`"  # where a night is, its server allows them
_OPEN = "open a table with {opens}"
_OWN_TABLE = "open a table of your own with {opens}"
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
        _MY_HAND,
    ),
    Code.MELD_USED: Sentence("You have played the {meld} already.", _MY_HAND),
    Code.MELD_UNKNOWN: Sentence(
        "There is no meld called {meld}.",
        f"The melds are {listed(MELDS.values())}.",
    ),
    Code.CARD_COUNT: Sentence("The {meld} takes {need} of your cards, not {got}.", _MY_HAND),
    Code.CARD_UNKNOWN: Sentence(
        "{card} is not a card.",
        _DECK,
    ),
    Code.NO_JOKERS: Sentence("This game has no jokers.", _DECK),
    Code.CARD_NOT_HELD: Sentence("You do not hold the {card}.", _MY_HAND),
    Code.CARD_TWICE: Sentence(
        "The {card} is named more often than you hold it.",
        _MY_HAND,
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
        _MY_HAND,
    ),
    Code.NOT_A_JOKER: Sentence("The {card} is no joker, so it cannot be declared.", _MY_HAND),
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
        _MY_HAND,
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

REFUSED = {
    Refused.CHANNEL_OFF: Sentence(
        "On this server, tables are opened in other channels: {channels}.",
        "Go there, or ask an admin to allow this channel with `/config`.",
    ),
    Refused.NO_CHANNEL: Sentence(
        "That is no channel of this server in which a table could be opened.",
        "Nothing has changed. Use `/config` and choose from the list.",
    ),
    Refused.NOT_ADMIN: Sentence(
        "This needs the permission Manage Server.", "Ask one of the server's admins."
    ),
    Refused.ONLY_SERVER: Sentence(
        "Settings, saved rules and nights belong to a server.",
        "Use the command in a channel of a server.",
    ),
    Refused.NO_PRESET: Sentence(
        "This server has no rules saved as {preset}; it has {presets}.", "Choose one of them."
    ),
    Refused.PRESETS_FULL: Sentence(
        "A server can save {most} sets of rules, and has that many.",
        "An admin can remove one with `/config`.",
    ),
    Refused.PRESET_NAME: Sentence("A name has 1 to {most} characters.", "Choose another name."),
    Refused.HANDS_CLOSED: Sentence(
        "This table keeps its deal closed, after the end too: a house rule, told before it began.",
        "Scores and reveals stay as they were told.",
    ),
    Refused.NO_SUGGESTIONS: Sentence(
        "At this table the bot makes no suggestions.",
        "They are a house rule, with which the next game may begin.",
    ),
    Refused.NOTHING_TO_PLAN: Sentence(
        "There is nothing now that you could miss, so there is nothing to plan.",
        "A plan is for a choice that you are still asked for.",
    ),
    Refused.NOT_SOLO: Sentence("This is for solo games only.", _MY_HAND),
    Refused.WRONG_GAME: Sentence("That is a move of another game than this table's.", _NEWEST),
    Refused.NO_ROUND: Sentence("Nothing has been revealed there.", _NEWEST),
    Refused.NIGHT_OFF: Sentence(
        "Nights for forfeits are off on this server.",
        "Somebody with Manage Server can allow them with `/config`.",
    ),
    Refused.NO_SPLIT: Sentence(
        "I cannot tell who gets how many by {given}, so nothing has been handed out.",
        "Write players of this hand and a number for each: `@Ada 3 @Ben 2`; or `evenly`.",
    ),
    Refused.NO_GUEST: Sentence("You are not part of this night.", "Press **Join** to be asked."),
    Refused.NIGHT_FULL: Sentence(
        "All places of this night are taken.",
        "Press **Join** again after a hand: somebody may have left.",
    ),
    Refused.NO_REST: Sentence("A hand is still being played.", "Wait until it is over."),
    Refused.NOTHING_TO_SKIP: Sentence(
        "That hand brought you nothing that you could skip.", "Look at **My forfeits**."
    ),
    Refused.BARRED: Sentence(
        "The host took you off this table, and you cannot sit down here again.",
        f"You may watch, or {_OWN_TABLE}.",
    ),
    Refused.AT_TABLE: Sentence("You have a place at this table, and hear of it anyway.", _MY_HAND),
    Refused.NOT_TOLD: Sentence(
        "The host took you off this table, so no DM tells you of it.",
        f"You may watch in the channel, or {_OWN_TABLE}.",
    ),
    Refused.FOLLOWERS_FULL: Sentence(
        "{most} people follow this table already; more it cannot tell.",
        "You may watch in the channel.",
    ),
    Refused.THREAD_REFUSED: Sentence(
        "Discord makes no thread here just now.", "Try again later, or leave `thread` out."
    ),
    Refused.NO_THREADS: Sentence(
        "Here a table can have no thread of its own: a thread or a voice channel holds none.",
        "Leave `thread` out, or use the command in a text channel.",
    ),
    Refused.NOT_HERE: Sentence(
        "That person has no seat at this table.", "Choose somebody who is seated here."
    ),
    Refused.YOURSELF: Sentence(
        "That would be yourself.", "To go, press **Leave**; to hand on, choose somebody else."
    ),
    Refused.CANNOT_HOST: Sentence(
        "Only somebody who plays at this table can be its host.",
        "Choose a person whose seat is not played by a computer.",
    ),
    Refused.NO_TIME_LIMIT: Sentence(
        "There is no time limit just now that could be extended.", _MY_HAND
    ),
    Refused.EXTENDED_ENOUGH: Sentence(
        "This has been given more time already, and {most} times is the most.", _MY_HAND
    ),
    Refused.NO_NUDGES: Sentence(
        "There is nobody to nudge just now: only a slow game that waits for a move has that.",
        _MY_HAND,
    ),
    Refused.NUDGE_YOURSELF: Sentence(
        "The table waits for you too, so you cannot nudge the others.", _MY_HAND
    ),
    Refused.NUDGED_BEFORE: Sentence(
        "Somebody has nudged in this phase already, and once is enough.", _MY_HAND
    ),
    Refused.NUDGE_TOO_SOON: Sentence(
        "It is too early to nudge anybody: from {at} on you may.", _MY_HAND
    ),
    Refused.ALL_SHOWED_UP: Sentence(
        "Everybody who sat down for this game has shown up.",
        "The host may end it, or take somebody off the table.",
    ),
    Refused.NO_CHANNEL_TOLD: Sentence(
        "This table is in no channel, so there is none to move it from.", _MY_HAND
    ),
    Refused.NOT_EXPIRING: Sentence(
        "This table does not close by itself, so there is nothing to keep open.", _NEWEST
    ),
    Refused.LENGTH_UNREAD: Sentence(
        "I cannot tell how long {given} is.",
        "Write a number and a unit: `36h`, `2 days`, `90 min`, `1 day 12 hours`.",
    ),
    Refused.LENGTH_BOUNDS: Sentence(
        f"A move can last from {duration(SHORTEST)} to {duration(LONGEST)}, and {{given}} is not "
        "between them.",
        "Choose another length, like `36h` or `2 days`.",
    ),
    Refused.LENGTH_MISSING: Sentence(
        "A pace of its own needs a length.", "Say it with the option `length`, like `36h`."
    ),
    Refused.LENGTH_UNUSED: Sentence(
        "The pace you chose has its length already.",
        "Leave out the option `length`, or choose the pace Own.",
    ),
    Refused.NO_TIMES: Sentence(
        "This table has no pace that could be changed.",
        "A night has its own clock, and alone nobody waits for you.",
    ),
    Refused.SAME_TIMES: Sentence(
        "That is how this table is played already.", "Choose another pace or length first."
    ),
    Refused.NOT_PROPOSED: Sentence("That is not being asked any more.", _NEWEST),
    Refused.NO_DATE: Sentence(
        "I cannot read {typed} as a day.", "Write it as `14 June`, `2026-06-14` or `2 weeks`."
    ),
    Refused.DATE_OVER: Sentence(
        "That day has begun already.", "Say on which day you are back, tomorrow or later."
    ),
    Refused.AWAY_TOO_LONG: Sentence(
        "You may be away until {until}, and no longer.",
        f"Choose an earlier day: {duration(MOST)} in any {duration(WITHIN)} are the most.",
    ),
    Refused.NOT_AWAY: Sentence(
        "You are not away, so all your games wait for you as always.",
        "To be away use `/me away`.",
    ),
    Refused.NO_CLOCK: Sentence("No clock runs at this table that could be paused.", _MY_HAND),
    Refused.PAUSED_ALREADY: Sentence(
        "The game is paused already, until {until} at the latest.", _MY_HAND
    ),
    Refused.PAUSED_ENOUGH: Sentence(
        "Each player may pause a game for {budget} in all, and you have.",
        "Somebody else may pause it, or the host may give more time.",
    ),
    Refused.PAUSE_TOO_LONG: Sentence(
        "You may pause this game for {left} more, and no longer.", "Choose a shorter pause."
    ),
    Refused.NOT_PAUSED: Sentence("The game is not paused.", _MY_HAND),
    Refused.NOT_PAUSER: Sentence(
        "Only {pauser}, who paused the game, or its host can resume it before {until}.",
        "Then it goes on by itself. You may act all the same.",
    ),
    Refused.NO_TABLE: Sentence(
        "There is no such table here.",
        f"Use the command in the table's own channel, or {_OPEN}.",
    ),
    Refused.NO_TABLE_HERE: Sentence(
        "I find no table of yours here.",
        f"Use the command in the table's channel, or {_OPEN}.",
    ),
    Refused.WHICH_TABLE: Sentence(
        "You sit at several tables: {tables}.",
        "Say which one with the option `table`, or press its button in `/mygames`.",
    ),
    Refused.WHICH_TO_JOIN: Sentence(
        "Several tables of this channel have free seats: {tables}.",
        "Say which one with the option `table`, or press **Join** under its post.",
    ),
    Refused.WHICH_TO_FOLLOW: Sentence(
        "It could be one of several tables: {tables}.",
        "Say which one with the option `table`, or press **Follow** under its post.",
    ),
    Refused.NO_SEAT: Sentence(
        "You have no seat at this table.",
        "You may watch: reveals, scores and the result are posted in the channel for everybody; "
        "`/table follow` tells you of them by DM.",
    ),
    Refused.AWAY: Sentence(
        "{gone}, so a computer plays your seat.",
        "Press **{back}**, or use `/table join`, to take your seat back.",
    ),
    Refused.NOT_ENDED: Sentence(
        "The deal is secret while the game lasts.",
        "When the game has ended, everybody may look at it.",
    ),
    Refused.NOT_HOST: Sentence(
        "Only the host may do that, and the host is {host}.",
        f"Ask the host, or {_OWN_TABLE}.",
    ),
    Refused.FULL: Sentence(
        "All seats are taken.",
        f"The host may press **Start** now. Without a seat you may watch, or {_OWN_TABLE}.",
    ),
    Refused.INVITED_ONLY: Sentence(
        "This table is for invited players.",
        f"Ask the host for an invitation, or {_OWN_TABLE}.",
    ),
    Refused.OFTEN_LATE: Sentence(
        "This table asks for at least {least} % of moves in time, and of yours lately it was "
        "{percent} %.",
        f"You may watch, or {_OWN_TABLE}.",
    ),
    Refused.TOO_FEW: Sentence(
        "The game needs at least {least} players; seated so far: {players}.",
        "Wait for one more, or press **Add computer**.",
    ),
    Refused.NO_COMPUTER: Sentence(
        "No computer has a seat here.", "People leave by pressing **Leave** themselves."
    ),
    Refused.BEGUN: Sentence(
        "The game has begun, so its seats and its rules are fixed.",
        _NEWEST,
    ),
    Refused.NOT_BEGUN: Sentence(
        "The game has not begun yet.", "The host presses **Start** when everybody is there."
    ),
    Refused.CLOSED: Sentence(
        "This table is closed.",
        f"Press **Play again** under its result, or {_OPEN}.",
    ),
    Refused.STALE: Sentence(
        "That button belongs to an earlier moment of the game.",
        _NEWEST,
    ),
    Refused.MADE: Sentence(
        "That moment is over. The move that you made in it in time is recorded.",
        _NEWEST,
    ),
    Refused.UNFINISHED: Sentence(
        "This cannot be sealed yet: choose a meld, then exactly as many cards as it takes.",
        _MY_HAND,
    ),
    Refused.BOT: Sentence(
        "Bot accounts cannot have a seat.", "For a computer player press **Add computer**."
    ),
    Refused.UNKNOWN: Sentence("I do not know this button. It may be very old.", _NEWEST),
    Refused.OLD_COMMAND: Sentence(
        "I do not know this command, or something that it says. It may be of an older version.",
        "Type `/` and choose it anew from the list.",
    ),
    Refused.SEATS: Sentence(
        "This game is for {least} to {most} players, and the table has {players} seats.",
        "Choose another number of seats, or other rules.",
    ),
    Refused.NO_MENTION: Sentence(
        "I cannot tell who is invited by {invited}.",
        "Mention those who may join, with nothing else between: `@Ben @Cleo`.",
    ),
    Refused.CANNOT_MOVE: Sentence(
        "The table cannot go there: it goes to a text channel or a thread of its own server, in "
        "which you may write.",
        "Nothing has changed. Choose another channel.",
    ),
    Refused.CANNOT_POST: Sentence(
        "I cannot host a table in this channel: I lack {permissions}.",
        "Whoever manages the channel can grant that; or open the table in another channel.",
    ),
    Refused.NO_SUCH_ZONE: Sentence(
        "I know no time zone or place called {zone}.",
        "With `/me zone`, type your country, or the time that it is with you now, as `14:05`; of "
        "cities I know those after which zones are called.",
    ),
    Refused.HOURS_WITHOUT_ZONE: Sentence(
        "I do not know your time zone yet, so I cannot tell when you are awake.",
        "Choose it first with `/me zone`.",
    ),
    Refused.HOURS_TOO_FEW: Sentence(
        "A day has at least {least} waking hours, and 24 at the most.",
        "Choose an earlier start or a later end; an end before the start is on the next day.",
    ),
    Refused.NO_TIME_OF_DAY: Sentence(
        "I cannot read {typed} as a time of day.",
        "Write it as `8:00`, `20:30` or `8:30 pm`.",
    ),
    Refused.UNSHOWN: Sentence(
        "What you did is recorded, but I cannot show it just now.",
        "Use `/table hand` in a minute.",
    ),
    Refused.NOT_NOW: Sentence(
        "I cannot record anything just now, so nothing has changed.",
        "Try again in a minute. The deadline does not run against you for it.",
    ),
}


def told(
    sentence: Sentence,
    facts: Mapping[str, object],
    wording: Wording[Any],
    table: Table | None = None,
) -> str:
    """Return a sentence as Markdown: why not, and the way on; ``wording`` is the game's.

    Where the ``table`` is known a player is called by name, else by the number of the seat.
    """
    shown = {key: _shown(key, value, wording) for key, value in facts.items()}
    if table is not None and isinstance(turn := facts.get("turn"), Seat):
        shown["turn"] = seat_mention(table, turn)
    return f"**{sentence.text.format_map(shown)}**\n{_way(sentence, table)}"


def _way(sentence: Sentence, table: Table | None) -> str:
    """Return the way on, as it is at this table."""
    night = table is not None and table.hand is not None
    opens = (*_COMMANDS, _NIGHTS) if night else _COMMANDS
    back = "Join" if night else "Come back"
    return sentence.way.format(opens=listed(opens, "or"), back=back)


def _shown(key: str, value: object, wording: Wording[Any]) -> str:
    if key == "rule":
        return wording.title(str(value))
    if key == "lacking":
        return wording.needed(str(value))
    if key in _FACTS:
        return _FACTS[key](value)
    return str(value) if isinstance(value, int) else _echo(str(value))


def _card(text: str) -> str:
    try:
        return card_name(parse_card(text))
    except ValueError:
        return _echo(text)


def _echo(text: str) -> str:
    return f"\u201c{escape(clip(text, _LONGEST_ECHO))}\u201d"


_GONE: Mapping[Gone, str] = {
    Gone.LEFT: "You left this game",
    Gone.ABSENT: "You did not act several times in a row",
    Gone.NO_SHOW: "You did not act in time at the first move",
    Gone.KICKED: "The host took you off this table",
}

_FACTS: Mapping[str, Callable[[Any], str]] = {
    "meld": lambda meld: MELDS.get(meld) or _echo(meld),
    "card": _card,
    "column": column_name,
    "open": lambda columns: listed(map(column_name, columns)),
    "gone": lambda why: _GONE[why or Gone.LEFT],
    "turn": lambda seat: f"seat {seat + 1}",
    "host": mention,
    "pauser": mention,
    "until": when,
    "budget": duration,
    "left": duration,
    "tables": lambda tables: listed(f"table {table}" for table in tables),
    "permissions": listed,
    "channels": lambda channels: listed(f"<#{channel}>" for channel in channels),
    "at": lambda at: f"<t:{at // 1000}:f>",
    "presets": lambda presets: listed(tuple(map(_echo, presets)) or ("none",)),
}
"""How a fact is said; all others are numbers, or words that somebody typed."""
