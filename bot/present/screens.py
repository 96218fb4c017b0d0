"""What the house asks of a game's screens; each game answers in a package of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from bot.outcome import Outcome, Refused, Said, Show
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Screen
from bot.present.texts import pace_words
from data.log import LogEvent, Table
from engine.core import Code

OptionsT = TypeVar("OptionsT")


@dataclass(frozen=True, slots=True)
class Wording(Generic[OptionsT]):
    """How the ways to play a game are told.

    ``played_by`` names one in a few words, ``described`` says all of it on one line, and ``terms``
    are the lines of a lobby about it. ``ways`` is where the host chooses among what are no house
    rules, in blocks; ``summary`` says the same to everybody else, in Markdown.

    ``rules`` are the names of the house rules in the order in which they are shown. Each has a
    ``title``, what it is ``about``, and a ``label`` for each choice; ``told`` are those in force.
    ``needed`` says what a house rule may need to mean anything.

    The texts are messages. ``part`` names one of those that a game is made of by its ``number``,
    ``parts`` several from the ``first`` to the last; ``whole`` is what is played at one table, of
    the ``game`` by its name. ``look`` labels the button that leads a player to where they stand;
    ``private`` says what comes to each by DM, ``dealt`` when the first of it comes. ``levels`` say
    how each computer player of the game plays.

    ``pace`` says how long a phase lasts; ``own`` are a lobby's further buttons for anybody.
    """

    played_by: Callable[[OptionsT], str]
    described: Callable[[OptionsT], str]
    terms: Callable[[Table], tuple[str, ...]]
    ways: Callable[[Scene], tuple[Block, ...]]
    summary: Callable[[OptionsT], str]
    rules: tuple[str, ...]
    title: Callable[[str], str]
    about: Callable[[str, OptionsT], str]
    label: Callable[[str, str, OptionsT], str]
    told: Callable[[OptionsT], list[str]]
    needed: Callable[[str], str]
    part: str
    parts: str
    whole: str
    look: str
    private: str
    dealt: str
    levels: Mapping[str, str]
    pace: Callable[[Table], str] = lambda table: pace_words(table.times)
    own: Callable[[Scene], tuple[Button, ...]] = lambda _: ()


@dataclass(frozen=True, slots=True)
class Screens(Generic[OptionsT]):
    """The screens of one game; ``name`` is what it is called, in Markdown.

    ``opens`` is the command that opens a table of it, ``"chief start"``, or ``None`` where a server
    has to allow that.
    ``status`` is the live post of a phase, ``finished`` what stays of it after the event that ended
    it, where all may know that; ``milestone`` the post of a public event of the game itself,
    ``None`` for events without one; ``lapse`` says what becomes of those who let the whole time
    of a phase pass; ``private`` what goes to the DM of the scene's seat; ``moment`` how far the
    game has come ("round 3"). ``answers`` are the game's own answers to a click, and ``said`` its
    own messages beside ``texts.SAID``.
    ``why_button`` tells the rule behind a refusal. ``closed`` is what stays of a game that has
    begun as its table closes, where the game itself tells that.
    """

    name: Callable[[OptionsT], str]
    opens: str | None
    status: Callable[[Scene], Screen]
    finished: Callable[[Scene, LogEvent | None], Screen]
    milestone: Callable[[Scene, LogEvent], Screen | None]
    private: Callable[[Scene], Screen]
    moment: Callable[[Scene], str]
    lapse: Callable[[Scene], str]
    answers: Mapping[Show, Callable[[Outcome], Screen]]
    said: Mapping[Said, str]
    why_button: Callable[[Code | Refused, OptionsT], Button]
    wording: Wording[OptionsT]
    closed: Callable[[Scene], Screen] | None = None


AnyScreens: TypeAlias = Screens[Any]
"""The screens of some game, whose options only it looks into."""
