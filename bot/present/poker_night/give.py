"""Handing out the forfeits of a hand won: one by one, evenly, or both."""

from __future__ import annotations

from bot.present.indian_poker.parts import hand_of, where
from bot.present.indian_poker.scene import picked, played
from bot.present.limits import LABEL, ROW
from bot.present.names import clip, seat_name
from bot.present.parts import button, row, seat_line
from bot.present.poker_night.parts import heading
from bot.present.poker_night.words import forfeits
from bot.present.scene import Scene
from bot.present.screen import Buttons, Screen, Style, Text, Tone
from bot.present.words import when
from engine.core import Seat
from engine.indian_poker.rules import to_give


def give(scene: Scene) -> Screen:
    """Return what the scene's seat hands out so far, and a button for each other player."""
    shares = drafted(scene)
    won = to_give(played(scene).options)
    left = won - sum(shares)
    return Screen(
        (
            heading(scene, f"{hand_of(played(scene))}: hand out"),
            Text(_asked(scene, won, left)),
            Text("\n".join(_line(scene, seat, shares[seat]) for seat in _others(scene))),
            row(
                button(scene, "Hand out", "give", style=Style.GO, disabled=left != 0),
                button(scene, "Evenly", "give_evenly"),
                button(scene, "Clear", "give_clear", disabled=left == won),
            ),
            *_rows(scene, shares, left),
        ),
        Tone.ASK,
        alert=f"{where(scene)}: you won, and have {forfeits(won)} to hand out.",
    )


def drafted(scene: Scene) -> tuple[int, ...]:
    """Return what is handed out so far, by seat."""
    return picked(scene).shares or (0,) * played(scene).players


def _others(scene: Scene) -> list[Seat]:
    return [seat for seat in range(played(scene).players) if seat != scene.seat]


def _asked(scene: Scene, won: int, left: int) -> str:
    late = _if_late(scene)
    if left == 0:
        return f"Everything has its place: press **Hand out**.{late}"
    return f"You won: **{left} of {forfeits(won)}** left to hand out, in any split.{late}"


def _if_late(scene: Scene) -> str:
    """Say what happens without a press in time: the rules know nothing of what was picked."""
    deadline = scene.table.deadline
    if deadline is None:
        return ""
    return f"\nWithout **Hand out** by {when(deadline)}, everything is spread evenly."


def _line(scene: Scene, seat: Seat, share: int) -> str:
    return seat_line(scene, seat, f"**{share}**" if share else "none")


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
