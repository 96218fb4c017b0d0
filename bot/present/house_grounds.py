"""The rules of the house behind its refusals, and what the grounds of all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from bot.click import OPEN, Personal
from bot.outcome import Refused
from bot.present.screen import Button
from bot.punctuality import FEW, KEEP_DAYS
from bot.tongue import Fact, say
from engine.core import Code

Ground: TypeAlias = Callable[[object], str]
"""Tells a rule that has no number of a table in it, whatever the table."""


def plain(message: str, /, **facts: Fact) -> Ground:
    """Return a ground that is one message, with its facts."""
    return lambda _: say(message, **facts)


OTHER_GAME: Final = plain("grounds-other_game")
"""Why something is refused that only another game has."""

_SEATED = plain("grounds-seated")
_PLACE = plain("grounds-place")
_SEVERAL = plain("grounds-several")
_SERVER = plain("grounds-server")
_HOSTS = plain("grounds-hosts")
_NUDGES = plain("grounds-nudges")
_BEGINS = plain("grounds-begins")
_HOURS = plain("grounds-hours")
_PUNCTUAL = plain("grounds-punctual", days=KEEP_DAYS, few=FEW)
_LENGTH = plain("grounds-length")
_AGREED = plain("grounds-agreed")
_AWAY = plain("grounds-away")
_PAUSES = plain("grounds-pauses")
_MOMENT = plain("grounds-moment")
_RECORDED = plain("grounds-recorded")

HOUSE_GROUNDS: Final[Mapping[Code | Refused, Ground]] = {
    Refused.NO_TABLE: _PLACE,
    Refused.NO_TABLE_HERE: _PLACE,
    Refused.WHICH_TO_JOIN: _SEVERAL,
    Refused.WHICH_TABLE: _SEVERAL,
    Refused.NO_SEAT: _SEATED,
    Refused.AWAY: plain("grounds-of_away"),
    Refused.NOT_HOST: plain("grounds-of_not_host"),
    Refused.FULL: plain("grounds-of_full"),
    Refused.OFTEN_LATE: _PUNCTUAL,
    Refused.INVITED_ONLY: plain("grounds-of_invited_only"),
    Refused.NO_COMPUTER: plain("grounds-of_no_computer"),
    Refused.BEGUN: plain("grounds-of_begun"),
    Refused.NOT_ENDED: plain("grounds-of_not_ended"),
    Refused.NOT_BEGUN: _BEGINS,
    Refused.CLOSED: plain("grounds-of_closed"),
    Refused.STALE: _MOMENT,
    Refused.MADE: _MOMENT,
    Refused.BOT: plain("grounds-of_bot"),
    Refused.UNKNOWN: plain("grounds-of_unknown"),
    Refused.NO_MENTION: plain("grounds-of_no_mention"),
    Refused.UNSHOWN: _RECORDED,
    Refused.NOT_NOW: _RECORDED,
    Refused.CANNOT_POST: plain("grounds-of_cannot_post"),
    Refused.CHANNEL_OFF: _SERVER,
    Refused.TABLES_HERE: _SERVER,
    Refused.TABLES_THERE: _SERVER,
    Refused.TABLES_EACH: _SERVER,
    Refused.NO_CHANNEL: _SERVER,
    Refused.NOT_ADMIN: _SERVER,
    Refused.ONLY_SERVER: _SERVER,
    Refused.NO_PRESET: _SERVER,
    Refused.PRESETS_FULL: _SERVER,
    Refused.PRESET_NAME: _SERVER,
    Refused.HANDS_CLOSED: plain("grounds-of_hands_closed"),
    Refused.WRONG_GAME: plain("grounds-of_wrong_game"),
    Refused.NIGHT_OFF: plain("grounds-of_night_off"),
    Refused.BARRED: _HOSTS,
    Refused.NOT_HERE: _HOSTS,
    Refused.YOURSELF: _HOSTS,
    Refused.CANNOT_HOST: plain("grounds-of_cannot_host"),
    Refused.NO_TIME_LIMIT: plain("grounds-of_no_time_limit"),
    Refused.EXTENDED_ENOUGH: plain("grounds-of_extended_enough"),
    Refused.NO_NUDGES: _NUDGES,
    Refused.NUDGE_YOURSELF: _NUDGES,
    Refused.NUDGED_BEFORE: _NUDGES,
    Refused.NUDGE_TOO_SOON: _NUDGES,
    Refused.ALL_SHOWED_UP: plain("grounds-of_all_showed_up"),
    Refused.NO_CHANNEL_TOLD: plain("grounds-of_no_channel_told"),
    Refused.NOT_EXPIRING: plain("grounds-of_not_expiring"),
    Refused.NO_SUCH_ZONE: plain("grounds-of_no_such_zone"),
    Refused.HOURS_WITHOUT_ZONE: _HOURS,
    Refused.HOURS_TOO_FEW: _HOURS,
    Refused.NO_TIME_OF_DAY: _HOURS,
    Refused.LENGTH_UNREAD: _LENGTH,
    Refused.LENGTH_BOUNDS: _LENGTH,
    Refused.LENGTH_MISSING: _LENGTH,
    Refused.LENGTH_UNUSED: _LENGTH,
    Refused.NO_TIMES: plain("grounds-of_no_times"),
    Refused.SAME_TIMES: _AGREED,
    Refused.NOT_PROPOSED: _AGREED,
    Refused.NO_DATE: _AWAY,
    Refused.DATE_OVER: _AWAY,
    Refused.AWAY_TOO_LONG: _AWAY,
    Refused.NOT_AWAY: _AWAY,
    Refused.NO_CLOCK: plain("grounds-of_no_clock"),
    Refused.PAUSED_ALREADY: _PAUSES,
    Refused.PAUSED_ENOUGH: _PAUSES,
    Refused.PAUSE_TOO_LONG: _PAUSES,
    Refused.NOT_PAUSED: _PAUSES,
    Refused.NOT_PAUSER: _PAUSES,
    Refused.NO_ROUND: plain("grounds-of_no_round"),
}
"""Why the house refuses something, in one sentence."""

_BY_CODE: Final[Mapping[str, Code | Refused]] = {code.value: code for code in (*Code, *Refused)}


def asks_why(screen: str, code: Code | Refused, written: str) -> Button:
    """Return the button under a refusal that tells its ground; never a card in it.

    ``screen`` is the game's, ``written`` its way to play.
    """
    return Button(say("grounds-why"), Personal(screen, OPEN, (code.value, written)))


def find(text: str) -> Code | Refused | None:
    """Return the code that such a button carries."""
    return _BY_CODE.get(text)
