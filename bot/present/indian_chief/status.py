"""The round as the channel sees it: how many have sealed, when it ends, the way to each hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.present.indian_chief.parts import ending, last_try, phase_help, round_heading, where
from bot.present.indian_chief.scene import played
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
from bot.present.words import listed, points
from bot.tongue import say
from data.log import UserId
from engine.core import Seat
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase, View


def status(scene: Scene) -> Screen:
    """Return the live post of a phase; at its first posting it alerts those without a DM."""
    called = _called(scene)
    return Screen(
        (
            round_heading(scene),
            Text(f"{_progress(scene)}\n{ending(scene)}"),
            Text("\n".join(_players(scene))),
            _buttons(scene),
            *seats_row(scene),
        ),
        Tone.ASK,
        alert=" ".join((*map(mention, called), _alert(scene))),
        mentions=called,
    )


def finished(scene: Scene) -> Screen:
    """Return what stays of a status post when the next one replaces it."""
    done = say(_DONE[played(scene).phase], where=where(scene))
    return Screen((Text(f"-# {done}"),))


def _alert(scene: Scene) -> str:
    view, at = played(scene), where(scene)
    match view.phase:
        case Phase.MELD:
            return say("chief_round-alert_meld", where=at)
        case Phase.DECLARE:
            return say("chief_round-alert_declare", where=at, asked=len(view.declaring))
        case _:
            alert = "chief_round-alert_repick" if view.attempt else "chief_round-alert_steal"
            return say(alert, where=at, asked=len(view.thieves))


def _called(scene: Scene) -> tuple[UserId, ...]:
    """Return whom no DM reaches though this phase asks them for a choice."""
    view = played(scene)
    asked = {Phase.MELD: tuple(range(view.players)), Phase.DECLARE: view.declaring}
    chairs = [scene.table.chairs[seat] for seat in asked.get(view.phase, view.thieves)]
    return tuple(c.user for c in chairs if c.user in scene.unreachable and c.computer is None)


_DONE: Final = {
    Phase.MELD: "chief_round-done_meld",
    Phase.DECLARE: "chief_round-done_declare",
    Phase.STEAL: "chief_round-done_steal",
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
        return say("chief_round-choose")
    return say("chief_round-sealed", sealed=view.sealed, players=view.players)


def _wild(view: View) -> str:
    """Return what is left of a wild pile that may run out; never who holds a joker."""
    if not rules_of(view.options).wild:
        return ""
    left = say("chief_round-wild", jokers=view.wild) if view.wild else say("chief_round-no_wild")
    return f"\n{left}"


def _declaring(scene: Scene) -> str:
    view = played(scene)
    asked = len(view.declaring)
    said = say("chief_round-declaring", names=_bold(scene, view.declaring), asked=asked)
    if asked == 1:
        return said
    return f"{said} {say('chief_round-declared', done=asked - view.awaited, asked=asked)}"


def _thieves(scene: Scene) -> str:
    view = played(scene)
    names, asked = _bold(scene, view.thieves), len(view.thieves)
    if rules_of(view.options).stay:
        return say("chief_round-takes", names=names)
    if asked == 1:
        return " ".join((say("chief_round-thief", names=names), *_later(scene)))
    tie = "chief_round-tie_last" if last_try(view) else "chief_round-tie"
    picked = say("chief_round-picked", picked=asked - view.awaited, asked=asked)
    return " ".join((say("chief_round-thieves", names=names), say(tie), picked, *_later(scene)))


def _bold(scene: Scene, seats: tuple[Seat, ...]) -> str:
    return listed(f"**{seat_mention(scene.table, seat)}**" for seat in seats)


def _later(scene: Scene) -> Iterator[str]:
    seats = tuple(seat for group in played(scene).later for seat in group)
    if seats:
        yield say("chief_round-later", names=_names(scene, seats))


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
        return (say("chief_round-no_dm", hand=my_hand(scene).label),)
    return ()


def _absent(scene: Scene) -> Iterator[str]:
    """Yield who was out of time in the last phase, and what was played from plans till now."""
    table = scene.table
    last, missed = table.last, table.missed
    if late := {m.seat for m in missed if m.step == last and not m.planned}:
        yield f"-# {say('chief_round-out_of_time', names=_names(scene, sorted(late)))}"
    for then, told in ((last, "chief_round-planned_last"), (table.step, "chief_round-planned")):
        if seats := {m.seat for m in missed if m.step == then and m.planned}:
            yield f"-# {say(told, names=_names(scene, sorted(seats)), number=len(seats))}"


def _names(scene: Scene, seats: Iterable[Seat]) -> str:
    return listed(seat_mention(scene.table, seat) for seat in seats)


def _buttons(scene: Scene) -> Buttons:
    buttons = [my_hand(scene), sheet_button(scene)]
    if played(scene).phase is Phase.STEAL:
        buttons.insert(0, button(scene, say("chief_steal-steal"), "steal", style=Style.GO))
    if len(scene.table.chairs) > 1:
        buttons.append(follow_button(scene))
    buttons.append(phase_help(scene))
    return Buttons(tuple(buttons))
