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


def welcome(scene: Scene) -> Screen:
    """Return the DM at join; that it arrives shows that the hand will, too."""
    wording = screens_of(scene.table.options).wording
    return Screen(
        (
            heading(scene, "Welcome"),
            Text(
                f"You have a seat at {mention(scene.table.host)}'s table{_place(scene)}. "
                f"{wording.private} "
                f"**{wording.look}** under the table's newest message shows you the same at any "
                "time.\n"
                f"The pace is {wording.pace(scene.table)}."
            ),
            *_nights(scene),
            _ways(scene),
        )
    )


def seated(scene: Scene) -> Screen:
    """Return the answer to a player who has just joined."""
    wording = screens_of(scene.table.options).wording
    cards = wording.dealt
    if scene.seat is not None and scene.table.chairs[scene.seat].user in scene.unreachable:
        cards = SAID[Said.DM_CLOSED]
    return Screen((Text(cards), *_nights(scene), _ways(scene)))


def _nights(scene: Scene) -> tuple[Text, ...]:
    """Say at a slow table where people say when they sleep."""
    if not slow(scene.table.times):
        return ()
    return (
        Text("Deadlines wait for your waking hours. **Your time** shows them, and changes them."),
    )


def _ways(scene: Scene) -> Buttons:
    own = screens_of(scene.table.options).wording.own(scene)
    time = (Button("Your time", Personal(TIME, OPEN)),) if slow(scene.table.times) else ()
    return row(*own, *time, how_button(scene), button(scene, "Leave", "leave"))


def _place(scene: Scene) -> str:
    place = scene.table.place
    return "" if place.server is None else f" in <#{place.channel}>"
