"""A seat's own screen: the hand, and all that can be done with it in this phase."""

from __future__ import annotations

from collections.abc import Iterator

from bot.indian_chief.results import places
from bot.present.indian_chief.declare import declare, may_declare
from bot.present.indian_chief.parts import ending, looks, round_heading, where
from bot.present.indian_chief.picking import picking, sealed
from bot.present.indian_chief.plan import laid_down, plan_button
from bot.present.indian_chief.scene import Draft, picked, played
from bot.present.indian_chief.solo import so_far, solo_end
from bot.present.indian_chief.steal import may_steal, steal
from bot.present.inks import colours
from bot.present.names import seat_mention
from bot.present.parts import button, heading, how_button, row, sheet_button
from bot.present.pictures import Hand, faces_of
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Picture, Screen, Style, Text, Tone
from bot.present.words import cards_marked, cards_plain, listed, ordinal, points
from bot.tongue import say
from data.log import Stage
from engine.indian_chief.situation import Phase, View


def hand(scene: Scene) -> Screen:
    """Return the hand with all that can be done with it now; it alerts when sent as a DM.

    In a solo game a thief picks here at once.
    """
    view = played(scene)
    if view.phase is Phase.OVER or scene.table.stage is Stage.CLOSED:
        return _over(scene)
    if may_declare(scene):
        return declare(scene)
    if may_steal(scene) and view.options.solo:
        return steal(scene)
    planned = (Text(said) for said in laid_down(scene))
    blocks = (round_heading(scene), *so_far(scene), *_cards(view), *planned, *_choices(scene))
    return Screen(blocks, Tone.ASK, alert=say("chief_hand-alert", where=where(scene)))


def _cards(view: View) -> Iterator[Block]:
    alt = say("chief_hand-alt", cards=cards_plain(view.hand))
    if view.hand:
        yield Picture(Hand(faces_of(view.hand), colours()), alt)
    number = len(view.hand)
    yield Text(say("chief_hand-cards", number=number, cards=cards_marked(view.hand)))


def _choices(scene: Scene) -> Iterator[Block]:
    view = played(scene)
    if view.phase is Phase.MELD and (view.own is None or picked(scene) != Draft()):
        yield from picking(scene, *plan_button(scene))
    elif view.phase is Phase.MELD:
        yield Text(f"{sealed(view)}\n{_until(scene)}")
        yield row(
            button(scene, say("chief_hand-change"), "change"), *plan_button(scene), *looks(scene)
        )
    else:
        yield Text(f"{_waiting(scene)}\n{ending(scene)}")
        yield row(*_to_steal(scene), *plan_button(scene), *looks(scene))


def _to_steal(scene: Scene) -> tuple[Button, ...]:
    """Return the way to the steal screen for a thief who looks at the hand first."""
    steal = button(scene, say("chief_steal-steal"), "steal", style=Style.GO)
    return (steal,) if may_steal(scene) else ()


def _waiting(scene: Scene) -> str:
    view = played(scene)
    declaring = view.phase is Phase.DECLARE
    seats = view.declaring if declaring else view.thieves
    names = listed(
        say("chief_hand-you") if seat == view.seat else seat_mention(scene.table, seat)
        for seat in seats
    )
    if declaring:
        return say("chief_hand-wait_declare", names=names)
    wait = "chief_hand-wait_thieves" if view.later else "chief_hand-wait_refill"
    return say(wait, names=names)


def _until(scene: Scene) -> str:
    view = played(scene)
    until = say("chief_hand-until", sealed=view.sealed, players=view.players)
    return f"{until}\n{ending(scene)}"


def _over(scene: Scene) -> Screen:
    view = played(scene)
    if view.options.solo and view.phase is Phase.OVER:
        return solo_end(scene)
    mine = say("chief_hand-cut_short")
    if view.phase is Phase.OVER:
        place, total = _place_of(view)
        mine = say("chief_hand-over", place=ordinal(place), points=points(total))
    return Screen(
        (
            heading(scene, say("chief_hand-end")),
            Text(mine),
            row(sheet_button(scene), how_button(scene)),
        )
    )


def _place_of(view: View) -> tuple[int, int]:
    """Return the seat's place and total."""
    return next((place, view.totals[seat]) for place, seat in places(view) if seat == view.seat)
