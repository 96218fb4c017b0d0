"""What a table says of who is away for long, and of who is back."""

from __future__ import annotations

from bot import away
from bot.present.names import mention
from bot.present.scene import Scene
from bot.present.screen import Screen, Text
from bot.present.words import listed, moment
from bot.tongue import say
from data.former import is_former
from data.log import AwayBegan, AwayEnded, Table


def post(scene: Scene, event: AwayBegan | AwayEnded) -> Screen | None:
    """Return the post of an absence, or of its end; nothing of who does not play there any more."""
    if is_former(event.user) or event.user not in scene.table.people:
        return None
    if isinstance(event, AwayEnded):
        return Screen((Text(say("away-back", name=mention(event.user))),))
    return Screen((Text(_began(scene.table, event)),))


def _began(table: Table, event: AwayBegan) -> str:
    """Say until when somebody is away, and from when on time counts for them."""
    again = any(ended.user == event.user for ended in table.back)
    message = "away-began_waits" if again else "away-began_counts"
    name, until = mention(event.user), moment(event.until)
    return say(message, name=name, until=until, table=str(table.id))


def line(table: Table) -> str:
    """Say in a live post who is away; nothing where nobody is."""
    names = tuple(
        say("away-each", name=mention(each.user), until=moment(each.until))
        for each in away.shown(table)
    )
    return say("away-line", names=listed(names)) if names else ""
