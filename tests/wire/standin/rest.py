"""The REST side: the part of Discord's API v10 that a bot of this kind uses."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from aiohttp import web

from tests.wire.standin.commands import GLOBAL
from tests.wire.standin.compose import Body
from tests.wire.standin.errors import ApiError
from tests.wire.standin.interactions import Interaction, is_thinking
from tests.wire.standin.parts import Parts
from tests.wire.standin.world import (
    ATTACH,
    EPHEMERAL,
    SEND,
    Channel,
    Message,
    Snowflake,
)

BODY: web.RequestKey[Body] = web.RequestKey("body", Body)
MADE: web.RequestKey[int] = web.RequestKey("made", int)
YES = ("1", "true", "True")
Handler: TypeAlias = Callable[[web.Request], Awaitable[web.Response]]


def reply(data: Any, status: int = 200) -> web.Response:
    """Answer in JSON as Discord does; ``None`` is no content."""
    if data is None:
        return web.Response(status=204)
    return web.Response(
        body=json.dumps(data).encode(), status=status, content_type="application/json"
    )


def id_in(request: web.Request, name: str) -> Snowflake:
    """Return an id of the path; 50035 when it is none."""
    text = request.match_info[name]
    if not text.isdecimal():
        raise ApiError(50035, f"{name}: not a snowflake")
    return int(text)


class Rest:
    """The handlers, by route."""

    def __init__(self, parts: Parts) -> None:
        self._world = parts.world
        self._payloads = parts.payloads
        self._composer = parts.composer
        self._desk = parts.desk
        self._commands = parts.commands
        self._gateway = parts.gateway

    def routes(self) -> tuple[tuple[str, str, Handler], ...]:
        """Return method, path below ``/api/v10`` and handler of everything there is."""
        message = "/channels/{channel}/messages/{message}"
        webhook = "/webhooks/{application}/{token}"
        commands = "/applications/{application}/commands"
        guild_commands = "/applications/{application}/guilds/{guild}/commands"
        return (
            ("GET", "/users/@me", self.me),
            ("GET", "/users/{user}", self.get_user),
            ("GET", "/oauth2/applications/@me", self.application),
            ("GET", "/applications/@me", self.application),
            ("GET", "/gateway", self.gateway),
            ("GET", "/gateway/bot", self.gateway),
            ("POST", "/users/@me/channels", self.open_dm),
            ("GET", "/guilds/{guild}", self.get_guild),
            ("GET", "/guilds/{guild}/members/{user}", self.get_member),
            ("GET", "/channels/{channel}", self.get_channel),
            ("POST", "/channels/{channel}/typing", self.typing),
            ("GET", "/channels/{channel}/messages", self.history),
            ("POST", "/channels/{channel}/messages", self.send),
            ("GET", message, self.get_message),
            ("PATCH", message, self.edit),
            ("DELETE", message, self.delete),
            ("POST", "/interactions/{interaction}/{token}/callback", self.callback),
            ("POST", webhook, self.follow_up),
            ("GET", webhook + "/messages/{message}", self.get_answer),
            ("PATCH", webhook + "/messages/{message}", self.edit_answer),
            ("DELETE", webhook + "/messages/{message}", self.delete_answer),
            ("GET", commands, self.get_commands),
            ("PUT", commands, self.put_commands),
            ("GET", guild_commands, self.get_commands),
            ("PUT", guild_commands, self.put_commands),
        )

    # The bot itself.

    async def me(self, request: web.Request) -> web.Response:  # noqa: ARG002
        return reply(self._payloads.user(self._world.bot))

    async def application(self, request: web.Request) -> web.Response:  # noqa: ARG002
        return reply(self._payloads.application())

    async def gateway(self, request: web.Request) -> web.Response:  # noqa: ARG002
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return reply({"url": self._gateway.url, "shards": 1, "session_start_limit": limit})

    # Users, guilds, channels.

    async def get_user(self, request: web.Request) -> web.Response:
        return reply(self._payloads.user(self._world.user(id_in(request, "user"))))

    async def open_dm(self, request: web.Request) -> web.Response:
        user = self._world.user(int(request[BODY].json["recipient_id"]))
        return reply(self._payloads.channel(self._world.direct(user)))

    async def get_guild(self, request: web.Request) -> web.Response:
        return reply(self._payloads.guild(self._world.guild(id_in(request, "guild"))))

    async def get_member(self, request: web.Request) -> web.Response:
        guild, user = self._world.guild(id_in(request, "guild")), id_in(request, "user")
        if user not in guild.members:
            raise ApiError(10007)
        return reply(self._payloads.member(self._world.user(user)))

    async def get_channel(self, request: web.Request) -> web.Response:
        return reply(self._payloads.channel(self._channel(request)))

    async def typing(self, request: web.Request) -> web.Response:
        self._world.require(self._channel(request), SEND)
        return reply(None)

    # Messages.

    async def history(self, request: web.Request) -> web.Response:
        before, after = (_bound(request, name) for name in ("before", "after"))
        limit = min(int(request.query.get("limit", "50")), 100)
        page = self._world.history(self._channel(request), limit=limit, before=before, after=after)
        return reply([self._payloads.message(message) for message in page])

    async def send(self, request: web.Request) -> web.Response:
        channel, body = self._channel(request), request[BODY]
        self._may_send(channel)
        if body.files:
            self._world.require(channel, ATTACH)
        message = self._composer.send(channel, body)
        answer = self._made(request, message)
        return reply({**answer, "nonce": message.nonce} if message.nonce else answer)

    def _may_send(self, channel: Channel) -> None:
        if channel.recipient is not None:
            error = self._world.users[channel.recipient].dm_error
            if error is not None:
                raise ApiError(error)
        self._world.require(channel, SEND)

    async def get_message(self, request: web.Request) -> web.Response:
        return reply(self._payloads.message(self._message(request)))

    async def edit(self, request: web.Request) -> web.Response:
        message = self._composer.edit(self._message(request), request[BODY])
        return reply(self._made(request, message))

    async def delete(self, request: web.Request) -> web.Response:
        message = self._message(request)
        del self._channel(request).messages[message.id]
        return reply(None)

    def _channel(self, request: web.Request) -> Channel:
        return self._world.channel(id_in(request, "channel"))

    def _message(self, request: web.Request) -> Message:
        return self._world.message(self._channel(request), id_in(request, "message"))

    def _made(self, request: web.Request, message: Message) -> dict[str, Any]:
        request[MADE] = message.id
        return self._payloads.message(message)

    # Interactions.

    async def callback(self, request: web.Request) -> web.Response:
        id, token = id_in(request, "interaction"), request.match_info["token"]  # noqa: A001
        interaction = self._desk.acknowledge(id, token, request[BODY])
        if interaction.original is not None:
            request[MADE] = interaction.original.id
        if request.query.get("with_response") not in YES:
            return reply(None)
        return reply(self._callback_object(interaction))

    def _callback_object(self, interaction: Interaction) -> dict[str, Any]:
        callback = interaction.callback or {}
        about: dict[str, Any] = {"id": str(interaction.id), "type": interaction.type}
        made = interaction.original
        if made is None:
            return {"interaction": about}
        about.update(
            response_message_id=str(made.id),
            response_message_loading=is_thinking(made),
            response_message_ephemeral=bool(made.flags & EPHEMERAL),
        )
        resource = {"type": callback["type"], "message": self._payloads.message(made)}
        return {"interaction": about, "resource": resource}

    async def follow_up(self, request: web.Request) -> web.Response:
        message = self._desk.follow_up(request.match_info["token"], request[BODY])
        payload = self._made(request, message)
        return reply(payload if request.query.get("wait") in YES else None)

    async def get_answer(self, request: web.Request) -> web.Response:
        return reply(self._payloads.message(self._answer(request)[1]))

    async def edit_answer(self, request: web.Request) -> web.Response:
        token, which = request.match_info["token"], request.match_info["message"]
        return reply(self._made(request, self._desk.edit(token, which, request[BODY])))

    async def delete_answer(self, request: web.Request) -> web.Response:
        channel, message = self._answer(request)
        del channel.messages[message.id]
        return reply(None)

    def _answer(self, request: web.Request) -> tuple[Channel, Message]:
        return self._desk.message(request.match_info["token"], request.match_info["message"])

    # Application commands.

    async def get_commands(self, request: web.Request) -> web.Response:
        return reply(self._commands.of(self._scope(request)))

    async def put_commands(self, request: web.Request) -> web.Response:
        scope = self._scope(request)
        return reply(self._commands.replace(scope, request[BODY].json["list"]))

    def _scope(self, request: web.Request) -> Snowflake | None:
        if id_in(request, "application") != self._world.bot.id:
            raise ApiError(10002)
        return (
            self._world.guild(id_in(request, "guild")).id
            if "guild" in request.match_info
            else GLOBAL
        )


def _bound(request: web.Request, name: str) -> Snowflake | None:
    return int(request.query[name]) if name in request.query else None
