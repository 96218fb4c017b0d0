"""The own standing order and the selects that lay one down (rule 69): for its player alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from bot.present.indian_poker.scene import picked, played
from bot.present.indian_poker.words import WAITS, is_out, order_words
from bot.present.limits import OPTION
from bot.present.names import clip, seat_name
from bot.present.parts import control
from bot.present.scene import Scene
from bot.present.screen import Block, Option, Select, Text
from bot.tongue import say
from engine.indian_poker.model import When
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import Phase, View

NONE: Final = "none"
"""The value that takes a standing order back."""

NO_ORDER: Final = "poker_table-order_no"
"""How that value is called, as a message."""

ALONE: Final = "alone"
"""The argument of selects that stand on a screen of their own."""


def orders(scene: Scene, *place: str) -> Iterator[Block]:
    """Yield what is ordered now, and the selects to order otherwise; ``place`` is ALONE or none."""
    yield Text(_told(scene))
    yield _waits(scene, *place)
    when = _when(scene)
    if when in NUMBERED:
        yield _numbers(scene, when, *place)


def takes_orders(view: View) -> bool:
    """Tell whether the viewer's seat can have a standing order now."""
    bidding = view.phase is Phase.BID and not rules_of(view.options).secret
    return view.seat is not None and bidding and not is_out(view, view.seat)


def choices(view: View, when: When) -> tuple[int, ...]:
    """Return the numbers that an order can have now, ``()`` where it has none.

    Those that would speak at once or never are left out: such an order has a plainer name.
    """
    return _CHOICES[when](view) if when in _CHOICES else ()


def _others(view: View) -> tuple[int, ...]:
    seats = range(view.players)
    return tuple(seat for seat in seats if seat != view.seat and not is_out(view, seat))


_CHOICES: Final[Mapping[When, Callable[[View], tuple[int, ...]]]] = MappingProxyType(
    {
        When.FEWER: lambda view: tuple(range(3, view.players + 1)),
        When.MORE: lambda view: tuple(range(2, view.players)),
        When.GONE: _others,
    }
)

NUMBERED: Final = frozenset(_CHOICES)
"""What a standing order waits for that takes a number: of players, or a seat."""


def _when(scene: Scene) -> When | None:
    """Return what the order being picked waits for, else the one that stands."""
    view = played(scene)
    if (when := picked(scene).when) is not None:
        return when
    return None if view.order is None else view.order.when


def _told(scene: Scene) -> str:
    order = played(scene).order
    if order is None:
        return say("poker_table-order_none")
    return say("poker_table-order_given", order=order_words(scene, order))


def _waits(scene: Scene, *place: str) -> Select:
    view, now = played(scene), _when(scene)
    kinds = [when for when in When if when not in NUMBERED or choices(view, when)]
    options = (
        Option(say(NO_ORDER), NONE, chosen=now is None),
        *(Option(say(WAITS[when]), when.value, chosen=when is now) for when in kinds),
    )
    return Select(control(scene, "order", *place), say("poker_table-order"), options)


def _numbers(scene: Scene, when: When, *place: str) -> Select:
    view = played(scene)
    order = view.order
    now = order.number if order is not None and order.when is when else None
    options = tuple(
        Option(number_label(scene, when, number), str(number), chosen=number == now)
        for number in choices(view, when)
    )
    to = control(scene, "order_number", when.value, *place)
    return Select(to, say(_ABOUT[when]), options)


_ABOUT: Final[Mapping[When, str]] = MappingProxyType(
    {
        When.FEWER: "poker_table-about_fewer",
        When.MORE: "poker_table-about_more",
        When.GONE: "poker_table-about_gone",
    }
)


def number_label(scene: Scene, when: When, number: int) -> str:
    """Say a number that an order can have: ``"3 players"``, or who sits there: ``"2 Ben"``."""
    if when is not When.GONE:
        return say("poker_table-players", number=number)
    name = seat_name(scene.table, number, scene.names)
    return clip(f"{number + 1} {name}", OPTION)
