"""The private page of a table's times, on which its host chooses them, or what to ask for."""

from __future__ import annotations

from collections.abc import Iterator

from bot.paces import PUNCTUAL, slow
from bot.present.consent import question, takes
from bot.present.names import mention
from bot.present.parts import button, control, heading, row
from bot.present.scene import Scene
from bot.present.screen import Button, Option, Screen, Select, Style, Text
from bot.present.texts import PACES, pace_words
from bot.present.times import short, told
from bot.present.words import capital
from bot.punctuality import FEW
from bot.timing import OFF, ON, Part, code
from data.log import Pace, Stage, Times


def page(scene: Scene, thought: Times | None = None) -> Screen:
    """Return the times of a table; its host chooses: in mid-game what to ask the others for.

    ``thought`` is what the host thinks of asking.
    """
    table = scene.table
    now = (heading(scene, "Time"), Text(told(table.times)))
    asked = () if table.stage is Stage.LOBBY else question(scene)
    if scene.user in table.agreed:  # no more to press
        asked = asked[:1]
    if scene.user != table.host:
        return Screen((*now, *asked, Text(f"-# {_who(scene)}")))
    if table.stage is Stage.LOBBY:
        return Screen((*now, *_choices(scene, table.times), row(_own(scene))))
    wanted = thought or table.times
    return Screen(
        (
            *now,
            *asked,
            Text(_asking(scene, wanted)),
            *_choices(scene, wanted, *code(wanted)),
            row(_own(scene, *code(wanted)), *_ask(scene, wanted)),
        )
    )


def _who(scene: Scene) -> str:
    host = f"The host, {mention(scene.table.host)},"
    if scene.table.stage is Stage.LOBBY:
        return f"{host} may change this until the game begins."
    return f"{host} can ask everybody who plays for another pace."


def _asking(scene: Scene, wanted: Times) -> str:
    """Say what becomes of a choice in mid-game."""
    table = scene.table
    if wanted == table.times:
        return (
            "**Another pace?** Choose one and ask the table. More time is given when more than "
            "half of those who play agree; less, or more a second time in one move, when all do. "
            "Hands, plans and sealed choices stay."
        )
    what = "Nobody else plays, so it holds at once."
    if len(table.people) > 1:
        what = f"{takes(table, wanted)}, you among them."
    return f"**You could ask for:** {short(wanted, table.times)}. {what}"


def _choices(scene: Scene, of: Times, *thought: str) -> Iterator[Select]:
    """Yield a select for each thing that can be chosen; ``thought`` goes along in mid-game."""
    for what, about, options in _offered(of, scene.table.stage):
        yield Select(control(scene, "time", what, *thought), about, options)


def _offered(of: Times, stage: Stage) -> Iterator[tuple[Part, str, tuple[Option, ...]]]:
    """Yield what can be chosen, its name, and from what."""
    paces = (*PACES, *((Pace.OWN,) if of.pace is Pace.OWN else ()))
    yield Part.PACE, "Pace", tuple(_pace(of, pace) for pace in paces)
    if slow(of):
        yield Part.WEEKENDS, "Weekends", _weekends(off=of.weekends_off)
        yield Part.VACATIONS, "Vacations", _vacations(wait=of.vacations)
    if stage is Stage.LOBBY:
        yield Part.PUNCTUALITY, "Punctuality", tuple(_share(of, share) for share in PUNCTUAL)


def _weekends(*, off: bool) -> tuple[Option, ...]:
    about = "Nobody's Saturdays and Sundays count"
    return (
        Option("Weekends count", ON, chosen=not off),
        Option("Weekends off", OFF, about, chosen=off),
    )


def _vacations(*, wait: bool) -> tuple[Option, ...]:
    return (
        Option("Wait for whoever is away", ON, chosen=wait),
        Option("Do not wait for whoever is away", OFF, chosen=not wait),
    )


def _pace(of: Times, pace: Pace) -> Option:
    words = pace_words(of if pace is Pace.OWN else Times(pace))
    return Option(capital(words), pace, chosen=pace is of.pace)


def _share(of: Times, share: int) -> Option:
    label = f"At least {share} % of moves in time" if share else "Punctuality is not asked for"
    about = f"Of whoever joins; with fewer than {FEW} moves so far anybody may" if share else None
    return Option(label, str(share), about, chosen=share == of.punctual)


def _own(scene: Scene, *thought: str) -> Button:
    return button(scene, "Own length", "time", Part.LENGTH, *thought)


def _ask(scene: Scene, wanted: Times) -> Iterator[Button]:
    table = scene.table
    if wanted != table.times:
        yield button(scene, "Ask the table", "propose", *code(wanted), style=Style.MAIN)
    if table.proposed is not None:
        yield button(scene, "Take it back", "take_back")


def ask_length(scene: Scene, thought: Times | None) -> Screen:
    """Ask for a length, where the form for it could not be opened."""
    again = _own(scene, *(() if thought is None else code(thought)))
    return Screen(
        (
            heading(scene, "Own length"),
            Text("The form for the length did not open in time. Press the button once more."),
            row(again),
        )
    )
