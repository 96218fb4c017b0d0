"""What the bot asks before it does something: is it meant, and under which name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games import alone
from bot.hosts import BAN, SURE
from bot.lengths import TYPED
from bot.outcome import Show
from bot.paces import LONGEST, SHORTEST
from bot.present.names import mention
from bot.present.parts import button, heading, row
from bot.present.scene import Scene
from bot.present.screen import Form, Screen, Style, Text, Tone
from bot.present.words import duration
from bot.servers import NAME
from data.log import UserId

FORMS: Mapping[Show, Form] = {
    Show.NAME_RULES: Form(
        "Save as our rules",
        "A name for these rules",
        "Rules that this server has saved under the same name are replaced.",
        NAME,
    ),
    Show.ASK_LENGTH: Form(
        "Own length",
        "How long may a move last?",
        "A number and a unit, like 36h, 2 days or 90 min: "
        f"{duration(SHORTEST)} to {duration(LONGEST)}.",
        TYPED,
    ),
}
"""What is asked by a form; the screens are for where it cannot be opened."""


def confirm_end(scene: Scene) -> Screen:
    """Ask the host whether the game shall end."""
    whose = "" if alone(scene.table.options) else " for everybody"
    whole = "game" if scene.table.hand is None else "night"
    return _sure(
        scene, "End it?", f"This ends the {whole}{whose}.", f"End{whose or ' it'}", "end", SURE
    )


def confirm_leave(scene: Scene) -> Screen:
    """Ask a player whose leaving ends the game (house rule 12, and every solo game)."""
    why = (
        "Without you there is nobody left to play it."
        if alone(scene.table.options)
        else "At this table the game ends for everybody when a player leaves: a house rule."
    )
    return _sure(scene, "Leave?", why, "Leave and end it", "leave", SURE)


def confirm_kick(scene: Scene, user: UserId, *, barring: bool) -> Screen:
    """Ask the host whether a player shall lose the seat, and may never come back if ``barring``."""
    night = scene.table.hand is not None
    until = "to the end of the hand" if night else "from now on, for good"
    why = f"A computer plays the seat of {mention(user)} {until}."
    if not barring:
        return _sure(scene, "Kick?", why, "Kick", "kick", SURE, str(user))
    why = f"{why} They cannot sit down at this table again."
    return _sure(scene, "Kick and bar?", why, "Kick and bar", "kick", BAN, SURE, str(user))


def confirm_host(scene: Scene, user: UserId) -> Screen:
    """Ask the host whether somebody else shall be the host."""
    why = f"{mention(user)} can then do all that you can do now, and you no longer can."
    return _sure(scene, "Hand on?", why, "Make them the host", "host", SURE, str(user))


def confirm_lobby(scene: Scene) -> Screen:
    """Ask the host whether the game shall begin anew without those who never showed up."""
    why = "This ends the game and opens a new lobby for everybody who showed up."
    return _sure(scene, "Back to the lobby?", why, "Back to the lobby", "lobby", SURE)


def _sure(scene: Scene, question: str, why: str, label: str, action: str, *args: str) -> Screen:
    stay = "It cannot be undone. To go on playing, just leave this message alone."
    return Screen(
        (
            heading(scene, question),
            Text(f"{why} {stay}"),
            row(button(scene, label, action, *args, style=Style.DANGER)),
        ),
        Tone.BAD,
    )


def name_rules(scene: Scene) -> Screen:
    """Ask for the name of rules to save, where the form for it could not be opened."""
    return Screen(
        (
            heading(scene, "Save as our rules"),
            Text("The form for the name did not open in time. Press the button once more."),
            row(button(scene, "Save as our rules", "save_rules", style=Style.MAIN)),
        )
    )
