"""Handing out the forfeits of a hand won: one by one, evenly, or both."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.indian_poker.parts import hand_of, where
from bot.present.indian_poker.scene import picked, played
from bot.present.limits import LABEL, ROW
from bot.present.names import clip, seat_name
from bot.present.parts import button, row, seat_line
from bot.present.poker_night.parts import heading
from bot.present.scene import Scene
from bot.present.screen import Buttons, Screen, Style, Text, Tone
from bot.present.words import when
from bot.tongue import say
from engine.core import Seat
from engine.indian_poker.rules import to_give


def give(scene: Scene) -> Screen:
    """Return what the scene's seat hands out so far, and a button for each other player."""
    shares = drafted(scene)
    won = to_give(played(scene).options)
    left = won - sum(shares)
    return Screen(
        (
            heading(scene, say("night_own-give_head", hand=hand_of(played(scene)))),
            Text(_asked(scene, won, left)),
            Text("\n".join(_line(scene, seat, shares[seat]) for seat in _others(scene))),
            row(
                button(scene, say("night_own-give"), "give", style=Style.GO, disabled=left != 0),
                button(scene, say("night_own-give_evenly"), "give_evenly"),
                button(scene, say("night_own-give_clear"), "give_clear", disabled=left == won),
            ),
            *_rows(scene, shares, left),
        ),
        Tone.ASK,
        alert=say("night_own-give_alert", where=where(scene), won=won),
    )


def drafted(scene: Scene) -> tuple[int, ...]:
    """Return what is handed out so far, by seat."""
    return picked(scene).shares or (0,) * played(scene).players


def _others(scene: Scene) -> list[Seat]:
    return [seat for seat in range(played(scene).players) if seat != scene.seat]


def _asked(scene: Scene, won: int, left: int) -> str:
    asked = say("night_own-given_all")
    if left:
        asked = say("night_own-give_left", left=str(left), won=won)
    return "\n".join((asked, *_if_late(scene)))


def _if_late(scene: Scene) -> Iterator[str]:
    """Say what happens without a press in time: the rules know nothing of what was picked."""
    deadline = scene.table.deadline
    if deadline is not None:
        yield say("night_own-give_late", when=when(deadline))


def _line(scene: Scene, seat: Seat, share: int) -> str:
    return seat_line(scene, seat, f"**{share}**" if share else say("night_own-given_none"))


def _rows(scene: Scene, shares: tuple[int, ...], left: int) -> list[Buttons]:
    buttons = [
        button(scene, label, "give_one", str(seat), disabled=left == 0)
        for seat, label in _labels(scene, shares)
    ]
    return [row(*buttons[first : first + ROW]) for first in range(0, len(buttons), ROW)]


def _labels(scene: Scene, shares: tuple[int, ...]) -> list[tuple[Seat, str]]:
    """Return ``"+1 Ada (2)"`` by seat; equal names are told apart by their seats."""
    others = _others(scene)
    short = [_label(scene, seat, shares[seat]) for seat in others]
    if len(set(short)) == len(short):
        return list(zip(others, short, strict=True))
    return [(seat, _label(scene, seat, shares[seat], f"{seat + 1} ")) for seat in others]


def _label(scene: Scene, seat: Seat, share: int, number: str = "") -> str:
    tail = f" ({share})"
    head = f"+1 {number}"
    name = clip(seat_name(scene.table, seat, scene.names), LABEL - len(head) - len(tail))
    return f"{head}{name}{tail}"
