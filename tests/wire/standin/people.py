"""What people do in Discord's client: slash commands, buttons, selects, modals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.wire.standin.commands import Commands, Misuse
from tests.wire.standin.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL,
    Desk,
    Interaction,
)
from tests.wire.standin.limits import BUTTON, SELECT, walk
from tests.wire.standin.payloads import Payloads
from tests.wire.standin.world import Channel, Json, Message, User, World

ATTACHMENT_BYTES = 10 * 1024 * 1024


class People:
    """Turns what a person does into an interaction; ``Misuse`` where nobody could do it."""

    def __init__(self, world: World, payloads: Payloads, commands: Commands, desk: Desk) -> None:
        self._world = world
        self._payloads = payloads
        self._commands = commands
        self._desk = desk

    def slash(
        self, user: User, channel: Channel, words: str, options: Mapping[str, Any]
    ) -> Interaction:
        """Run ``/words`` with its options by name."""
        data = self._commands.call(words, options, channel.guild, self._payloads)
        return self._desk.open(COMMAND, user.id, channel.id, data)

    def complete(
        self,
        user: User,
        channel: Channel,
        words: str,
        options: Mapping[str, Any],
        focused: str,
    ) -> Interaction:
        """Type into the option ``focused`` of a command that is being written."""
        data = self._commands.call(words, options, channel.guild, self._payloads, focused)
        return self._desk.open(AUTOCOMPLETE, user.id, channel.id, data)

    def press(self, user: User, message: Message, custom_id: str, *, forged: bool) -> Interaction:
        """Press a button; ``forged`` sends whatever id, as a tampered client can."""
        if not forged and _control(user, message, custom_id, BUTTON).get("disabled"):
            raise Misuse(f"{custom_id} is disabled")
        data = {"custom_id": custom_id, "component_type": BUTTON}
        return self._desk.open(COMPONENT, user.id, message.channel, data, message)

    def select(
        self, user: User, message: Message, custom_id: str, values: Sequence[str], *, forged: bool
    ) -> Interaction:
        """Pick options of a string select."""
        if not forged:
            _check_values(_control(user, message, custom_id, SELECT), values)
        data = {"custom_id": custom_id, "component_type": SELECT, "values": list(values)}
        return self._desk.open(COMPONENT, user.id, message.channel, data, message)

    def submit(self, user: User, asked: Interaction, values: Mapping[str, Any]) -> Interaction:
        """Send off the modal that ``asked`` was answered with, filled in by custom id."""
        modal = (asked.callback or {}).get("data") or {}
        if asked.user != user.id or "custom_id" not in modal:
            raise Misuse("no modal is open")
        unknown = set(values) - {c.get("custom_id") for c in walk(modal["components"])}
        if unknown:
            raise Misuse(f"the modal has no {', '.join(unknown)}")
        data = {
            "custom_id": modal["custom_id"],
            "components": [_submitted(top, values) for top in modal["components"]],
        }
        return self._desk.open(MODAL, user.id, asked.channel, data, asked.clicked)

    def payload(self, interaction: Interaction) -> Json:
        """Return what INTERACTION_CREATE carries."""
        user = self._world.users[interaction.user]
        channel = self._world.channels[interaction.channel]
        application = str(self._world.bot.id)
        return {
            "id": str(interaction.id),
            "application_id": application,
            "type": interaction.type,
            "data": interaction.data,
            "token": interaction.token,
            "version": 1,
            "channel_id": str(channel.id),
            "channel": self._payloads.channel(channel),
            "app_permissions": str(channel.allowed),
            "locale": user.locale,
            "entitlements": [],
            "attachment_size_limit": ATTACHMENT_BYTES,
            **self._message(interaction),
            **self._where(user, channel),
        }

    def _message(self, interaction: Interaction) -> Json:
        if interaction.clicked is None:
            return {}
        return {"message": self._payloads.message(interaction.clicked)}

    def _where(self, user: User, channel: Channel) -> Json:
        if channel.guild is None:
            owners = {"0": "0"}  # a DM with the bot of an installed server
            return {
                "user": self._payloads.user(user),
                "authorizing_integration_owners": owners,
                "context": 1,
            }
        guild = str(channel.guild)
        return {
            "member": self._payloads.member(user),
            "guild_id": guild,
            "guild": {"id": guild, "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "authorizing_integration_owners": {"0": guild},
            "context": 0,
        }


def _control(user: User, message: Message, custom_id: str, kind: int) -> Json:
    if message.audience not in (None, user.id):
        raise Misuse("somebody else's ephemeral message")
    for component in walk(message.now.components):
        if component.get("custom_id") == custom_id and component["type"] == kind:
            return component
    raise Misuse(f"the message has no {custom_id}")


def _check_values(select: Json, values: Sequence[str]) -> None:
    if select.get("disabled"):
        raise Misuse(f"{select['custom_id']} is disabled")
    if not select.get("min_values", 1) <= len(values) <= select.get("max_values", 1):
        raise Misuse(f"{len(values)} values picked")
    missing = set(values) - {option["value"] for option in select["options"]}
    if missing:
        raise Misuse(f"no such option: {', '.join(sorted(missing))}")


def _submitted(component: Json, values: Mapping[str, Any]) -> Json:
    """Return a modal's component with what the person filled in."""
    sent: Json = {"type": component["type"], "id": component.get("id", 0)}
    if "component" in component:
        sent["component"] = _submitted(component["component"], values)
    elif "components" in component:
        sent["components"] = [_submitted(inner, values) for inner in component["components"]]
    elif "custom_id" in component:
        value = values.get(component["custom_id"], component.get("value", ""))
        plural = isinstance(value, list | tuple)
        sent.update(custom_id=component["custom_id"])
        sent.update({"values": list(value)} if plural else {"value": value})
    return sent
