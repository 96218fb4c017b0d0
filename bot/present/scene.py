"""What a screen is built from: the public table, one viewer's View and draft, and names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bot.present.screen import Document
from bot.verdict import Verdict
from data.books import Feat, Preset, Record
from data.following import Wish
from data.log import Table, UserId
from data.night import NightView
from data.punctuality import Share
from engine.core import Event, Seat


class View(Protocol):
    """What every game's View tells; its own screens know which one it is."""

    @property
    def seat(self) -> Seat | None:
        """Who sees it; ``None`` is the channel."""

    @property
    def step(self) -> int:
        """Number of the phase, for controls."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The deal of a table that has ended, which everybody may see (rule 13).

    ``hands`` are faces (``"AS"``) by round and seat as each round began; ``seed`` and ``joins``
    are the chance behind them, in hex.
    """

    seed: str
    joins: tuple[str, ...]
    hands: tuple[tuple[tuple[str, ...], ...], ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """All that one viewer's screens may use; ``user`` is the viewer, ``None`` the channel.

    ``view`` is ``None`` in the lobby, the channel's View where ``seat`` is ``None``. ``draft`` is
    what the seat is picking, in the game's own form; ``None`` before there is any. ``plan`` is what
    it has laid down for the case that it misses a deadline, likewise. ``names`` are
    raw: whoever puts one into a text escapes it. ``unreachable`` are people whose DMs are closed,
    so that they play from the channel; ``unheard`` says that the viewer is one of them and has not
    heard of it yet. ``follows`` is what somebody without a seat has asked to be told, where they
    choose that. ``night`` is what the viewer may see of a night's forfeits,
    ``None`` in other games. ``opened`` is only there where it was asked for, and so is ``reveal``,
    the event of a round whose scores are to be explained. ``record`` is the viewer's best solo
    result with these options, this game included once it has ended. ``presets`` are the rules for
    this game that the table's server has saved, and ``admin`` says whether the viewer may save
    some: both are only there for the screen of house rules. ``shares`` are how punctual people at
    the table are, where it asks for that; who is missing there has owed no move. ``records`` is
    what the event that is told brought and its server had not seen, of people who are listed.
    ``verdict`` is what came of checking the table, and ``document`` its record as a file: where it
    was asked for.
    """

    table: Table
    view: View | None
    seat: Seat | None
    names: Mapping[UserId, str]
    draft: object = None
    unreachable: tuple[UserId, ...] = ()
    night: NightView | None = None
    opened: Opened | None = None
    reveal: Event | None = None
    record: Record | None = None
    presets: tuple[Preset, ...] = ()
    admin: bool = False
    user: UserId | None = None
    plan: object = None
    unheard: bool = False
    shares: Mapping[UserId, Share] = field(default_factory=dict)
    follows: Wish | None = None
    records: tuple[Feat, ...] = ()
    verdict: Verdict | None = None
    document: Document | None = None
