"""The deal of one hand of a night, which is open once that hand is over (rules 13 and 70)."""

from __future__ import annotations

from bot.present.parts import seat_line
from bot.present.poker_night.parts import heading
from bot.present.scene import Opened, Scene
from bot.present.screen import Screen, Text
from engine.deal import bound


def deal(scene: Scene) -> Screen:
    """Return the cards of a hand, the seed behind them and what each seat added to it.

    ``scene.table`` is as that hand was played; ``ValueError`` where no deal was asked for.
    """
    opened, table = scene.opened, scene.table
    if opened is None or table.hand is None:
        raise ValueError(f"no deal of table {table.id} is open")
    return Screen(
        (
            heading(scene, f"Hand {table.hand}: the deal"),
            Text("\n".join(_lines(scene, opened))),
            Text(
                f"-# Seed of this hand, in hex: `{opened.seed}`\n"
                f"-# Fingerprint, told before: `{table.commitment}`. It is the SHA-256 of the text "
                f"`{bound(table.id, table.hand)}` followed by the 32 bytes of the seed.\n"
                f"-# Added by the seats, in order: {' '.join(f'`{j}`' for j in opened.joins)}"
            ),
        )
    )


def _lines(scene: Scene, opened: Opened) -> list[str]:
    hands = opened.hands[-1] if opened.hands else ()
    return [
        seat_line(scene, seat, *(" ".join(hands[seat]) for _ in hands[:1]))
        for seat in range(len(scene.table.chairs))
    ]
