"""What came of a click, as a plain value: what to show, what to say, or why not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.present.scene import Scene
from data.log import Absence, Access, Posts, TableId, Times, UserId
from engine.catalog import Options


class Show(StrEnum):
    """The screen that answers a click."""

    NOTHING = "nothing"  # the public message shows it all: acknowledge silently
    NOTE = "note"  # one sentence
    JOINED = "joined"  # a welcome to the seat
    HOW = "how"  # how to play
    LOBBY = "lobby"  # before the game: who sits there, and all that can be done
    HAND = "hand"
    STEAL = "steal"
    REMAINING = "remaining"  # cards still to come, in a solo game
    SHEET = "sheet"
    NEXT = "next"  # the phase is over: where the news are, and the way on
    DEAL = "deal"  # the opened deal of a game that has ended
    VERIFY = "verify"  # what came of checking a game that has ended
    EXPORT = "export"  # its record as a file
    CONFIRM_END = "confirm_end"
    CONFIRM_LEAVE = "confirm_leave"  # where leaving ends the game for everybody
    PLAN = "plan"  # what to play if the seat misses this deadline
    HOUSE = "house"  # rulebook, mode and house rules
    ORDER = "order"  # a standing order, and how to give another
    WHY = "why"  # why the melds of a round scored what they did
    NAME_RULES = "name_rules"  # asks for the name of rules to save
    OPT_IN = "opt_in"  # a night: what it is, and whether this person wants to play
    MINE = "mine"  # a night: the own terms, and what became of the own forfeits
    LEDGER = "ledger"  # a night: who was given how many
    MANAGE = "manage"  # the host's own page, person: the one that is picked there
    CONFIRM_KICK = "confirm_kick"  # person: whose seat a computer would play for good; barring
    CONFIRM_HOST = "confirm_host"  # person: who would be the host
    PAUSE = "pause"  # for how long the clock shall stand, or how it goes on
    CONFIRM_LOBBY = "confirm_lobby"  # back to the lobby without those who never showed up
    FOLLOW = "follow"  # what somebody without a seat wants to be told
    TIMES = "times"  # a table's pace and the like; times: what the host thinks of proposing
    ASK_LENGTH = "ask_length"  # asks how long a move may last


class Said(StrEnum):
    """What was recorded, or is to be known: a closed list, one sentence each."""

    OPENED = "opened"
    JOINED = "joined"
    ALREADY_JOINED = "already_joined"
    LEFT = "left"
    LEFT_PLAYING = "left_playing"  # a computer plays on; the way back
    CAME_BACK = "came_back"
    STARTED = "started"
    SEALED = "sealed"
    RESEALED = "resealed"
    SEALED_LAST = "sealed_last"  # the reveal followed at once
    ALREADY = "already"  # a repeated press: it was recorded before
    STEAL_PICKED = "steal_picked"
    DRAW_PICKED = "draw_picked"
    TOOK = "took"  # the solo thief, done at once
    DREW = "drew"
    PICKED_LAST = "picked_last"  # the steals were carried out at once
    CLOSED = "closed"
    REMATCH = "rematch"  # a new lobby is open
    NO_STEAL_NOW = "no_steal_now"
    DM_CLOSED = "dm_closed"
    DM_CLOSED_ALONE = "dm_closed_alone"  # a solo game that was to be played there
    RULES_SET = "rules_set"
    RULES_SAVED = "rules_saved"  # as one of the server's presets
    DECLARED = "declared"
    DECLARED_LAST = "declared_last"  # the scores followed at once
    SUGGESTED = "suggested"
    BID_IN = "bid_in"
    BID_KEPT = "bid_kept"
    BID_OUT = "bid_out"
    BID_SEALED = "bid_sealed"  # all bid at once, unseen
    BID_RESEALED = "bid_resealed"
    BID_LAST = "bid_last"  # the hand was over by it
    ORDERED = "ordered"  # a standing order
    NO_ORDER = "no_order"  # any more, or none to take back
    GUEST_WAITS = "guest_waits"  # dealt in with the next hand of a night
    NIGHT_LEFT = "night_left"  # no longer dealt in
    NIGHT_OVER = "night_over"  # left, and nobody else was there
    TERMS_KEPT = "terms_kept"  # what becomes of the own forfeits
    SKIPPED = "skipped"  # what a hand brought
    HANDED_OUT = "handed_out"  # the forfeits of a hand won
    KICKED = "kicked"
    BARRED = "barred"  # off the table, and not back again
    HOST_PASSED = "host_passed"
    NUDGED = "nudged"  # whoever is awaited is reminded in private
    EXTENDED = "extended"  # more time for this phase
    MOVED = "moved"  # the table is told in another channel
    NOT_MOVED = "not_moved"  # it is told there already
    KEPT_OPEN = "kept_open"  # a table that would have expired
    PLANNED = "planned"  # what to play if a deadline is missed
    UNPLANNED = "unplanned"
    PAUSED = "paused"
    RESUMED = "resumed"
    BACK_TO_LOBBY = "back_to_lobby"  # a new lobby with those who showed up
    TIMES_PROPOSED = "times_proposed"  # to all who play, in mid-game
    TIMES_AGREED = "times_agreed"
    TIMES_DECLINED = "times_declined"
    TIMES_TAKEN_BACK = "times_taken_back"
    FOLLOWS_ROUNDS = "follows_rounds"  # without a seat, by DM
    FOLLOWS_END = "follows_end"
    FOLLOWS_NOTHING = "follows_nothing"  # any more
    FOLLOW_UNREACHED = "follow_unreached"  # no DM arrives, so that ended


class Refused(StrEnum):
    """Every reason for which a table refuses a click: a closed list, one sentence each."""

    NO_TABLE = "no_table"  # no such table
    NO_TABLE_HERE = "no_table_here"  # a slash command found no table it could mean
    WHICH_TO_JOIN = "which_to_join"  # facts: tables; several lobbies of this channel are open
    WHICH_TO_FOLLOW = "which_to_follow"  # facts: tables; several of this channel, or followed
    WHICH_TABLE = "which_table"  # facts: tables; a slash command could mean several
    NO_SEAT = "no_seat"  # an outsider
    AWAY = "away"  # facts: gone, why a computer plays the seat; the way back
    NOT_HOST = "not_host"  # facts: host
    FULL = "full"
    INVITED_ONLY = "invited_only"
    OFTEN_LATE = "often_late"  # facts: least, percent; of moves in time, which this table asks for
    TOO_FEW = "too_few"  # facts: players, least
    NO_COMPUTER = "no_computer"  # none to remove
    BEGUN = "begun"  # the lobby is closed
    NOT_ENDED = "not_ended"  # the deal is still secret
    NOT_BEGUN = "not_begun"  # still a lobby
    CLOSED = "closed"  # the table has ended
    STALE = "stale"  # the control belongs to an earlier phase
    MADE = "made"  # so it does, and in that phase this person has moved
    UNFINISHED = "unfinished"  # sealing a draft without meld or without cards
    BOT = "bot"  # bot accounts cannot be seated
    UNKNOWN = "unknown"  # a control that nobody made
    OLD_COMMAND = "old_command"  # a command, or a value in it, that this version does not have
    SEATS = "seats"  # facts: players, least, most, options
    NO_MENTION = "no_mention"  # facts: invited; an invitation that is not all mentions
    UNSHOWN = "unshown"  # recorded, but the store cannot be read just now
    NOT_NOW = "not_now"  # the store cannot record just now
    CANNOT_MOVE = "cannot_move"  # no text channel of its server, or the host may not write there
    CANNOT_POST = "cannot_post"  # facts: permissions; the bot may not host a table here
    CHANNEL_OFF = "channel_off"  # facts: channels; this server's tables are elsewhere
    TABLES_HERE = "tables_here"  # facts: most; so many are open in this channel
    TABLES_THERE = "tables_there"  # facts: most; so many are open where a table is to move
    TABLES_EACH = "tables_each"  # facts: most; so many of this host's are open on this server
    NO_CHANNEL = "no_channel"  # this server has none of that id for tables
    NOT_ADMIN = "not_admin"  # needs Manage Server
    ONLY_SERVER = "only_server"  # there is nothing to set outside a server
    NO_PRESET = "no_preset"  # facts: preset, presets
    PRESETS_FULL = "presets_full"  # facts: most
    PRESET_NAME = "preset_name"  # facts: most; empty or too long
    HANDS_CLOSED = "hands_closed"  # this table keeps its deal closed (house rule 13)
    NOTHING_TO_PLAN = "nothing_to_plan"  # nothing is asked of the seat that it could miss
    NO_SUGGESTIONS = "no_suggestions"  # house rule: off
    NOT_SOLO = "not_solo"
    WRONG_GAME = "wrong_game"  # a move of another game than the table's
    NO_ROUND = "no_round"  # nothing was revealed in that round
    NIGHT_OFF = "night_off"  # this server has not allowed nights
    NO_SPLIT = "no_split"  # facts: given; not to be read as who gets how many
    NO_GUEST = "no_guest"  # never opted in to this night
    NIGHT_FULL = "night_full"  # so many play, and wait for the next hand, as can
    NO_REST = "no_rest"  # a hand is still being played
    NOTHING_TO_SKIP = "nothing_to_skip"  # that hand brought nothing to this guest
    BARRED = "barred"  # the host took this person off the table for good
    NOT_HERE = "not_here"  # whoever is to be kicked has no seat here
    YOURSELF = "yourself"  # nobody kicks themselves, or makes the host the host
    CANNOT_HOST = "cannot_host"  # only who plays here can be the host
    NO_TIME_LIMIT = "no_time_limit"  # nothing that could be extended
    EXTENDED_ENOUGH = "extended_enough"  # facts: most; this phase was extended so often
    ALL_SHOWED_UP = "all_showed_up"  # nobody is missing since the first round
    NO_CHANNEL_TOLD = "no_channel_told"  # a table that is told by DM or nowhere
    NO_NUDGES = "no_nudges"  # no slow game that waits for somebody now
    NUDGE_YOURSELF = "nudge_yourself"  # the table waits for whoever nudges, too
    NUDGED_BEFORE = "nudged_before"  # in this phase already
    NUDGE_TOO_SOON = "nudge_too_soon"  # facts: at
    NOT_EXPIRING = "not_expiring"  # this table does not close by itself
    NO_SUCH_ZONE = "no_such_zone"  # facts: zone, what was typed
    HOURS_WITHOUT_ZONE = "hours_without_zone"  # waking hours are by somebody's own clock
    HOURS_TOO_FEW = "hours_too_few"  # facts: least; of waking hours in a day
    NO_TIME_OF_DAY = "no_time_of_day"  # facts: typed; not to be read as one
    LENGTH_UNREAD = "length_unread"  # facts: given; not to be read as how long a move may last
    LENGTH_BOUNDS = "length_bounds"  # facts: given, shortest, longest; of a move
    LENGTH_MISSING = "length_missing"  # a pace of its own length, and no length
    LENGTH_UNUSED = "length_unused"  # a length beside a pace that has one
    NO_TIMES = "no_times"  # this table has no pace that could be changed
    SAME_TIMES = "same_times"  # what is proposed is how it is
    AT_TABLE = "at_table"  # whoever has a place there does not follow it
    NOT_TOLD = "not_told"  # whom the host has barred does not follow
    FOLLOWERS_FULL = "followers_full"  # facts: most
    THREAD_REFUSED = "thread_refused"  # Discord made none
    NO_THREADS = "no_threads"  # a table is to have a thread where there can be none
    NOT_PROPOSED = "not_proposed"  # these times are not, or no longer, asked for
    NO_DATE = "no_date"  # facts: typed; not to be read as a day
    DATE_OVER = "date_over"  # a day on which nobody could come back any more
    AWAY_TOO_LONG = "away_too_long"  # facts: until; absence, span: so long within so long
    NOT_AWAY = "not_away"
    NO_CLOCK = "no_clock"  # nothing that could be paused
    PAUSED_ALREADY = "paused_already"  # facts: until
    PAUSED_ENOUGH = "paused_enough"  # facts: budget
    PAUSE_TOO_LONG = "pause_too_long"  # facts: left
    NOT_PAUSED = "not_paused"
    NOT_PAUSER = "not_pauser"  # facts: pauser, until; nor the host


class Refusal(Exception):
    """A click that the table refuses; nothing has changed.

    ``scene`` is the way on: where the clicker stands now, if at a table at all.
    """

    def __init__(self, code: Refused, scene: Scene | None = None, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.scene = scene
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Setup:
    """What ``/chief start`` or a rematch asks for.

    ``players`` sit down at once beside the host, as do ``computers``, by level. Nobody of
    ``barred`` may sit there, ``absence`` is what becomes of who misses a deadline, and ``called``
    what the server calls the game: empty is as usual.
    """

    options: Options
    channel: int
    server: int | None
    seats: int
    times: Times
    access: Access
    invited: tuple[UserId, ...] = ()
    computers: tuple[str, ...] = ()
    posts: Posts = Posts.CHANNEL
    absence: Absence = Absence.COMPUTER
    players: tuple[UserId, ...] = ()
    barred: tuple[UserId, ...] = ()
    called: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a click led to, for the clicker only.

    ``dropped`` are the house rules that lost their meaning by it, and so their choice. ``person``
    is whom a host's page or question is about, ``barring`` whether they could not come back.
    ``times`` are those that a host thinks of, before asking the others for them.
    """

    table: TableId
    scene: Scene
    show: Show
    said: Said | None = None
    victim: int | None = None
    slot: int | None = None
    round: int = 0
    page: int = 0
    dropped: tuple[str, ...] = ()
    person: UserId | None = None
    barring: bool = False
    times: Times | None = None
