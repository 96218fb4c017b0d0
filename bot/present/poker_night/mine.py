"""My forfeits: what a guest chose for the own ones, and what became of each; for nobody else."""

from __future__ import annotations

from typing import Final

from bot.present.parts import control, row
from bot.present.poker_night.dares import dare
from bot.present.poker_night.parts import MINE, heading
from bot.present.poker_night.scene import own_of
from bot.present.poker_night.words import FREE, UNSEEN, forfeits
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Option, Screen, Select, Style, Text
from bot.present.words import counted
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
    from_now_on = "" if closed else " What you choose holds for what comes from now on."
    return Screen(
        (
            heading(scene, MINE),
            Text(f"{UNSEEN} {FREE}{from_now_on}"),
            *(() if closed else _terms(scene, guest.terms)),
            Text(_told(scene, guest)),
            *_skips(scene, guest),
        )
    )


def _terms(scene: Scene, terms: Terms) -> tuple[Block, ...]:
    dares = terms.beyond is Beyond.DARES
    return (
        Text(_said(terms)),
        row(
            _choice(scene, "Skip everything", "skip", on=terms.skip),
            _choice(scene, "Only water", "water", on=terms.water),
            Button(
                f"Beyond my cap: switch to {'nothing' if dares else 'dares'}",
                control(scene, "terms", "beyond", (Beyond.NOTHING if dares else Beyond.DARES)),
            ),
        ),
        _cap(scene, "per_hour", "My cap in an hour", terms.per_hour),
        _cap(scene, "per_night", "My cap in this night", terms.per_night),
    )


def _choice(scene: Scene, label: str, name: str, *, on: bool) -> Button:
    return Button(
        f"{label}: switch {'off' if on else 'on'}",
        control(scene, "terms", name, "off" if on else "on"),
        Style.PLAIN,
    )


def _said(terms: Terms) -> str:
    lines = (
        f"**Skip everything:** {_on(terms.skip)}.",
        f"**Only water:** {_on(terms.water)}.",
        f"**My cap:** {_caps(terms)}.",
        f"**Beyond my cap:** {_beyond(terms.beyond)}.",
    )
    return "\n".join(lines)


def _on(chosen: bool) -> str:  # noqa: FBT001  a word for a flag, nothing is switched by it
    return "on" if chosen else "off"


def _caps(terms: Terms) -> str:
    caps = ((terms.per_hour, "an hour"), (terms.per_night, "in this night"))
    return ", ".join(f"{cap} {what}" for cap, what in caps if cap is not None) or "none"


def _beyond(beyond: Beyond) -> str:
    return {
        Beyond.NOTHING: "nothing at all",
        Beyond.DARES: "a small dare instead, which you may skip too",
    }[beyond]


def _cap(scene: Scene, name: str, about: str, now: int | None) -> Select:
    options = (
        Option(f"{about}: none", NO_CAP, chosen=now is None),
        *(Option(f"{about}: {cap}", str(cap), chosen=cap == now) for cap in _numbers(now)),
    )
    return Select(control(scene, "terms", name), about, options)


def _numbers(now: int | None) -> list[int]:
    return sorted({*CAPS, *(() if now is None else (now,))})


def _told(scene: Scene, guest: Guest) -> str:
    fates = guest.fates
    if not fates:
        return "No hand has brought you anything yet."
    earlier = len(fates) - SHOWN
    more = [f"-# and {counted(earlier, 'hand')} before them."] if earlier > 0 else []
    lines = (became(scene, fate) for fate in reversed(fates[-SHOWN:]))
    return "\n".join(("**What hands brought you, the last one first**", *lines, *more))


def became(scene: Scene, fate: Fate) -> str:
    """Say what a hand brought the viewer and what became of it, on one line."""
    brought = f"**Hand {fate.hand}** brought you {forfeits(fate.came)}"
    water = ", with water only" if fate.water and fate.kept else ""
    if fate.skipped:
        return f"{brought}. Skipped."
    if fate.kept == fate.came:
        return f"{brought}{water}."
    others = " of the others" if fate.kept else ""
    return (
        f"{brought}. Within your cap: {fate.kept or 'none'}{water}. "
        f"Instead{others}: {_instead(scene, fate)}"
    )


def _instead(scene: Scene, fate: Fate) -> str:
    if fate.dare is None or scene.user is None:
        return "nothing."
    return f"a dare. {dare(fate.dare, scene.user, scene.table.id)}"


def _skips(scene: Scene, guest: Guest) -> tuple[Block, ...]:
    open_ = [fate for fate in guest.fates if fate.kept or fate.dare is not None]
    buttons = tuple(
        Button(f"Skip hand {fate.hand}", control(scene, "skip", str(fate.hand)))
        for fate in reversed(open_[-SKIPPABLE:])
    )
    return (row(*buttons),) if buttons else ()
