"""Inputs that must be refused whatever they ask for, made by chance from what is known to be right.

Each is bad by how it is made: nothing of it was ever offered to whoever sends it, there and then.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

from bot.discord.controls import read
from bot.games import HOSTED
from bot.lobby import ACTIONS as AT_TABLES
from bot.present.limits import CUSTOM_ID
from bot.visits import ACTIONS
from data.log import Stage, TableId, UserId
from engine.catalog import dealt_by_hand
from tests.bot.discord.bad.tables import Known

ODD: Final = (
    *("\u202e", "\u200b", "\ufeff", "\u0660", "\u2460", "\uff11", "e\u0301" * 9, "\U0001f0a1"),
    *("\x00", "\n", "\ud83c", "`", "@everyone", "<@1>", "${7*7}", "'; DROP TABLE events; --", "\\"),
)
"""What people and attackers write: bidi marks, other digits, half characters, mentions, SQL."""

MOVES: Final = frozenset(a for hosting in HOSTED.values() for a in hosting.moves.actions)
HOSTS: Final = ("start", "add", "remove", "end", "manage", "kick", "extend", "lobby", "set")
LOBBY: Final = ("start", "add", "remove")
ARGUED: Final = frozenset(
    {
        *("seal", "choose", "meld", "cards", "pick", "pick_card", "announce", "column"),
        *("bid", "order", "order_number", "order_said", "give", "give_one"),
    }
)
"""Moves whose arguments say what is meant; of the others they are not looked at."""

LOOKS: Final = ("hand", "sheet", "why", "deal")


@dataclass(frozen=True, slots=True)
class Bad:
    """An input: who presses what, where, and what was picked in it or, in a form, ``written``."""

    user: UserId
    custom_id: str
    values: tuple[str, ...] = ()
    written: str | None = None
    elsewhere: bool = False
    kind: str = ""


@dataclass
class Forger:
    """Makes bad inputs at known tables."""

    known: Known
    rng: Random
    ways: Mapping[str, Callable[[], Bad]] = field(init=False)

    def __post_init__(self) -> None:
        ways = (
            *(self._noise, self._mangled, self._long, self._no_table, self._unknown_action),
            *(self._stale, self._outsider, self._elsewhere, self._not_host, self._too_late),
            *(self._too_early, self._closed, self._other_game, self._values, self._form),
            *(self._no_screen, self._bad_screen, self._no_admin, self._no_time),
        )
        self.ways = {way.__name__.strip("_"): way for way in ways}

    def next(self) -> Bad:
        """Make one, of any kind."""
        kind = self.rng.choice([*self.ways])
        made = self.ways[kind]()
        return Bad(made.user, made.custom_id, made.values, made.written, made.elsewhere, kind)

    # ------------------------------------------------------------- nothing of ours

    def _noise(self) -> Bad:
        """Characters of any kind that are no control."""
        letters = string.printable + "".join(ODD)
        while True:
            text = "".join(self.rng.choices(letters, k=self.rng.randint(1, CUSTOM_ID)))
            if read(text) is None:
                return Bad(self._anybody(), text, self._picked())

    def _mangled(self) -> Bad:
        """A control with an odd character in it, which no control has."""
        text = self._right()
        at = self.rng.randrange(len(text) + 1)
        odd = self.rng.choice([o for o in ODD if not (o.isascii() and o.isalnum())])
        return Bad(self._anybody(), (text[:at] + odd + text[at:])[:CUSTOM_ID], self._picked())

    def _long(self) -> Bad:
        """A control of all the characters that there may be, and more arguments than any has."""
        table = self.known.playing(self.rng)
        at = self.known.tables[table]
        text = f"t:{table}:{at.step}:{self.rng.choice(sorted(at.moves & ARGUED))}"
        return Bad(self._seated(table), (text + ":0" * CUSTOM_ID)[: CUSTOM_ID - CUSTOM_ID % 2 - 1])

    def _no_table(self) -> Bad:
        """A table that is not there."""
        table = self.rng.choice((0, self.known.last + self.rng.randint(1, 9), 2**53 - 1, 2**53))
        return Bad(self._anybody(), f"t:{table}:{self._step()}:{self._action()}", self._picked())

    def _unknown_action(self) -> Bad:
        """An action that nothing has."""
        while (word := "".join(self.rng.choices(string.ascii_lowercase + "_", k=6))) in ACTIONS:
            pass
        table = self.known.any(self.rng)
        return Bad(self._anybody(), f"t:{table}:{self._step(table)}:x{word}", self._picked())

    # ---------------------------------------------------- not theirs, not there, not now

    def _stale(self) -> Bad:
        """A move of an earlier or later phase, by one whose turn it may be."""
        table = self.known.playing(self.rng)
        at = self.known.tables[table]
        action = self.rng.choice(sorted(at.moves - at.any_step))
        step = self.rng.choice([n for n in range(at.step + 4) if n != at.step])
        return Bad(self._seated(table), f"t:{table}:{step}:{action}{self._args()}", self._picked())

    def _outsider(self) -> Bad:
        """A move of somebody who only watches."""
        table = self.known.playing(self.rng)
        at = self.known.tables[table]
        action = self.rng.choice(sorted(at.moves))
        return Bad(
            self.known.outsider, f"t:{table}:{at.step}:{action}{self._args()}", self._picked()
        )

    def _elsewhere(self) -> Bad:
        """Anything by somebody who does not see the channel: a table's number opens nothing."""
        table = self.known.any(self.rng)
        text = f"t:{table}:{self._step(table)}:{self._action()}{self._args()}"
        return Bad(self.known.outsider, text, self._picked(), elsewhere=True)

    def _not_host(self) -> Bad:
        """What only a host may do."""
        table = self.known.any(self.rng, Stage.LOBBY)
        user = self.rng.choice([self.known.outsider, *self.known.tables[table].guests])
        action = self.rng.choice(HOSTS)
        values = ("modern",) if action == "set" else ()
        args = {"set": ":rulebook", "kick": ":3", "end": ":sure"}.get(action, "")
        return Bad(user, f"t:{table}:0:{action}{args}", values)

    def _too_late(self) -> Bad:
        """What belongs to the lobby, by the host, when it is over."""
        table = self.known.playing(self.rng, by_hand=False)
        action = self.rng.choice(LOBBY)
        return Bad(self.known.tables[table].host, f"t:{table}:{self._step(table)}:{action}")

    def _too_early(self) -> Bad:
        """A move, or a look at the game, in the lobby."""
        table = self.known.any(self.rng, Stage.LOBBY)
        at = self.known.tables[table]
        looks = () if dealt_by_hand(at.options) else LOOKS
        action = self.rng.choice((*sorted(at.moves), *looks))
        args = ":1" if action in ("why", "deal") else ""
        return Bad(self._seated(table), f"t:{table}:0:{action}{args}", self._picked())

    def _closed(self) -> Bad:
        """Anything that changes a table, when it is closed."""
        table = self.known.any(self.rng, Stage.CLOSED)
        at = self.known.tables[table]
        action = self.rng.choice(sorted((ACTIONS - at.when_closed - {"rematch"}) | at.moves))
        return Bad(self._anybody(), f"t:{table}:{self._step()}:{action}{self._args()}")

    def _other_game(self) -> Bad:
        """A move of another game than the table's."""
        table = self.known.playing(self.rng)
        at = self.known.tables[table]
        action = self.rng.choice(sorted(MOVES - at.moves - {*AT_TABLES}))
        return Bad(self._seated(table), f"t:{table}:{at.step}:{action}", self._picked())

    # --------------------------------------------------------------- wrong in themselves

    def _values(self) -> Bad:
        """A select with options that it does not have, or too many of them, or none."""
        table = self.known.playing(self.rng)
        at = self.known.tables[table]
        action = self.rng.choice(at.selects)
        odd = self.rng.choice((*ODD, "-1", "999", "1.5", "", "x" * CUSTOM_ID, "NaN", "0x1", "+1"))
        values = self.rng.choice(((odd,), (odd, odd), (odd,) * 26))
        return Bad(self._seated(table), f"t:{table}:{at.step}:{action}", values)

    def _form(self) -> Bad:
        """A form that nobody was asked to fill in."""
        table = self.known.any(self.rng)
        action = self.rng.choice((*HOSTS, *sorted(MOVES)))
        asks = (
            *(f"t:{table}:0:save_rules", "u:config:night_name", f"t:{table}:0:{action}"),
            "u:config:name:indian_chief",
            "u:hours:write:every",
        )
        nonce = self.rng.randrange(10**19)
        text = self.rng.choice((*ODD, "x" * 4000, " "))
        return Bad(
            self.known.outsider, f"{self.rng.choice(asks)}:{nonce}"[:CUSTOM_ID], written=text
        )

    def _no_screen(self) -> Bad:
        """A screen that there is not."""
        word = "".join(self.rng.choices(string.ascii_lowercase, k=8))
        return Bad(self._anybody(), f"u:x{word}:open{self._args()}", self._picked())

    def _bad_screen(self) -> Bad:
        """A page of a screen that it does not have."""
        screen = self.rng.choice(self.known.screens)
        word = "".join(self.rng.choices(string.ascii_letters + string.digits, k=9))
        return Bad(self._anybody(), f"u:{screen}:x{word.lower()[:5]}x:{word}"[:CUSTOM_ID])

    def _no_admin(self) -> Bad:
        """A setting of the server, by somebody who may not manage it."""
        what = self.rng.choice(("pace", "night:on", "night:off", "forget", "channels", "remove"))
        return Bad(self._anybody(), f"u:config:{what}", (self.rng.choice(("live", "1", "Ours")),))

    def _no_time(self) -> Bad:
        """A zone or a time of day that nobody offered, or for days that there are not."""
        what = self.rng.choice(
            ("zone:pick", "zone:find", "zone:none:x", "hours:for", "hours:from:never", "hours:drop")
        )
        value = self.rng.choice(("Factory", "../zzz", "-1", "1441", "9" * 20, *ODD))
        return Bad(self._anybody(), f"u:{what}", (value,))

    # ------------------------------------------------------------------------ parts

    def _right(self, table: TableId | None = None) -> str:
        table = table or self.known.any(self.rng)
        return f"t:{table}:{self._step(table)}:{self._action()}"

    def _action(self) -> str:
        return self.rng.choice(sorted(ACTIONS))

    def _step(self, table: TableId | None = None) -> int:
        return self.rng.randrange(9) if table is None else self.known.tables[table].step

    def _args(self) -> str:
        return self.rng.choice(("", ":0", ":1:1", ":thief", ":in", ":99", f":{'A' * 32}"))

    def _picked(self) -> tuple[str, ...]:
        return self.rng.choice(((), ("0",), ("thief",), ("1", "2"), (self.rng.choice(ODD),)))

    def _anybody(self) -> UserId:
        return self.rng.choice((*self.known.people, self.known.outsider))

    def _seated(self, table: TableId | None = None) -> UserId:
        at = None if table is None else self.known.tables[table]
        return self.rng.choice((at.host, *at.guests) if at else self.known.people)
