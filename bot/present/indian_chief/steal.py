"""The thief's own screen: from whom, which card, and then it is stolen; or a draw instead.

In a solo game: from which of the own earlier melds (rule 31).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.present.indian_chief.parts import (
    ending,
    last_try,
    phase_help,
    remaining_button,
    round_heading,
    where,
)
from bot.present.indian_chief.plan import laid_down, plan_button
from bot.present.indian_chief.scene import played, seen
from bot.present.indian_chief.solo import so_far
from bot.present.indian_chief.words import meld_name
from bot.present.limits import LABEL, OPTION
from bot.present.names import clip, seat_mention, seat_name
from bot.present.parts import DOT, button, control, my_hand, row, seat_line, sheet_button
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Buttons, Option, Screen, Select, Style, Text, Tone
from bot.present.words import capital, card_name, cards_marked, cards_plain, listed, short_card, the
from bot.tongue import say
from data.log import Stage
from engine.cards import Card
from engine.core import Seat
from engine.indian_chief.model import Meld, Melded, Steal, Target
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase, View
from engine.indian_chief.steals import stealable


def may_steal(scene: Scene) -> bool:
    """Tell whether the scene's seat is a thief who may pick now, or may pick anew."""
    view = seen(scene)
    if view is None or scene.table.stage is Stage.CLOSED:
        return False
    return view.phase is Phase.STEAL and view.seat in view.thieves


def booty(view: View) -> Mapping[Target, Card]:
    """Return what this seat may take as a thief, by where it lies (rules 23 and 31)."""
    if view.seat is None:
        raise ValueError("the channel steals nothing")
    return stealable(rules_of(view.options), view.seat, view.table, view.earlier)


def place_args(target: Target) -> tuple[str, ...]:
    """Return a card's place as arguments: seat, slot, and the round where it is an earlier one."""
    place = (str(target.seat), str(target.slot))
    return (*place, str(target.round)) if target.round else place


@dataclass(frozen=True, slots=True)
class _Picked:
    """A thief's choice so far: the meld of a seat and round, and which of its cards."""

    seat: Seat | None
    round: int
    slot: int | None

    @property
    def target(self) -> Target | None:
        """The card's place, once it is chosen."""
        if self.seat is None or self.slot is None:
            return None
        return Target(self.seat, self.slot, self.round)


def steal(
    scene: Scene, victim: Seat | None = None, slot: int | None = None, number: int = 0
) -> Screen:
    """Return the steal screen with ``victim`` and ``slot`` as picked so far.

    In a solo game ``number`` is the round of the meld. Only for a seat that may steal now.
    """
    view, picked = played(scene), _Picked(victim, number, slot)
    alert = "chief_steal-alert_again" if view.attempt else "chief_steal-alert"
    return Screen(
        (
            round_heading(scene),
            *so_far(scene),
            Text("\n".join(_said(scene))),
            *_controls(scene, picked),
        ),
        Tone.ASK,
        alert=say(alert, where=where(scene)),
    )


def _said(scene: Scene) -> Iterator[str]:
    view = played(scene)
    yield say("chief_steal-you_alone" if view.options.solo else "chief_steal-you")
    yield say("chief_steal-hand", cards=cards_marked(view.hand))
    yield from (_on_table(scene, *place) for place in _places(view))
    if len(view.thieves) > 1:
        yield _tied(scene)
    if view.collisions:
        yield say("chief_steal-last_time", met=_met(scene))
    if view.picked:
        yield say("chief_steal-recorded", pick=_pick(scene, view.pick))
    yield from laid_down(scene)
    if not view.options.solo:
        yield ending(scene)


def _places(view: View) -> tuple[tuple[Seat, int], ...]:
    """Return seat and round of each meld from which a card may be taken."""
    return tuple(dict.fromkeys((target.seat, target.round) for target in booty(view)))


def meld_at(view: View, seat: Seat, number: int) -> Melded:
    """Return the meld of ``seat`` in this round (0), or in an earlier one of a solo game."""
    return view.earlier[number - 1] if number else view.table[seat]


def _on_table(scene: Scene, seat: Seat, number: int) -> str:
    melded = meld_at(played(scene), seat, number)
    cards = cards_marked(filter(None, melded.slots))
    if number:
        return f"{_round_meld(number, melded.meld)}{DOT}{cards}"
    return seat_line(scene, seat, meld_name(melded.meld), cards)


def _round_meld(number: int, meld: Meld) -> str:
    """Name a meld of an earlier round: ``"Round 3: Lawyer"``."""
    return say("chief_steal-round_meld", round=number, meld=meld_name(meld))


def _tied(scene: Scene) -> str:
    view = played(scene)
    others = listed(seat_mention(scene.table, seat) for seat in view.thieves if seat != view.seat)
    return say("chief_steal-tie_last" if last_try(view) else "chief_steal-tie", others=others)


def _met(scene: Scene) -> str:
    collisions = played(scene).collisions
    return listed(_one_met(scene, steal) for steal in collisions)


def _one_met(scene: Scene, steal: Steal) -> str:
    who = seat_mention(scene.table, steal.thief)
    if steal.card is None:
        return say("chief_steal-met_drawing", who=who)
    return say("chief_steal-met", who=who, card=the(steal.card))


def _pick(scene: Scene, target: Target | None) -> str:
    if target is None:
        return say("chief_steal-you_draw")
    card, whose = booty(played(scene))[target], seat_mention(scene.table, target.seat)
    return say("chief_steal-card_of", card=the(card), whose=whose)


def _controls(scene: Scene, picked: _Picked) -> Iterator[Block]:
    places = _places(played(scene))
    if places:
        yield _melds(scene, places, picked)
    if picked.seat is not None and (picked.seat, picked.round) in places:
        yield _slots(scene, picked.seat, picked)
    yield _buttons(scene, picked)


def _melds(scene: Scene, places: tuple[tuple[Seat, int], ...], picked: _Picked) -> Select:
    about = say("chief_steal-from_meld" if played(scene).options.solo else "chief_steal-from")
    options = tuple(
        _option(scene, seat, number, chosen=(seat, number) == (picked.seat, picked.round))
        for seat, number in places
    )
    return Select(control(scene, "from"), about, options)


def _option(scene: Scene, seat: Seat, number: int, *, chosen: bool) -> Option:
    melded = meld_at(played(scene), seat, number)
    meld = _round_meld(number, melded.meld)
    if not number:
        who = clip(seat_name(scene.table, seat, scene.names), 50)
        meld = f"{seat + 1}. {who}: {meld_name(melded.meld)}"
    label = say("chief_steal-option", meld=meld, number=len(melded.cards))
    value = str(number or seat)
    return Option(label, value, clip(capital(cards_plain(melded.cards)), OPTION), chosen)


def _slots(scene: Scene, seat: Seat, picked: _Picked) -> Select:
    options = tuple(
        Option(
            f"{target.slot + 1}. {capital(card_name(card))}",
            str(target.slot),
            chosen=target == picked.target,
        )
        for target, card in booty(played(scene)).items()
        if (target.seat, target.round) == (seat, picked.round)
    )
    return Select(
        control(scene, "take", *_args(seat, picked.round)), say("chief_steal-card"), options
    )


def _args(seat: Seat, number: int) -> tuple[str, ...]:
    """Return a meld's place as arguments: the round only where it is an earlier one."""
    return (str(seat), str(number)) if number else (str(seat),)


def _buttons(scene: Scene, picked: _Picked) -> Buttons:
    view, target = played(scene), picked.target
    draw = button(scene, say("chief_steal-draw"), "draw")
    others: tuple[Button, ...] = (
        *plan_button(scene),
        my_hand(scene, Style.PLAIN),
        phase_help(scene),
    )
    if view.options.solo:
        others = (*remaining_button(scene), sheet_button(scene), phase_help(scene))
    card = None if target is None else booty(view).get(target)
    if target is None or card is None:
        return row(draw, *others)
    label = clip(_label(scene, target, card), LABEL)
    pick = button(scene, label, "pick", *place_args(target), style=Style.GO)
    return row(pick, draw, *others)


def _label(scene: Scene, target: Target, card: Card) -> str:
    if target.round:
        return say("chief_steal-take", card=short_card(card))
    whose = seat_name(scene.table, target.seat, scene.names)
    return say("chief_steal-steal_from", card=short_card(card), whose=whose)
