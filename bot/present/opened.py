"""The opened deal: after the end everybody may see what everybody was dealt (rule 13)."""

from __future__ import annotations

from bot.present.names import seat_mention
from bot.present.parts import heading
from bot.present.scene import Opened, Scene
from bot.present.screen import Screen, Text
from engine.deal import PREFIX


def opened(scene: Scene) -> Screen:
    """Return all hands of all rounds, the seed behind them and each seat's share of chance."""
    deal = scene.opened
    if deal is None:
        raise ValueError(f"the deal of table {scene.table.id} is not open")
    seats = range(len(scene.table.chairs))
    who = "\n".join(f"{seat + 1}\\. {seat_mention(scene.table, seat)}" for seat in seats)
    rounds = (Text(_round(number, hands)) for number, hands in enumerate(deal.hands, start=1))
    return Screen((heading(scene, "The deal"), Text(who), *rounds, Text(_chance(scene, deal))))


def _round(number: int, hands: tuple[tuple[str, ...], ...]) -> str:
    lines = (f"{seat}\\. {' '.join(hand)}" for seat, hand in enumerate(hands, start=1))
    return "\n".join((f"**Round {number}**", *lines))


def _chance(scene: Scene, deal: Opened) -> str:
    joins = " ".join(f"`{join}`" for join in deal.joins)
    return (
        f"-# Seed, in hex: `{deal.seed}`\n"
        f"-# Fingerprint in the lobby: `{scene.table.commitment}`. It is the SHA-256 of the text "
        f"`{PREFIX}{scene.table.id}/` followed by the 32 bytes of the seed.\n"
        f"-# Added by the seats, in order: {joins}"
    )
