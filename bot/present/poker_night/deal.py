"""The deal of one hand of a night, which is open once that hand is over (rules 13 and 70)."""

from __future__ import annotations

from bot.present.parts import seat_line
from bot.present.poker_night.parts import heading
from bot.present.scene import Opened, Scene
from bot.present.screen import Screen, Text
from bot.tongue import say
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
            heading(scene, say("night_words-deal_head", hand=str(table.hand))),
            Text("\n".join(_lines(scene, opened))),
            Text(
                say(
                    "night_words-deal_seed",
                    seed=opened.seed,
                    fingerprint=table.commitment,
                    text=bound(table.id, table.hand),
                    joins=" ".join(f"`{join}`" for join in opened.joins),
                )
            ),
        )
    )


def _lines(scene: Scene, opened: Opened) -> list[str]:
    hands = opened.hands[-1] if opened.hands else ()
    return [
        seat_line(scene, seat, *(" ".join(hands[seat]) for _ in hands[:1]))
        for seat in range(len(scene.table.chairs))
    ]
