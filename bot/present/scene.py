"""What a screen is built from: the public table, one viewer's View and draft, and names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from data.books import Preset, Record
from data.log import Table, UserId
from engine.cards import Card
from engine.core import Seat
from engine.indian_chief.model import Meld, MeldsRevealed, Wish
from engine.indian_chief.situation import View

ASK = "ask"
"""How a select or command says that the thief has no wish and is to be asked."""

BEST = "best"
"""How a select or command leaves it to the bot to find what scores best."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What a seat is picking and has not sealed: any of it may still be missing.

    ``column`` is ``None`` for the first open one. ``declared`` is empty (every joker as scores
    best) or as long as ``cards``; ``by_hand`` opens the selects for it. ``aside`` are positions in
    ``cards``. After the reveal, a Beggar Man's ``declared`` alone is in use.
    """

    meld: Meld | None = None
    cards: tuple[Card, ...] = ()
    wish: Wish | None = None
    column: int | None = None
    declared: tuple[Card | None, ...] = ()
    by_hand: bool = False
    aside: tuple[int, ...] = ()


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
    """All that one viewer's screens may use.

    ``view`` is ``None`` in the lobby, the channel's View where ``seat`` is ``None``. ``names``
    are raw: whoever puts one into a text escapes it. ``unreachable`` are people whose DMs are
    closed, so that they play from "My hand". ``opened`` is only there where it was asked for, and
    so is ``reveal``, a round whose scores are to be explained. ``record`` is the viewer's best solo
    result with these options, this game included once it has ended. ``presets`` are the rules that
    the table's server has saved, and ``admin`` says whether the viewer may save some: both are only
    there for the screen of house rules.
    """

    table: Table
    view: View | None
    seat: Seat | None
    names: Mapping[UserId, str]
    draft: Draft = Draft()
    unreachable: tuple[UserId, ...] = ()
    opened: Opened | None = None
    reveal: MeldsRevealed | None = None
    record: Record | None = None
    presets: tuple[Preset, ...] = ()
    admin: bool = False
