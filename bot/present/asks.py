"""What the bot asks before it does something: is it meant, and under which name."""

from __future__ import annotations

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
from bot.tongue import say
from data.log import UserId


def form_of(show: Show) -> Form | None:
    """Return the form that asks for something; the screens are for where it cannot be opened."""
    match show:
        case Show.NAME_RULES:
            return rules_form()
        case Show.ASK_LENGTH:
            return length_form()
        case _:
            return None


def rules_form() -> Form:
    """Return what asks for the name of rules to save."""
    title, label = say("asks-rules_title"), say("asks-rules_label")
    return Form(title, label, say("asks-rules_about"), NAME)


def length_form() -> Form:
    """Return what asks how long a move may last."""
    about = say("asks-length_about", shortest=duration(SHORTEST), longest=duration(LONGEST))
    return Form(say("asks-length_title"), say("asks-length_label"), about, TYPED)


def confirm_end(scene: Scene) -> Screen:
    """Ask the host whether the game shall end."""
    solo = "yes" if alone(scene.table.options) else "no"
    why = say("asks-end_game" if scene.table.hand is None else "asks-end_night", alone=solo)
    label = say("asks-end_button", alone=solo)
    return _sure(scene, say("asks-end"), why, label, "end", SURE)


def confirm_leave(scene: Scene) -> Screen:
    """Ask a player whose leaving ends the game (house rule 12, and every solo game)."""
    why = say("asks-leave_alone" if alone(scene.table.options) else "asks-leave_rule")
    return _sure(scene, say("asks-leave"), why, say("asks-leave_button"), "leave", SURE)


def confirm_kick(scene: Scene, user: UserId, *, barring: bool) -> Screen:
    """Ask the host whether a player shall lose the seat, and may never come back if ``barring``."""
    night = scene.table.hand is not None
    why = say("asks-kick_night" if night else "asks-kick_game", player=mention(user))
    if not barring:
        kick, label = say("asks-kick"), say("asks-kick_button")
        return _sure(scene, kick, why, label, "kick", SURE, str(user))
    why, bar, label = f"{why} {say('asks-bar_why')}", say("asks-bar"), say("asks-bar_button")
    return _sure(scene, bar, why, label, "kick", BAN, SURE, str(user))


def confirm_host(scene: Scene, user: UserId) -> Screen:
    """Ask the host whether somebody else shall be the host."""
    why, label = say("asks-host_why", player=mention(user)), say("asks-host_button")
    return _sure(scene, say("asks-host"), why, label, "host", SURE, str(user))


def confirm_lobby(scene: Scene) -> Screen:
    """Ask the host whether the game shall begin anew without those who never showed up."""
    why, label = say("asks-lobby_why"), say("asks-lobby_button")
    return _sure(scene, say("asks-lobby"), why, label, "lobby", SURE)


def _sure(scene: Scene, question: str, why: str, label: str, action: str, *args: str) -> Screen:
    return Screen(
        (
            heading(scene, question),
            Text(f"{why} {say('asks-no_undo')}"),
            row(button(scene, label, action, *args, style=Style.DANGER)),
        ),
        Tone.BAD,
    )


def name_rules(scene: Scene) -> Screen:
    """Ask for the name of rules to save, where the form for it could not be opened."""
    return Screen(
        (
            heading(scene, say("asks-rules_title")),
            Text(say("asks-rules_late")),
            row(button(scene, say("asks-rules_title"), "save_rules", style=Style.MAIN)),
        )
    )
