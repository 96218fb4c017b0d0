"""A hand again, for one player: what was seen, what was held, the odds at each bid."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bot.present.indian_poker.parts import scored
from bot.present.indian_poker.rules import THRESHOLDS, opening
from bot.present.indian_poker.scene import played
from bot.present.indian_poker.words import STANDS, fewest, signed
from bot.present.names import seat_mention, seat_name
from bot.present.parts import control, heading, how_button, row, seat_line, seat_select, seat_shown
from bot.present.scene import Scene
from bot.present.screen import Button, Screen, Select, Text
from bot.present.words import the
from bot.tongue import say
from engine.core import Seat
from engine.indian_poker.model import Bid, HandRevealed
from engine.indian_poker.odds import break_even, expected, printed_threshold
from engine.indian_poker.options import Options
from engine.indian_poker.ranking import by_rank_and_suit
from engine.indian_poker.recap import Recalled, first_chance, gone_before, recall, seen_by
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import View


def recap(scene: Scene, page: int = 0) -> Screen:
    """Tell one seat's odds in the hand ``scene.reveal``, and let all others be chosen.

    ``page`` is the seat's number, counted from 1; 0 is the viewer's own, else the first. A hand
    that is over is open to everybody. ``TypeError`` where no hand was asked for.
    """
    event = scene.reveal
    if not isinstance(event, HandRevealed):
        raise TypeError(f"no hand of table {scene.table.id} is to be recalled")
    seat = seat_shown(scene, page)
    return Screen(
        (
            heading(scene, say("poker_reveal-odds_head", hand=str(event.hand))),
            Text(_saw(scene, event, seat)),
            Text("\n".join(_bids(scene, event, seat))),
            Text(_tables(scene, event, seat)),
            _seats(scene, event, seat),
            row(_advice(scene)),
        )
    )


def _advice(scene: Scene) -> Button:
    """Return the way to the tables that tell when to stay in; those of a night are in its rules."""
    options = played(scene).options
    return opening(THRESHOLDS, options) if isinstance(options, Options) else how_button(scene)


def _saw(scene: Scene, event: HandRevealed, seat: Seat) -> str:
    highest = max(filter(None, seen_by(event, seat)), key=by_rank_and_suit)
    saw = say("poker_reveal-saw", seen=the(highest), held=the(event.cards[seat]))
    return f"{seat_line(scene, seat, f'**{_came(scene, event, seat)}**')}\n{saw}"


def _came(scene: Scene, event: HandRevealed, seat: Seat) -> str:
    """Say what a hand came to: points, in a night whether it was won."""
    if scored(played(scene)):
        return signed(event.points[seat])
    if seat in event.winners:
        return say("poker_reveal-came_won")
    return say(STANDS[Bid.IN if event.stayed[seat] else Bid.OUT])


def _bids(scene: Scene, event: HandRevealed, seat: Seat) -> Iterator[str]:
    recalled = tuple(recall(played(scene), event, seat))
    if not recalled:
        yield say("poker_reveal-left_alone", who=seat_mention(scene.table, seat))
    for one in recalled:
        yield _bid(scene, one)


def _bid(scene: Scene, one: Recalled) -> str:
    """Say a bid with the chance to win, what staying in was worth, and what out."""
    return say(
        "poker_reveal-bid",
        bid=one.bid.value,
        late="yes" if one.lapsed else "no",
        chance=_percent(one.chance),
        read="none" if one.read == one.chance else _percent(one.read),
        worth=_worth(played(scene), one),
    )


def _worth(view: View, one: Recalled) -> str:
    """Say what staying in was worth, and what out; nothing in a night, which has no points."""
    if not scored(view):
        return ""
    whole, tenths = f"{float(expected(view.options, one.chance)):+.1f}".split(".")
    out = signed(rules_of(view.options).out)
    return say("poker_reveal-worth", whole=whole, tenths=tenths, out=out)


def _percent(chance: Fraction) -> str:
    return f"{round(100 * chance)} %"


def _tables(scene: Scene, event: HandRevealed, seat: Seat) -> str:
    """Say what both tables advise who knows no bids, and which points are good ones."""
    view = played(scene)
    highest = max(by_rank_and_suit(card) for card in seen_by(event, seat) if card)
    threshold = by_rank_and_suit(printed_threshold(view.players, gone_before(view, event)))
    exact = first_chance(view, event, seat) >= break_even(view.options)
    printed, exactly = ("in" if stay else "out" for stay in (highest <= threshold, exact))
    said = say("poker_reveal-advised", printed=printed, exact=exactly)
    return f"-# {' '.join((said, *fewest(view.options)))}"


def _seats(scene: Scene, event: HandRevealed, shown: Seat) -> Select:
    labels = tuple(
        f"{seat + 1} {_came(scene, event, seat)}: {seat_name(scene.table, seat, scene.names)}"
        for seat in range(len(event.cards))
    )
    return seat_select(
        control(scene, "why_seat", str(event.hand)), say("poker_reveal-whose"), labels, shown
    )
