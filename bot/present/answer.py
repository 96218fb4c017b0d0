"""The private answer to a click: the screen it leads to, or why not and the way on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from bot.games import alone
from bot.outcome import Outcome, Refusal, Refused, Said, Show
from bot.present import follow, paused, stranded
from bot.present.asks import (
    confirm_end,
    confirm_host,
    confirm_kick,
    confirm_leave,
    confirm_lobby,
    name_rules,
)
from bot.present.closed import closed
from bot.present.games import look_button, screens_of
from bot.present.handbook import Topic, help_button, helped, with_button
from bot.present.house import house
from bot.present.limits import COMPONENTS, components, problems
from bot.present.lobby import fairness, lobby
from bot.present.manage import manage
from bot.present.opened import opened
from bot.present.parts import button, come_back, how_button, noted, row
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Screen, Style, Text, Tone
from bot.present.sentences import told
from bot.present.table import private
from bot.present.texts import SAID
from bot.present.time_page import ask_length, page
from bot.present.verified import exported, verified
from bot.present.welcome import seated
from bot.tongue import say
from data.log import Posts, Stage
from engine.catalog import Options
from engine.core import RuleError
from engine.indian_chief.options import Options as ChiefOptions

USUAL: Final[Options] = ChiefOptions()
"""Whose rules explain a refusal away from every table, where nothing says more."""

_OF_BEFORE: Final = frozenset({Refused.STALE, Refused.MADE})
"""A control of an earlier moment; the answer shows the one of now."""


def answer(outcome: Outcome) -> Screen:
    """Return what the clicker sees, with what was recorded above it; it alerts nobody."""
    shown = _shown(outcome)
    if outcome.said is None:
        whole = replace(shown, alert=None, mentions=())
    else:
        whole = _said(outcome.scene, outcome.said, shown)
    return _waiting(outcome.scene, whole)


def _waiting(scene: Scene, shown: Screen) -> Screen:
    """Say below an answer that the table waits, where there is room: nobody else may say it."""
    if scene.table.stranded is None or not shown.blocks:
        return shown
    both = replace(shown, blocks=(*shown.blocks, Text(stranded.line(scene.table))))
    return shown if problems(both) else both


def noticed(scene: Scene, shown: Screen) -> Screen | None:
    """Return an answer below the news, for its reader, that no DM reaches them any more.

    As it is where it says so itself; ``None`` where that is no news to them, or the answer leaves
    no room for it: a later one will.
    """
    if not scene.unheard:
        return None
    if any(
        Text(say(SAID[each])) in shown.blocks for each in (Said.DM_CLOSED, Said.DM_CLOSED_ALONE)
    ):
        return shown
    alone_there = scene.table.posts is Posts.DM
    look = say(screens_of(scene.table.options).wording.look)
    lost = say("said-no_dm_alone") if alone_there else say("said-no_dm", look=look)
    both = noted(lost, shown)
    return None if problems(both) else both


def _shown(outcome: Outcome) -> Screen:
    own = screens_of(outcome.scene.table.options).answers
    shown = (own.get(outcome.show) or SCREENS[outcome.show])(outcome)
    if outcome.show is Show.HOUSE:
        return with_button(shown, how_button(outcome.scene))
    topic = TOPICS.get(outcome.show)
    return shown if topic is None else helped(shown, topic)


def _said(scene: Scene, said: Said, shown: Screen) -> Screen:
    note = noted(say(screens_of(scene.table.options).said.get(said, SAID[said])), shown)
    if said is Said.STARTED and alone(scene.table.options):  # no lobby has shown it
        return replace(note, blocks=(*note.blocks, Text(fairness(scene.table))))
    return note if shown.blocks else replace(note, blocks=(*note.blocks, *_way(scene, said)))


def _way(scene: Scene, said: Said) -> tuple[Block, ...]:
    """Return the button that a lone sentence speaks of."""
    if said is Said.LEFT_PLAYING:
        return (
            row(
                button(scene, say("parts-come_back"), "join", style=Style.MAIN),
                help_button(Topic.SEATS),
            ),
        )
    if said is Said.NIGHT_LEFT and scene.table.stage is not Stage.CLOSED:
        return (row(button(scene, say("parts-join"), "join"), how_button(scene)),)
    if said is Said.DM_CLOSED and scene.table.stage is Stage.PLAYING:
        return (row(look_button(scene), help_button(Topic.NEWS)),)
    return paused.way(scene, said)


def refusal(error: RuleError | Refusal, scene: Scene | None = None) -> Screen:
    """Return why a click was refused, the way on, and the button that tells the rule behind it.

    ``scene`` is where the clicker stands; a ``Refusal`` may bring its own. The fact ``options``
    says of which way to play the rule is, where there is no table yet.
    """
    if isinstance(error, Refusal) and scene is None:
        scene = error.scene
    options = _options(error, scene)
    table = None if scene is None else scene.table
    text = told(error, screens_of(options).wording, table)
    ground = screens_of(options).why_button(error.code, options)
    if error.code in _OF_BEFORE and scene is not None:
        now = noted(text, _now(scene), Tone.BAD)
        both = replace(now, blocks=(*now.blocks, row(ground)))
        if components(both) <= COMPONENTS:  # the largest hands are a press away instead
            return both
    return Screen((Text(text), row(*_way_on(scene), ground)), Tone.BAD)


def _options(error: RuleError | Refusal, scene: Scene | None) -> Options:
    """Return the way to play that the refusal is about."""
    if scene is not None:
        return scene.table.options
    asked = error.facts.get("options")
    return asked if isinstance(asked, Options) else USUAL


def _now(scene: Scene) -> Screen:
    """Return where the clicker stands, as a screen."""
    if scene.table.stage is Stage.LOBBY:
        return lobby(scene)
    if scene.table.stage is Stage.CLOSED:
        return closed(scene)
    return Screen(()) if scene.seat is None else private(scene)


def _way_on(scene: Scene | None) -> tuple[Button, ...]:
    if scene is None or scene.seat is None or scene.table.stage is not Stage.PLAYING:
        return ()
    if scene.table.hand is None and scene.table.chairs[scene.seat].gone is not None:
        return (come_back(scene), look_button(scene))
    return (look_button(scene),)


SCREENS: Final[Mapping[Show, Callable[[Outcome], Screen]]] = {
    Show.NOTHING: lambda _: Screen(()),
    Show.NOTE: lambda _: Screen(()),
    Show.JOINED: lambda outcome: seated(outcome.scene),
    Show.LOBBY: lambda outcome: lobby(outcome.scene),
    Show.DEAL: lambda outcome: opened(outcome.scene, outcome.page),
    Show.VERIFY: lambda outcome: verified(outcome.scene),
    Show.EXPORT: lambda outcome: exported(outcome.scene),
    Show.CONFIRM_END: lambda outcome: confirm_end(outcome.scene),
    Show.CONFIRM_LEAVE: lambda outcome: confirm_leave(outcome.scene),
    Show.CONFIRM_KICK: lambda outcome: confirm_kick(
        outcome.scene, outcome.person or 0, barring=outcome.barring
    ),
    Show.CONFIRM_HOST: lambda outcome: confirm_host(outcome.scene, outcome.person or 0),
    Show.CONFIRM_LOBBY: lambda outcome: confirm_lobby(outcome.scene),
    Show.PAUSE: lambda outcome: paused.page(outcome.scene),
    Show.MANAGE: lambda outcome: manage(outcome.scene, outcome.person),
    Show.HOUSE: lambda outcome: house(outcome.scene, outcome.page, outcome.dropped),
    Show.NAME_RULES: lambda outcome: name_rules(outcome.scene),
    Show.FOLLOW: lambda outcome: follow.page(outcome.scene),
    Show.TIMES: lambda outcome: page(outcome.scene, outcome.times),
    Show.ASK_LENGTH: lambda outcome: ask_length(outcome.scene, outcome.times),
}
"""What answers a click in every game alike; each game has its own answers beside them."""

TOPICS: Final[Mapping[Show, Topic]] = {
    Show.DEAL: Topic.DEAL,
    Show.VERIFY: Topic.DEAL,
    Show.EXPORT: Topic.DEAL,
    Show.CONFIRM_END: Topic.SEATS,
    Show.CONFIRM_LEAVE: Topic.SEATS,
    Show.CONFIRM_KICK: Topic.SEATS,
    Show.CONFIRM_HOST: Topic.SEATS,
    Show.CONFIRM_LOBBY: Topic.SEATS,
    Show.MANAGE: Topic.SEATS,
    Show.PAUSE: Topic.TIME,
    Show.TIMES: Topic.TIME,
    Show.ASK_LENGTH: Topic.TIME,
    Show.PLAN: Topic.TIME,
    Show.NAME_RULES: Topic.SERVER,
    Show.FOLLOW: Topic.NEWS,
}
"""What the help is about that these answers lead to; a game's others lead to its own rules."""
