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
from bot.tongue import say
from data.log import Pace, Stage, Times


def page(scene: Scene, thought: Times | None = None) -> Screen:
    """Return the times of a table; its host chooses: in mid-game what to ask the others for.

    ``thought`` is what the host thinks of asking.
    """
    table = scene.table
    now = (heading(scene, say("times-heading")), Text(told(table.times)))
    asked = () if table.stage is Stage.LOBBY else question(scene)
    if scene.user in table.agreed:  # no more to press
        asked = asked[:1]
    if scene.user != table.host:
        return Screen((*now, *asked, Text(_who(scene))))
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
    lobby = scene.table.stage is Stage.LOBBY
    kind = "times-who_lobby" if lobby else "times-who"
    return say(kind, host=mention(scene.table.host))


def _asking(scene: Scene, wanted: Times) -> str:
    """Say what becomes of a choice in mid-game."""
    table = scene.table
    if wanted == table.times:
        return say("times-another")
    times = short(wanted, table.times)
    if len(table.people) > 1:
        return say("times-could", times=times, takes=takes(table, wanted))
    return say("times-could_alone", times=times)


def _choices(scene: Scene, of: Times, *thought: str) -> Iterator[Select]:
    """Yield a select for each thing that can be chosen; ``thought`` goes along in mid-game."""
    for what, about, options in _offered(of, scene.table.stage):
        yield Select(control(scene, "time", what, *thought), about, options)


def _offered(of: Times, stage: Stage) -> Iterator[tuple[Part, str, tuple[Option, ...]]]:
    """Yield what can be chosen, its name, and from what."""
    paces = (*PACES, *((Pace.OWN,) if of.pace is Pace.OWN else ()))
    yield Part.PACE, say("times-choose_pace"), tuple(_pace(of, pace) for pace in paces)
    if slow(of):
        yield Part.WEEKENDS, say("times-choose_weekends"), _weekends(off=of.weekends_off)
        yield Part.VACATIONS, say("times-choose_vacations"), _vacations(wait=of.vacations)
    if stage is Stage.LOBBY:
        shares = tuple(_share(of, share) for share in PUNCTUAL)
        yield Part.PUNCTUALITY, say("times-choose_punctuality"), shares


def _weekends(*, off: bool) -> tuple[Option, ...]:
    about = say("times-option_weekends_off_about")
    return (
        Option(say("times-option_weekends_count"), ON, chosen=not off),
        Option(say("times-option_weekends_off"), OFF, about, chosen=off),
    )


def _vacations(*, wait: bool) -> tuple[Option, ...]:
    return (
        Option(say("times-option_vacations_wait"), ON, chosen=wait),
        Option(say("times-option_vacations_go"), OFF, chosen=not wait),
    )


def _pace(of: Times, pace: Pace) -> Option:
    words = pace_words(of if pace is Pace.OWN else Times(pace))
    return Option(capital(words), pace, chosen=pace is of.pace)


def _share(of: Times, share: int) -> Option:
    chosen = share == of.punctual
    if not share:
        return Option(say("times-option_punctual_none"), str(share), chosen=chosen)
    label = say("times-option_punctual", share=str(share))
    about = say("times-option_punctual_about", moves=FEW)
    return Option(label, str(share), about, chosen=chosen)


def _own(scene: Scene, *thought: str) -> Button:
    return button(scene, say("times-own"), "time", Part.LENGTH, *thought)


def _ask(scene: Scene, wanted: Times) -> Iterator[Button]:
    table = scene.table
    if wanted != table.times:
        yield button(scene, say("times-ask"), "propose", *code(wanted), style=Style.MAIN)
    if table.proposed is not None:
        yield button(scene, say("times-take_back"), "take_back")


def ask_length(scene: Scene, thought: Times | None) -> Screen:
    """Ask for a length, where the form for it could not be opened."""
    again = _own(scene, *(() if thought is None else code(thought)))
    return Screen(
        (
            heading(scene, say("times-own")),
            Text(say("times-own_late")),
            row(again),
        )
    )
