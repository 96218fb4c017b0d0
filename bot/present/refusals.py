"""Why the house refuses something, and the way on: one sentence for each code."""

from __future__ import annotations

from collections.abc import Mapping

from bot.outcome import Refused
from bot.present.sentences import MY_HAND, NEWEST, OPEN, OWN_TABLE, Sentence
from bot.present.time_refusals import ABOUT_TIME

REFUSED: Mapping[Refused, Sentence] = {
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
    Refused.NOT_SOLO: Sentence("This is for solo games only.", MY_HAND),
    Refused.WRONG_GAME: Sentence("That is a move of another game than this table's.", NEWEST),
    Refused.NO_ROUND: Sentence("Nothing has been revealed there.", NEWEST),
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
        f"You may watch, or {OWN_TABLE}.",
    ),
    Refused.AT_TABLE: Sentence("You have a place at this table, and hear of it anyway.", MY_HAND),
    Refused.NOT_TOLD: Sentence(
        "The host took you off this table, so no DM tells you of it.",
        f"You may watch in the channel, or {OWN_TABLE}.",
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
    Refused.ALL_SHOWED_UP: Sentence(
        "Everybody who sat down for this game has shown up.",
        "The host may end it, or take somebody off the table.",
    ),
    Refused.NO_CHANNEL_TOLD: Sentence(
        "This table is in no channel, so there is none to move it from.", MY_HAND
    ),
    Refused.NOT_EXPIRING: Sentence(
        "This table does not close by itself, so there is nothing to keep open.", NEWEST
    ),
    Refused.NO_TABLE: Sentence(
        "There is no such table here.",
        f"Use the command in the table's own channel, or {OPEN}.",
    ),
    Refused.NO_TABLE_HERE: Sentence(
        "I find no table of yours here.",
        f"Use the command in the table's channel, or {OPEN}.",
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
        f"Ask the host, or {OWN_TABLE}.",
    ),
    Refused.FULL: Sentence(
        "All seats are taken.",
        f"The host may press **Start** now. Without a seat you may watch, or {OWN_TABLE}.",
    ),
    Refused.INVITED_ONLY: Sentence(
        "This table is for invited players.",
        f"Ask the host for an invitation, or {OWN_TABLE}.",
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
        NEWEST,
    ),
    Refused.NOT_BEGUN: Sentence(
        "The game has not begun yet.", "The host presses **Start** when everybody is there."
    ),
    Refused.CLOSED: Sentence(
        "This table is closed.",
        f"Press **Play again** under its result, or {OPEN}.",
    ),
    Refused.STALE: Sentence(
        "That button belongs to an earlier moment of the game.",
        NEWEST,
    ),
    Refused.MADE: Sentence(
        "That moment is over. If you moved in time, that is recorded.",
        NEWEST,
    ),
    Refused.UNFINISHED: Sentence(
        "This cannot be sealed yet: choose a meld, then exactly as many cards as it takes.",
        MY_HAND,
    ),
    Refused.BOT: Sentence(
        "Bot accounts cannot have a seat.", "For a computer player press **Add computer**."
    ),
    Refused.UNKNOWN: Sentence("I do not know this button. It may be very old.", NEWEST),
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
    Refused.UNSHOWN: Sentence(
        "What you did is recorded, but I cannot show it just now.",
        "Use `/table hand` in a minute.",
    ),
    Refused.NOT_NOW: Sentence(
        "I cannot record anything just now, so nothing has changed.",
        "Try again in a minute. The deadline does not run against you for it.",
    ),
    **ABOUT_TIME,
}
