"""The opened deal: after the end everybody may see what everybody was dealt (rule 13)."""

from __future__ import annotations

from typing import Any

from bot.present.games import screens_of
from bot.present.names import seat_mention
from bot.present.parts import button, heading, row
from bot.present.scene import Opened, Scene
from bot.present.screen import Buttons, Screen, Text
from bot.present.screens import Wording
from bot.tongue import say
from engine.deal import PREFIX

HANDS = 2_400
"""So many characters of a screen are for hands."""

_HAND = 36  # the longest line of one: a seat's number and eight tens


def opened(scene: Scene, page: int = 0) -> Screen:
    """Return what was dealt in every part of the game, the seed, and each seat's share of chance.

    A long game has several pages, counted from 0.
    """
    deal = scene.opened
    if deal is None:
        raise ValueError(f"the deal of table {scene.table.id} is not open")
    seats = range(len(scene.table.chairs))
    who = "\n".join(f"{seat + 1}\\. {seat_mention(scene.table, seat)}" for seat in seats)
    pages = _pages(deal, len(seats))
    shown = pages[min(page, len(pages) - 1)]
    wording = screens_of(scene.table.options).wording
    dealt = (
        Text(_dealt(say(wording.part, number=number), deal.hands[number - 1])) for number in shown
    )
    return Screen(
        (
            heading(scene, say("opened-head")),
            Text(who),
            *dealt,
            Text(_chance(scene, deal)),
            *_turns(scene, wording, pages, shown),
        )
    )


def _pages(deal: Opened, players: int) -> tuple[range, ...]:
    """Return the numbers of the parts, from 1, that fit on each page."""
    fit = max(1, HANDS // (players * _HAND))
    last = len(deal.hands)
    return tuple(range(first, min(first + fit, last + 1)) for first in range(1, last + 1, fit)) or (
        range(0),
    )


def _turns(
    scene: Scene, wording: Wording[Any], pages: tuple[range, ...], shown: range
) -> tuple[Buttons, ...]:
    others = tuple(
        button(scene, _named(wording, numbers), "deal_page", str(page))
        for page, numbers in enumerate(pages)
        if numbers != shown
    )
    return (row(*others),) if others else ()


def _named(wording: Wording[Any], numbers: range) -> str:
    first, last = numbers[0], numbers[-1]
    if first == last:
        return say(wording.part, number=first)
    return say(wording.parts, first=first, last=last)


def _dealt(part: str, hands: tuple[tuple[str, ...], ...]) -> str:
    lines = (f"{seat}\\. {' '.join(hand)}" for seat, hand in enumerate(hands, start=1))
    return "\n".join((f"**{part}**", *lines))


def _chance(scene: Scene, deal: Opened) -> str:
    joins = " ".join(f"`{join}`" for join in deal.joins)
    text = f"`{PREFIX}{scene.table.id}/`"
    return "\n".join(
        (
            say("opened-seed", seed=f"`{deal.seed}`"),
            say("opened-fingerprint", fingerprint=f"`{scene.table.commitment}`", text=text),
            say("opened-joins", joins=joins),
        )
    )
