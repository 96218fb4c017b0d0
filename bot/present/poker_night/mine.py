"""My forfeits: what a guest chose for the own ones, and what became of each; for nobody else."""

from __future__ import annotations

from typing import Final

from bot.present.parts import control, how_button, row
from bot.present.poker_night.dares import dare
from bot.present.poker_night.parts import MINE, heading
from bot.present.poker_night.scene import own_of
from bot.present.poker_night.words import FREE, UNSEEN, forfeits
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Option, Screen, Select, Text
from bot.tongue import say
from data.log import Beyond, Stage, Terms
from data.night import Fate, Guest

CAPS: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30)
"""Caps to choose from."""

NO_CAP: Final = "none"
"""As the value of a cap: there is none."""

SHOWN: Final = 8
"""So many hands are told one by one, the last ones."""

SKIPPABLE: Final = 5
"""So many of them have a button to skip what they brought: a row."""


def mine(scene: Scene) -> Screen:
    """Return a guest's terms with their controls, and what became of what each hand brought.

    After the end there is nothing left to choose terms for.
    """
    guest = own_of(scene)
    closed = scene.table.stage is Stage.CLOSED
    told = "night_own-mine_closed" if closed else "night_own-mine"
    return Screen(
        (
            heading(scene, say(MINE)),
            Text(say(told, unseen=say(UNSEEN), free=say(FREE))),
            *(() if closed else _terms(scene, guest.terms)),
            Text(_told(scene, guest)),
            *_skips(scene, guest),
            row(how_button(scene)),
        )
    )


def _terms(scene: Scene, terms: Terms) -> tuple[Block, ...]:
    return (
        Text(_said(terms)),
        row(
            _choice(scene, "skip", on=terms.skip),
            _choice(scene, "water", on=terms.water),
            _otherwise(scene, terms.beyond),
        ),
        _cap(scene, "per_hour", say("night_own-choose_hour"), terms.per_hour),
        _cap(scene, "per_night", say("night_own-choose_night"), terms.per_night),
    )


def _choice(scene: Scene, name: str, *, on: bool) -> Button:
    """Return the button that switches one of the terms, ``"skip"`` or ``"water"``."""
    to = "off" if on else "on"
    return Button(say(f"night_own-switch_{name}_{to}"), control(scene, "terms", name, to))


def _otherwise(scene: Scene, beyond: Beyond) -> Button:
    """Return the button that chooses the other thing to happen beyond the cap."""
    to = Beyond.NOTHING if beyond is Beyond.DARES else Beyond.DARES
    return Button(say(f"night_own-switch_{to}"), control(scene, "terms", "beyond", to))


def _said(terms: Terms) -> str:
    lines = (
        say("night_own-said_skip", on=_on(terms.skip)),
        say("night_own-said_water", on=_on(terms.water)),
        say("night_own-said_cap", caps=_caps(terms)),
        say(f"night_own-said_{terms.beyond}"),
    )
    return "\n".join(lines)


def _on(chosen: bool) -> str:  # noqa: FBT001  a word for a flag, nothing is switched by it
    return "yes" if chosen else "no"


def _caps(terms: Terms) -> str:
    caps = ((terms.per_hour, "night_own-cap_hour"), (terms.per_night, "night_own-cap_night"))
    told = [say(message, cap=str(cap)) for cap, message in caps if cap is not None]
    return ", ".join(told) or say("night_own-cap_none")


def _cap(scene: Scene, name: str, about: str, now: int | None) -> Select:
    options = (
        Option(say("night_own-choice_none", about=about), NO_CAP, chosen=now is None),
        *(
            Option(say("night_own-choice", about=about, cap=str(cap)), str(cap), chosen=cap == now)
            for cap in _numbers(now)
        ),
    )
    return Select(control(scene, "terms", name), about, options)


def _numbers(now: int | None) -> list[int]:
    return sorted({*CAPS, *(() if now is None else (now,))})


def _told(scene: Scene, guest: Guest) -> str:
    fates = guest.fates
    if not fates:
        return say("night_own-nothing_yet")
    earlier = len(fates) - SHOWN
    more = [say("night_own-more", hands=earlier)] if earlier > 0 else []
    lines = (became(scene, fate) for fate in reversed(fates[-SHOWN:]))
    return "\n".join((say("night_own-hands"), *lines, *more))


def became(scene: Scene, fate: Fate) -> str:
    """Say what a hand brought the viewer and what became of it, on one line."""
    hand, came = str(fate.hand), forfeits(fate.came)
    water = _on(fate.water and fate.kept > 0)
    if fate.skipped:
        return say("night_own-became_skipped", hand=hand, forfeits=came)
    if fate.kept == fate.came:
        return say("night_own-became_kept", hand=hand, forfeits=came, water=water)
    return say(
        "night_own-became_capped",
        hand=hand,
        forfeits=came,
        kept=fate.kept,
        water=water,
        instead=_instead(scene, fate),
    )


def _instead(scene: Scene, fate: Fate) -> str:
    if fate.dare is None or scene.user is None:
        return say("night_own-instead_nothing")
    return say("night_own-instead_dare", dare=dare(fate.dare, scene.user, scene.table.id))


def _skips(scene: Scene, guest: Guest) -> tuple[Block, ...]:
    open_ = [fate for fate in guest.fates if fate.kept or fate.dare is not None]
    buttons = tuple(
        Button(say("night_own-skip", hand=str(fate.hand)), control(scene, "skip", str(fate.hand)))
        for fate in reversed(open_[-SKIPPABLE:])
    )
    return (row(*buttons),) if buttons else ()
