"""Why something about time is refused: paces, pauses, absences, reminders, zones and hours."""

from __future__ import annotations

from bot.away import MOST, WITHIN
from bot.outcome import Refused
from bot.paces import LONGEST, SHORTEST
from bot.present.sentences import MY_HAND, NEWEST, OWN_TABLE, Sentence
from bot.present.words import duration

ABOUT_TIME = {
    Refused.NO_TIME_LIMIT: Sentence(
        "There is no time limit just now that could be extended.", MY_HAND
    ),
    Refused.EXTENDED_ENOUGH: Sentence(
        "This has been given more time already, and {most} times is the most.", MY_HAND
    ),
    Refused.NO_NUDGES: Sentence(
        "There is nobody to nudge just now: only a slow game that waits for a move has that.",
        MY_HAND,
    ),
    Refused.NUDGE_YOURSELF: Sentence(
        "The table waits for you too, so you cannot nudge the others.", MY_HAND
    ),
    Refused.NUDGED_BEFORE: Sentence(
        "Somebody has nudged in this phase already, and once is enough.", MY_HAND
    ),
    Refused.NUDGE_TOO_SOON: Sentence(
        "It is too early to nudge anybody: from {at} on you may.", MY_HAND
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
    Refused.NOT_PROPOSED: Sentence("That is not being asked any more.", NEWEST),
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
    Refused.NO_CLOCK: Sentence("No clock runs at this table that could be paused.", MY_HAND),
    Refused.PAUSED_ALREADY: Sentence(
        "The game is paused already, until {until} at the latest.", MY_HAND
    ),
    Refused.PAUSED_ENOUGH: Sentence(
        "Each player may pause a game for {budget} in all, and you have.",
        "Somebody else may pause it, or the host may give more time.",
    ),
    Refused.PAUSE_TOO_LONG: Sentence(
        "You may pause this game for {left} more, and no longer.", "Choose a shorter pause."
    ),
    Refused.NOT_PAUSED: Sentence("The game is not paused.", MY_HAND),
    Refused.NOT_PAUSER: Sentence(
        "Only {pauser}, who paused the game, or its host can resume it before {until}.",
        "Then it goes on by itself. You may act all the same.",
    ),
    Refused.OFTEN_LATE: Sentence(
        "This table asks for at least {least} % of moves in time, and of yours lately it was "
        "{percent} %.",
        f"You may watch, or {OWN_TABLE}.",
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
}
