"""The first DM to a player: what will come here, and what to do without it."""

from __future__ import annotations

from bot.click import OPEN, Personal
from bot.outcome import Said
from bot.paces import slow
from bot.present.games import screens_of
from bot.present.names import mention
from bot.present.own import TIME
from bot.present.parts import button, heading, how_button, row
from bot.present.scene import Scene
from bot.present.screen import Button, Buttons, Screen, Text
from bot.present.texts import SAID
from bot.tongue import say


def welcome(scene: Scene) -> Screen:
    """Return the DM at join; that it arrives shows that the hand will, too."""
    return Screen(
        (heading(scene, say("welcome-head")), Text(_about(scene)), *_nights(scene), _ways(scene))
    )


def _about(scene: Scene) -> str:
    """Say whose table it is, what comes here, and how fast the table plays."""
    wording, place = screens_of(scene.table.options).wording, scene.table.place
    host = mention(scene.table.host)
    if place.server is None:
        seat = say("welcome-seat", host=host)
    else:
        seat = say("welcome-seat_there", host=host, place=f"<#{place.channel}>")
    look = say("welcome-look", look=say(wording.look))
    pace = say("welcome-pace", pace=wording.pace(scene.table))
    return f"{seat} {say(wording.private)} {look}\n{pace}"


def seated(scene: Scene) -> Screen:
    """Return the answer to a player who has just joined."""
    wording = screens_of(scene.table.options).wording
    cards = say(wording.dealt)
    if scene.seat is not None and scene.table.chairs[scene.seat].user in scene.unreachable:
        cards = say(SAID[Said.DM_CLOSED])
    return Screen((Text(cards), *_nights(scene), _ways(scene)))


def _nights(scene: Scene) -> tuple[Text, ...]:
    """Say at a slow table where people say when they sleep."""
    if not slow(scene.table.times):
        return ()
    return (Text(say("welcome-nights", time=say("own-time"))),)


def _ways(scene: Scene) -> Buttons:
    own = screens_of(scene.table.options).wording.own(scene)
    time = (Button(say("own-time"), Personal(TIME, OPEN)),) if slow(scene.table.times) else ()
    return row(*own, *time, how_button(scene), button(scene, say("parts-leave"), "leave"))
