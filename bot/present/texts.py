"""What was recorded, or is to be known: one sentence each; and how paces and access are called."""

from __future__ import annotations

from collections.abc import Mapping

from bot.outcome import Said
from bot.paces import length
from bot.present.words import capital, duration
from data.log import Absence, Access, Pace, Times

PACES: Mapping[Pace, str] = {
    Pace.LIVE: "live, everybody is here: about 90 seconds a move",
    Pace.EVENING: "evening, up to 10 minutes a move",
    Pace.DAILY: "daily, up to 24 hours a move",
    Pace.RELAXED: "relaxed, up to 3 days a move",
}
"""Those that a server can begin with; ``Pace.OWN`` is called by its length."""

OWN_PACE = "Own, as long as you say with length"
"""How a command offers a pace of its own length."""

ACCESS = {
    Access.ANYONE: "anyone who sees this channel",
    Access.INVITED: "only those invited by the host",
}


ABSENCES = {
    Absence.COMPUTER: "a computer moves, and after some misses in a row it plays on",
    Absence.END: "the game ends",
}
"""What becomes of who misses a deadline and the grace after it."""


def absence_label(absence: Absence) -> str:
    """Name what becomes of the late as an option does: ``"The game ends"``."""
    return capital(ABSENCES[absence])


def pace_label(pace: Pace) -> str:
    """Name a pace as an option does: ``"Daily, up to 24 hours a move"``."""
    return PACES[pace].capitalize()


def pace_words(times: Times) -> str:
    """Say a pace inside a sentence: ``"own, up to 1 day and 12 hours a move"``."""
    return PACES.get(times.pace) or f"own, up to {duration(length(times))} a move"


SAID = {
    Said.OPENED: "Your table is open. It waits for players in the channel.",
    Said.JOINED: "You have a seat.",
    Said.ALREADY_JOINED: "You have a seat here already.",
    Said.LEFT: "You gave up your seat.",
    Said.LEFT_PLAYING: (
        "You left. A computer plays your seat, and everybody can see that. "
        "Your seat stays yours: press **Come back** at any time until the game ends."
    ),
    Said.CAME_BACK: "Welcome back. Your seat is yours again.",
    Said.STARTED: "The game begins.",
    Said.SEALED: "Sealed. Nobody sees it before the reveal.",
    Said.RESEALED: "Sealed anew. Your old meld is forgotten.",
    Said.SEALED_LAST: (
        "Sealed, and that was the last one: the round is revealed in the channel. Look there first."
    ),
    Said.ALREADY: "That was recorded already. Nothing more to do.",
    Said.STEAL_PICKED: "Your pick is recorded.",
    Said.DRAW_PICKED: "Recorded: you draw from the deck.",
    Said.TOOK: "Taken: the card is in your hand, and yours lies in its place.",
    Said.DREW: "You drew a card instead.",
    Said.PICKED_LAST: "Recorded. What the thieves took is told in the channel.",
    Said.CLOSED: "The table is closed.",
    Said.RULES_SET: "Recorded. The lobby shows it to everybody.",
    Said.RULES_SAVED: "Saved. Tables of this server can begin with these rules.",
    Said.DECLARED: "Recorded. You may change it until the scores are told.",
    Said.DECLARED_LAST: "Recorded. The scores are told in the channel.",
    Said.SUGGESTED: "A suggestion: what scores best now. Nothing is sealed yet.",
    Said.BID_IN: "You are in.",
    Said.BID_KEPT: "You keep: you are still in.",
    Said.BID_OUT: "You are out of this hand.",
    Said.BID_SEALED: "Recorded. Nobody sees it before all have bid; till then you may change it.",
    Said.BID_RESEALED: "Recorded anew. Your old bid is forgotten.",
    Said.BID_LAST: "Recorded, and that ended the hand: its cards lie open in the channel.",
    Said.ORDERED: "Your standing order is recorded for this hand. Nobody else sees it.",
    Said.NO_ORDER: "You have no standing order: you bid for yourself.",
    Said.GUEST_WAITS: "You are in from the next hand on.",
    Said.NIGHT_LEFT: "You left. You are not dealt in any more; press **Join** to come back.",
    Said.NIGHT_OVER: "You left. Nobody else was there, so the night is over.",
    Said.TERMS_KEPT: "Kept.",
    Said.SKIPPED: "Skipped.",
    Said.HANDED_OUT: "Recorded: your forfeits are handed out.",
    Said.KICKED: "Done. They have no seat here any more.",
    Said.BARRED: "Done. They have no seat here any more, and cannot come back.",
    Said.HOST_PASSED: "Done. You are no longer the host.",
    Said.NUDGED: (
        "Done. Whoever the table still waits for is reminded in private, not in their night."
    ),
    Said.EXTENDED: "Done. There is more time, and everybody can see until when.",
    Said.MOVED: "Done. The table goes on in the other channel.",
    Said.NOT_MOVED: (
        "The table is told in that channel already. To take it elsewhere, use the command there "
        "or name a channel with the option `channel`."
    ),
    Said.PLANNED: "Laid down. Nobody else sees it before it is played.",
    Said.UNPLANNED: "Taken back. Nothing is laid down.",
    Said.KEPT_OPEN: "The table stays open.",
    Said.PAUSED: "Paused. You or the host can resume at any time.",
    Said.RESUMED: "Done. The game goes on, with the time that was left.",
    Said.BACK_TO_LOBBY: "The next lobby is open, with everybody who was there.",
    Said.TIMES_PROPOSED: (
        "Recorded: you ask for it, and so you agree. The channel tells what comes of it."
    ),
    Said.TIMES_AGREED: "Recorded: you agree. The channel tells what comes of it.",
    Said.TIMES_DECLINED: "Recorded: you would rather not. The channel tells what comes of it.",
    Said.TIMES_TAKEN_BACK: "Taken back. The table goes on as it was.",
    Said.FOLLOWS_ROUNDS: "You follow this table: a DM tells you of each round.",
    Said.FOLLOWS_END: "You follow this table: a DM tells you how it ends.",
    Said.FOLLOWS_NOTHING: "You do not follow this table any more.",
    Said.FOLLOW_UNREACHED: (
        "I could not send you a DM, so you do not follow this table. Allow direct messages from "
        "this server in your privacy settings, then follow again. You may watch in the channel."
    ),
    Said.REMATCH: "The next game is open, and you have a seat.",
    Said.NO_STEAL_NOW: "There is nothing to steal just now.",
    Said.DM_CLOSED_ALONE: (
        "I could not send you a DM, so play right here. `/table hand` shows your hand again at any "
        "time. To play by DM, allow direct messages from this server in your privacy settings."
    ),
    Said.DM_CLOSED: (
        "I could not send you a DM. You can play all the same: the buttons under the table's "
        "newest message in the channel have it all. To play by DM, allow direct messages from this "
        "server in your privacy settings."
    ),
}

_FIX = (
    "For DMs at your next table, allow direct messages from this server in your privacy settings."
)

NO_DM = (
    "**I could not send you a DM, so I send you no more of this table.** It is all here: press "
    f"**{{look}}** under the table's newest message, or use `/table hand`. {_FIX}"
)
"""What somebody hears once whom no DM of a table reaches any more; ``look`` is its button."""

NO_DM_ALONE = (
    "**I could not send you a DM, so I send you no more of this game.** Play on right here: "
    f"`/table hand` shows your hand at any time. {_FIX}"
)
"""The same in a game that is told by DM only."""
