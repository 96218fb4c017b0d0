"""What outlives a table: people's results, and what a server's admins have set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from data.log import Absence, Chosen, Pace, UserId
from data.people import Language


@dataclass(frozen=True, slots=True)
class Result:
    """What one person came to in a game that was played to its end.

    ``mode`` names what results are comparable with: the words of rulebook, mode and house rules
    (``"modern solo triple"``). ``place`` counts from 1, ``at`` is the end. ``server`` is where the
    game was told; ``None`` where nobody else was told of it, and before this was kept.
    """

    user: UserId
    mode: str
    points: int
    place: int
    players: int
    at: int
    server: int | None = None


TOTAL: Final = "total"
"""The category of a feat that is what somebody came to in a whole game."""


@dataclass(frozen=True, slots=True)
class Feat:
    """What one person did in a game that was played to its end, and what may be a record.

    ``category`` is what for: a meld of Indian Chief, or ``TOTAL``. The other fields are those
    of a result.
    """

    user: UserId
    mode: str
    category: str
    points: int
    at: int
    server: int | None = None


@dataclass(frozen=True, slots=True)
class Kind:
    """Feats that are comparable: of one server, in one mode, for the same."""

    server: int
    mode: str
    category: str


@dataclass(frozen=True, slots=True)
class Record:
    """One person's best result in a mode, and out of how many games."""

    points: int
    games: int


@dataclass(frozen=True, slots=True)
class Preset:
    """Options of a game that a server has saved under a name: "our rules"."""

    name: str
    options: Chosen


@dataclass(frozen=True, slots=True)
class Called:
    """What a server calls a game, by the game's key."""

    game: str
    name: str


@dataclass(frozen=True, slots=True)
class Server:
    """What a server's admins have set. No ``channels`` means that all are allowed.

    ``night`` allows nights for forfeits, off at first; ``night_name`` is what they are called here.
    ``pace`` and ``defaults`` (names of ``presets``, of each game one at the most) are what a new
    table begins with, as is ``absence``. ``language`` is what the channels are told in, ``locale``
    what Discord last showed for the server; the first counts.

    ``tables_here`` is how many tables may be open in one channel, ``tables_each`` how many of one
    host's on the server; 0 is as many as they like. ``games`` are names of the server's own.
    ``welcomed`` says that the bot has introduced itself there.
    """

    id: int
    channels: tuple[int, ...] = ()
    pace: Pace = Pace.EVENING
    presets: tuple[Preset, ...] = ()
    defaults: tuple[str, ...] = ()
    night: bool = False
    night_name: str = ""
    absence: Absence = Absence.COMPUTER
    language: Language | None = None
    locale: Language | None = None
    tables_here: int = 20
    tables_each: int = 10
    games: tuple[Called, ...] = ()
    welcomed: bool = False
