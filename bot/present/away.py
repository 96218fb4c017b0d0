"""What a table says of who is away for long, and of who is back."""

from __future__ import annotations

from bot import away
from bot.present.names import mention
from bot.present.scene import Scene
from bot.present.screen import Screen, Text
from bot.present.words import listed, moment
from data.former import is_former
from data.log import AwayBegan, AwayEnded, Table, UserId


def post(scene: Scene, event: AwayBegan | AwayEnded) -> Screen | None:
    """Return the post of an absence, or of its end; nothing of who does not play there any more."""
    if is_former(event.user) or event.user not in scene.table.people:
        return None
    if isinstance(event, AwayEnded):
        return Screen((Text(f"**{mention(event.user)} is back.**"),))
    text = f"**{mention(event.user)} is away** until {moment(event.until)}. "
    return Screen((Text(text + _counted(scene.table, event.user)),))


def _counted(table: Table, user: UserId) -> str:
    """Say from when on time counts for somebody who goes away."""
    if any(ended.user == user for ended in table.back):
        return f"Table {table.id} waits for them again from the next move on."
    return f"Their time at table {table.id} is counted from then on."


def line(table: Table) -> str:
    """Say in a live post who is away; nothing where nobody is."""
    gone = (f"{mention(each.user)} until {moment(each.until)}" for each in away.shown(table))
    names = tuple(gone)
    return f"-# Away: {listed(names)}" if names else ""
