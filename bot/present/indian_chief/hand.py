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
from bot.present.parts import button, heading, row, sheet_button
from bot.present.pictures import Hand, faces_of
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Picture, Screen, Style, Text, Tone
from bot.present.words import cards_marked, cards_plain, counted, listed, ordinal, points
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
    return Screen(blocks, Tone.ASK, alert=f"{where(scene)}: your hand is here.")


def _cards(view: View) -> Iterator[Block]:
    alt = f"Your hand: {cards_plain(view.hand)}."
    if view.hand:
        yield Picture(Hand(faces_of(view.hand), colours()), alt)
    yield Text(f"{counted(len(view.hand), 'card')}: {cards_marked(view.hand)}")


def _choices(scene: Scene) -> Iterator[Block]:
    view = played(scene)
    if view.phase is Phase.MELD and (view.own is None or picked(scene) != Draft()):
        yield from picking(scene, *plan_button(scene))
    elif view.phase is Phase.MELD:
        yield Text(f"{sealed(view)}\n{_until(scene)}")
        yield row(button(scene, "Change", "change"), *plan_button(scene), *looks(scene))
    else:
        yield Text(f"{_waiting(scene)}\n{ending(scene)}")
        yield row(*_to_steal(scene), *plan_button(scene), *looks(scene))


def _to_steal(scene: Scene) -> tuple[Button, ...]:
    """Return the way to the steal screen for a thief who looks at the hand first."""
    steal = button(scene, "Steal", "steal", style=Style.GO)
    return (steal,) if may_steal(scene) else ()


def _waiting(scene: Scene) -> str:
    view = played(scene)
    declaring = view.phase is Phase.DECLARE
    seats = view.declaring if declaring else view.thieves
    names = listed(
        "you" if seat == view.seat else seat_mention(scene.table, seat) for seat in seats
    )
    if declaring:
        return (
            f"The melds lie open. Waiting for {names} to say what a Beggar Man's joker counts as; "
            "then everything is scored."
        )
    then = "it is the turn of the next thieves" if view.later else "the hands are refilled"
    return f"This round is revealed. Waiting for {names} to pick a card; then {then}."


def _until(scene: Scene) -> str:
    view = played(scene)
    return (
        f"{view.sealed} of {view.players} sealed. You may change it until the last player has "
        f"sealed.\n{ending(scene)}"
    )


def _over(scene: Scene) -> Screen:
    view = played(scene)
    if view.options.solo and view.phase is Phase.OVER:
        return solo_end(scene)
    mine = "The game was ended before its last round."
    if view.phase is Phase.OVER:
        place, total = _place_of(view)
        mine = f"The game is over. You came {ordinal(place)} with {points(total)}."
    return Screen((heading(scene, "The end"), Text(mine), row(sheet_button(scene))))


def _place_of(view: View) -> tuple[int, int]:
    """Return the seat's place and total."""
    return next((place, view.totals[seat]) for place, seat in places(view) if seat == view.seat)
