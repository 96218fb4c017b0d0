"""The round as the channel sees it: how many have sealed, when it ends, the way to each hand."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.indian_chief.parts import ending, last_try, round_heading, where
from bot.present.indian_chief.scene import played
from bot.present.indian_chief.words import meld_name
from bot.present.names import mention, seat_mention
from bot.present.parts import (
    away_note,
    button,
    follow_button,
    my_hand,
    seat_line,
    seats_row,
    sheet_button,
)
from bot.present.scene import Scene
from bot.present.screen import Buttons, Screen, Style, Text, Tone
from bot.present.words import counted, listed, points
from data.log import UserId
from engine.core import Seat
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase, View


def status(scene: Scene) -> Screen:
    """Return the live post of a phase; at its first posting it alerts those without a DM."""
    called = _called(scene)
    sentence = f"{where(scene)}: {_alert(scene)}"
    return Screen(
        (
            round_heading(scene),
            Text(f"{_progress(scene)}\n{ending(scene)}"),
            Text("\n".join(_players(scene))),
            _buttons(scene),
            *seats_row(scene),
        ),
        Tone.ASK,
        alert=" ".join((*map(mention, called), sentence)),
        mentions=called,
    )


def finished(scene: Scene) -> Screen:
    """Return what stays of a status post when the next one replaces it."""
    return Screen((Text(f"-# {where(scene)}: {_done(scene)}"),))


def _alert(scene: Scene) -> str:
    view = played(scene)
    match view.phase:
        case Phase.MELD:
            return "choose your meld."
        case Phase.DECLARE:
            return f"{_beggars(view)} may say what a joker stands for."
        case _:
            again = " once more" if view.attempt else ""
            thieves = "the thief may" if len(view.thieves) == 1 else "the thieves may"
            return f"{thieves} pick a card{again}."


def _beggars(view: View) -> str:
    return f"the {meld_name(Meld.BEGGAR_MAN)}" if len(view.declaring) == 1 else "the Beggar Men"


def _called(scene: Scene) -> tuple[UserId, ...]:
    """Return whom no DM reaches though this phase asks them for a choice."""
    view = played(scene)
    asked = {Phase.MELD: tuple(range(view.players)), Phase.DECLARE: view.declaring}
    chairs = [scene.table.chairs[seat] for seat in asked.get(view.phase, view.thieves)]
    return tuple(c.user for c in chairs if c.user in scene.unreachable and c.computer is None)


def _done(scene: Scene) -> str:
    return f"the time for {_DONE[played(scene).phase]} is over."


_DONE = {
    Phase.MELD: "choosing melds",
    Phase.DECLARE: "declaring jokers",
    Phase.STEAL: "stealing",
}


def _progress(scene: Scene) -> str:
    view = played(scene)
    match view.phase:
        case Phase.MELD:
            return f"{_sealed(view)}{_wild(view)}"
        case Phase.DECLARE:
            return _declaring(scene)
        case _:
            return _thieves(scene)


def _sealed(view: View) -> str:
    if view.players == 1:
        return "**Choose your meld.**"
    return f"**{view.sealed} of {view.players} sealed.** Choose your meld in secret."


def _wild(view: View) -> str:
    """Return what is left of a wild pile that may run out; never who holds a joker."""
    if not rules_of(view.options).wild:
        return ""
    if view.wild:
        return f"\nWild pile: {counted(view.wild, 'joker')} left."
    return f"\nThe wild pile is empty: a {meld_name(Meld.THIEF)} draws from the deck."


def _declaring(scene: Scene) -> str:
    view = played(scene)
    names = listed(f"**{seat_mention(scene.table, seat)}**" for seat in view.declaring)
    asked = len(view.declaring)
    joker = "its joker stands" if asked == 1 else "their jokers stand"
    done = "" if asked == 1 else f" **{asked - view.awaited} of {asked} declared.**"
    return f"The melds lie open. {names} may say what {joker} for.{done}"


def _thieves(scene: Scene) -> str:
    view = played(scene)
    names = listed(f"**{seat_mention(scene.table, seat)}**" for seat in view.thieves)
    if rules_of(view.options).stay:
        return f"{names} may take a card of an earlier meld, or draw."
    if len(view.thieves) == 1:
        return f"{names} may steal a card from the table, or draw.{_later(scene)}"
    picked = f"{len(view.thieves) - view.awaited} of {len(view.thieves)} picked"
    return f"{names} may steal, and their cards tie. {_tied(scene)} **{picked}.**{_later(scene)}"


def _later(scene: Scene) -> str:
    groups = played(scene).later
    seats = listed(seat_mention(scene.table, seat) for group in groups for seat in group)
    return f" After that: {seats}." if groups else ""


def _tied(scene: Scene) -> str:
    then = "none of them steals" if last_try(played(scene)) else "all pick once more"
    return f"Each picks in secret; if two name the same card, {then}."


def _players(scene: Scene) -> list[str]:
    view = played(scene)
    lines = [
        seat_line(scene, seat, points(view.totals[seat]), *_notes(scene, seat))
        for seat in range(view.players)
    ]
    return [*lines, *_absent(scene)]


def _notes(scene: Scene, seat: Seat) -> tuple[str, ...]:
    """Return what everybody should know about a seat: a computer plays it, no DM reaches it."""
    chair = scene.table.chairs[seat]
    if note := away_note(chair):
        return (note,)
    if chair.user is not None and chair.user in scene.unreachable:
        return ("no DM, plays from **My hand**",)
    return ()


def _absent(scene: Scene) -> Iterator[str]:
    """Yield who was out of time in the last phase, and what was played from plans till now."""
    table = scene.table
    last, missed = table.last, table.missed
    if late := {m.seat for m in missed if m.step == last and not m.planned}:
        yield f"-# Out of time in the last phase: {_names(scene, late)}."
    for then, when in ((last, " in the last phase"), (table.step, "")):
        if seats := {m.seat for m in missed if m.step == then and m.planned}:
            plans = "the plan" if len(seats) == 1 else "the plans"
            yield f"-# Played{when} from {plans} that {_names(scene, seats)} left."


def _names(scene: Scene, seats: set[Seat]) -> str:
    return listed(seat_mention(scene.table, seat) for seat in sorted(seats))


def _buttons(scene: Scene) -> Buttons:
    buttons = [my_hand(scene), sheet_button(scene)]
    if played(scene).phase is Phase.STEAL:
        buttons.insert(0, button(scene, "Steal", "steal", style=Style.GO))
    if len(scene.table.chairs) > 1:
        buttons.append(follow_button(scene))
    return Buttons(tuple(buttons))
