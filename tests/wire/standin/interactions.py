"""Interactions: how Discord lets a bot answer them, and what became of each."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.wire.standin.compose import Body, Composer
from tests.wire.standin.errors import ApiError
from tests.wire.standin.limits import check_components
from tests.wire.standin.world import (
    EPHEMERAL,
    LOADING,
    Channel,
    Json,
    Message,
    Snowflake,
    World,
)

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""Types of interactions."""

PONG, MESSAGE, THINK, DEFER, UPDATE, CHOICES, ASK = 1, 4, 5, 6, 7, 8, 9
"""Types of callbacks: 5 shows "thinking ...", 6 nothing; 9 opens a modal."""

FIRST_ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


@dataclass(slots=True)
class Interaction:
    """What a user did, and how the bot acknowledged it.

    ``clicked`` is the message that the component sits on, ``original`` the message that
    ``@original`` means. ``callback`` is ``None`` until acknowledged, at ``answered``. ``said`` are
    the bodies of all messages and edits that went out through it, in order.
    """

    id: Snowflake
    token: str
    type: int
    user: Snowflake
    channel: Snowflake
    data: Json
    sent: float
    clicked: Message | None = None
    callback: Json | None = None
    answered: float | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    said: list[Json] = field(default_factory=list)
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)


class Desk:
    """All interactions, and the rules for answering them."""

    def __init__(self, world: World, composer: Composer) -> None:
        self._world = world
        self._composer = composer
        self._act: dict[int, Callable[[Interaction, Body], Message | None]] = {
            PONG: _nothing,
            MESSAGE: self._answer,
            THINK: self._think,
            DEFER: _defer,
            UPDATE: self._update,
            CHOICES: _choices,
            ASK: _modal,
        }
        self.all: dict[Snowflake, Interaction] = {}

    def open(
        self,
        type: int,  # noqa: A002  Discord's own word
        user: Snowflake,
        channel: Snowflake,
        data: Json,
        clicked: Message | None = None,
    ) -> Interaction:
        """Start an interaction."""
        id, token = self._world.ids.new(), secrets.token_hex(16)  # noqa: A001
        now = self._world.clock.now()
        made = Interaction(id, token, type, user, channel, data, now, clicked)
        self.all[id] = made
        return made

    def acknowledge(self, id: Snowflake, token: str, body: Body) -> Interaction:  # noqa: A002
        """Take the first answer; 10062 when unknown or late, 40060 when there was one."""
        interaction = self.all.get(id)
        if interaction is None or interaction.token != token:
            raise ApiError(10062)
        if interaction.callback is not None:
            raise ApiError(40060)
        if self._world.clock.now() - interaction.sent > FIRST_ANSWER_SECONDS:
            raise ApiError(10062)
        act = self._act.get(body.json.get("type") or 0)
        if act is None or not _fits(interaction, body.json["type"]):
            raise ApiError(50035, "this callback does not fit this interaction")
        interaction.original = act(interaction, _data(body))
        interaction.callback = body.json
        interaction.said.append(_data(body).json)
        interaction.answered = self._world.clock.now()
        interaction.acknowledged.set()
        return interaction

    def _answer(self, interaction: Interaction, body: Body) -> Message:
        return self._send(interaction, body)

    def _think(self, interaction: Interaction, body: Body) -> Message:
        flags = body.json.get("flags") or 0
        audience = interaction.user if flags & EPHEMERAL else None
        channel = self._channel(interaction)
        return self._composer.hold(channel, audience=audience, interaction=interaction.id)

    def _update(self, interaction: Interaction, body: Body) -> Message:
        assert interaction.clicked is not None  # _fits saw to it
        return self._composer.edit(interaction.clicked, body)

    def _send(self, interaction: Interaction, body: Body) -> Message:
        flags = body.json.get("flags") or 0
        audience = interaction.user if flags & EPHEMERAL else None
        channel = self._channel(interaction)
        return self._composer.send(channel, body, audience=audience, interaction=interaction.id)

    def follow_up(self, token: str, body: Body) -> Message:
        """Post a further message; it fills the "thinking ..." if that still stands."""
        interaction = self.by_token(token)
        original = interaction.original
        if original is not None and is_thinking(original):
            message = self._composer.edit(original, body)
        else:
            message = self._send(interaction, body)
            interaction.followups.append(message)
        interaction.said.append(body.json)
        return message

    def edit(self, token: str, which: str, body: Body) -> Message:
        """Change a message that the token gives access to."""
        _, message = self.message(token, which)
        self._composer.edit(message, body)
        self.by_token(token).said.append(body.json)
        return message

    def by_token(self, token: str) -> Interaction:
        """Find an interaction whose token still lives; 10015, 50027."""
        found = next((i for i in self.all.values() if i.token == token), None)
        if found is None or found.callback is None:
            raise ApiError(10015)
        if self._world.clock.now() - found.sent > TOKEN_SECONDS:
            raise ApiError(50027)
        return found

    def message(self, token: str, which: str) -> tuple[Channel, Message]:
        """Find a message that the token gives access to: ``@original`` or an own id; 10008."""
        interaction = self.by_token(token)
        own = {str(message.id): message for message in interaction.followups}
        if interaction.original is not None:
            own["@original"] = own[str(interaction.original.id)] = interaction.original
        channel = self._channel(interaction)
        if which not in own or own[which].id not in channel.messages:
            raise ApiError(10008)
        return channel, own[which]

    def _channel(self, interaction: Interaction) -> Channel:
        """Find where to answer: a token needs no permission there."""
        if interaction.channel not in self._world.channels:
            raise ApiError(10003)
        return self._world.channels[interaction.channel]


def is_thinking(message: Message) -> bool:
    """Whether a deferred answer has not been filled in yet."""
    return bool(message.flags & LOADING)


def _fits(interaction: Interaction, callback: int) -> bool:
    if interaction.type == AUTOCOMPLETE:
        return callback == CHOICES
    if callback in (DEFER, UPDATE):
        return interaction.clicked is not None
    return callback != CHOICES and (callback != ASK or interaction.type != MODAL)


def _data(body: Body) -> Body:
    return Body(body.json.get("data") or {}, body.files)


def _nothing(interaction: Interaction, body: Body) -> None:  # noqa: ARG001  one of a table
    return None


def _defer(interaction: Interaction, body: Body) -> Message | None:  # noqa: ARG001
    return interaction.clicked


def _choices(interaction: Interaction, body: Body) -> None:  # noqa: ARG001
    if len(body.json.get("choices") or ()) > 25:
        raise ApiError(50035, "at most 25 choices")


def _modal(interaction: Interaction, body: Body) -> None:  # noqa: ARG001
    if not 1 <= len(body.json.get("title") or "") <= 45:
        raise ApiError(50035, "title: 1-45 characters")
    if not 1 <= len(body.json.get("components") or ()) <= 5:
        raise ApiError(50035, "a modal holds 1-5 components")
    check_components(body.json["components"])
