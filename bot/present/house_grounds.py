"""The rules of the house behind its refusals, and what the grounds of all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.click import OPEN, Personal
from bot.outcome import Refused
from bot.present.screen import Button
from bot.punctuality import FEW, KEEP_DAYS
from engine.core import Code

_SEATED = "Only those who hold a seat can play it, see what it sees, or leave it."
_PLACE = (
    "A table is played in its own channel: from elsewhere, only those who belong to it reach it."
)
_SEVERAL = "One person may sit at several tables, so a command says which one it means."
_SERVER = (
    "Each server says for itself where tables are opened, how fast they are, and which rules it "
    "has saved; only those who may manage the server change that."
)
_HOSTS = "The host decides who plays at the table, and may pass that on to another player."
_NUDGES = (
    "Who waits may have the others reminded, once a phase and after a third of its time; nobody is "
    "told who is missing."
)
_BEGINS = "A game begins when the host starts it, or when a person takes the last free seat."
_HOURS = (
    "Slow games wait for everybody's waking hours, so these are by your own clock, and nobody has "
    "so few that the others wait for ever."
)
_PUNCTUAL = (
    f"A host may ask how many moves of the last {KEEP_DAYS} days somebody made in time. Outages, "
    f"pauses and standing plans make nobody late, and with fewer than {FEW} moves anybody may join."
)
_LENGTH = (
    "Each pace says how long a move may last; one of its own has a length that the host writes "
    "down."
)
_AGREED = (
    "In mid-game a pace changes only as the table agrees: to more time when more than half of "
    "those who play do; to less, or a second time in one move, when all do."
)
_AWAY = (
    "Slow games count the time of who is away from the day they are back, and nobody is away for "
    "so long that the others wait for ever."
)
_PAUSES = (
    "A pause has an end that everybody can see, and each player some time for pauses, so that no "
    "game stands still for ever."
)
OTHER_GAME: Final = "That belongs to another game, and nothing of it is played at this table."
"""Why something is refused that only another game has."""

_MOMENT = "A choice counts for the moment that it was made for."
_RECORDED = "What you do is recorded first and shown after that, so that nothing recorded is lost."

HOUSE_GROUNDS: Final[Mapping[Refused, str]] = {
    Refused.NO_TABLE: _PLACE,
    Refused.NO_TABLE_HERE: _PLACE,
    Refused.WHICH_TO_JOIN: _SEVERAL,
    Refused.WHICH_TABLE: _SEVERAL,
    Refused.NO_SEAT: _SEATED,
    Refused.AWAY: (
        "Who left may come back until the game ends; until then a computer plays the seat."
    ),
    Refused.NOT_HOST: (
        "The host chooses the rules, seats computers, starts and ends the game; a host who leaves "
        "passes that on."
    ),
    Refused.FULL: "Every seat is held by one person or one computer.",
    Refused.OFTEN_LATE: _PUNCTUAL,
    Refused.INVITED_ONLY: "The host said who may join when opening the table.",
    Refused.NO_COMPUTER: "The host may take away computers, and never people.",
    Refused.BEGUN: (
        "The cards are dealt from what every seat brought along, so that everybody can check the "
        "deal; so seats and rules are fixed when the game begins."
    ),
    Refused.NOT_ENDED: (
        "The cards and the chance behind them are secret while the game lasts, for everybody."
    ),
    Refused.NOT_BEGUN: _BEGINS,
    Refused.CLOSED: "A table is for one game; what it was stays as it is.",
    Refused.STALE: _MOMENT,
    Refused.MADE: _MOMENT,
    Refused.BOT: "Seats are for people, and for the computer players of this bot.",
    Refused.UNKNOWN: "A button works as this bot has made it, and for what it knows still.",
    Refused.NO_MENTION: "Only a mention says for certain who is meant.",
    Refused.UNSHOWN: _RECORDED,
    Refused.NOT_NOW: _RECORDED,
    Refused.CANNOT_POST: (
        "Reveals, scores and the result are posted in the table's channel, so the bot needs to "
        "write there."
    ),
    Refused.CHANNEL_OFF: _SERVER,
    Refused.NO_CHANNEL: _SERVER,
    Refused.NOT_ADMIN: _SERVER,
    Refused.ONLY_SERVER: _SERVER,
    Refused.NO_PRESET: _SERVER,
    Refused.PRESETS_FULL: _SERVER,
    Refused.PRESET_NAME: _SERVER,
    Refused.HANDS_CLOSED: (
        "Whether the deal is opened after the end is a house rule, told before the first card."
    ),
    Refused.WRONG_GAME: "A table plays one game, from the lobby to the result.",
    Refused.NIGHT_OFF: (
        "Each server says for itself whether nights are played there; at first they are off."
    ),
    Refused.BARRED: _HOSTS,
    Refused.NOT_HERE: _HOSTS,
    Refused.YOURSELF: _HOSTS,
    Refused.CANNOT_HOST: (
        "The host is needed to start and end a game, so it is somebody who plays at the table."
    ),
    Refused.NO_TIME_LIMIT: "More time is given to those who are awaited, and until a deadline.",
    Refused.EXTENDED_ENOUGH: (
        "The host may give more time, but not so often that the others wait without an end."
    ),
    Refused.NO_NUDGES: _NUDGES,
    Refused.NUDGE_YOURSELF: _NUDGES,
    Refused.NUDGED_BEFORE: _NUDGES,
    Refused.NUDGE_TOO_SOON: _NUDGES,
    Refused.ALL_SHOWED_UP: (
        "A game goes back to the lobby where somebody sat down for it and never acted."
    ),
    Refused.NO_CHANNEL_TOLD: "A game that is played by DM, or alone, is posted in no channel.",
    Refused.NOT_EXPIRING: (
        "Only lobbies, and games that nobody plays, close by themselves after a warning."
    ),
    Refused.NO_SUCH_ZONE: (
        "Zones are called as in the public list that computers share, so that both changes of the "
        "clocks are right."
    ),
    Refused.HOURS_WITHOUT_ZONE: _HOURS,
    Refused.HOURS_TOO_FEW: _HOURS,
    Refused.NO_TIME_OF_DAY: _HOURS,
    Refused.LENGTH_UNREAD: _LENGTH,
    Refused.LENGTH_BOUNDS: _LENGTH,
    Refused.LENGTH_MISSING: _LENGTH,
    Refused.LENGTH_UNUSED: _LENGTH,
    Refused.NO_TIMES: (
        "A pace says how long a table waits for those who choose; a night goes by a clock of its "
        "own, and in a game alone nobody waits."
    ),
    Refused.SAME_TIMES: _AGREED,
    Refused.NOT_PROPOSED: _AGREED,
    Refused.NO_DATE: _AWAY,
    Refused.DATE_OVER: _AWAY,
    Refused.AWAY_TOO_LONG: _AWAY,
    Refused.NOT_AWAY: _AWAY,
    Refused.NO_CLOCK: "Only a game that waits for somebody until a certain time can be paused.",
    Refused.PAUSED_ALREADY: _PAUSES,
    Refused.PAUSED_ENOUGH: _PAUSES,
    Refused.PAUSE_TOO_LONG: _PAUSES,
    Refused.NOT_PAUSED: _PAUSES,
    Refused.NOT_PAUSER: _PAUSES,
    Refused.NO_ROUND: "Only what was revealed can be explained, and nothing before that.",
}
"""Why the house refuses something, in one sentence."""

_BY_CODE: Final[Mapping[str, Code | Refused]] = {code.value: code for code in (*Code, *Refused)}


def plain(text: str) -> Callable[[object], str]:
    """Return a ground that has no number of the rules in it."""
    return lambda _: text


def asks_why(screen: str, code: Code | Refused, written: str) -> Button:
    """Return the button under a refusal that tells its ground; never a card in it.

    ``screen`` is the game's, ``written`` its way to play.
    """
    return Button("Why can't I?", Personal(screen, OPEN, (code.value, written)))


def find(text: str) -> Code | Refused | None:
    """Return the code that such a button carries."""
    return _BY_CODE.get(text)
