"""The side that tests hold: make people and places, act as them, look at everything, do harm."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any, TypeAlias

from aiohttp import web

from tests.wire.standin.commands import Misuse
from tests.wire.standin.errors import ApiError
from tests.wire.standin.faults import Fault
from tests.wire.standin.interactions import Interaction
from tests.wire.standin.parts import Parts
from tests.wire.standin.people import People
from tests.wire.standin.rest import id_in, reply
from tests.wire.standin.world import Channel, Json, Message, User

Verb: TypeAlias = Callable[[web.Request, Json], Awaitable[Any]]
WATCH_SECONDS = 0.02


class Control:
    """The handlers below ``/_control``; each takes JSON and returns JSON."""

    def __init__(self, parts: Parts) -> None:
        self._world = parts.world
        self._payloads = parts.payloads
        self._commands = parts.commands
        self._desk = parts.desk
        self._gateway = parts.gateway
        self._faults = parts.faults
        self._recorder = parts.recorder
        self._people = People(parts.world, parts.payloads, parts.commands, parts.desk)

    def routes(self) -> tuple[tuple[str, str, Verb], ...]:
        """Return method, path and verb of everything there is."""
        return (
            ("POST", "/users", self.make_user),
            ("PATCH", "/users/{user}", self.change_user),
            ("GET", "/users/{user}/dm", self.direct),
            ("POST", "/guilds", self.make_guild),
            ("DELETE", "/guilds/{guild}", self.drop_guild),
            ("POST", "/guilds/{guild}/bot", self.invite),
            ("POST", "/guilds/{guild}/channels", self.make_channel),
            ("PATCH", "/channels/{channel}", self.change_channel),
            ("DELETE", "/channels/{channel}", self.drop_channel),
            ("GET", "/messages", self.messages),
            ("DELETE", "/messages/{channel}/{message}", self.drop_message),
            ("POST", "/interactions", self.act),
            ("GET", "/interactions", self.interactions),
            ("POST", "/interactions/{interaction}/again", self.again),
            ("GET", "/records", self.records),
            ("POST", "/notes", self.note),
            ("GET", "/faults", self.faults),
            ("POST", "/faults", self.arm),
            ("DELETE", "/faults", self.disarm),
            ("POST", "/gateway/{deed}", self.gateway),
            ("POST", "/clock", self.advance),
            ("GET", "/state", self.state),
        )

    @staticmethod
    def expose(verb: Verb) -> Callable[[web.Request], Awaitable[web.Response]]:
        """Return a handler that reads and writes JSON; a misuse is a 422 with its reason."""

        async def handler(request: web.Request) -> web.Response:
            body = await request.json() if request.can_read_body else {}
            try:
                return reply(await verb(request, body) or {})
            except (Misuse, ApiError) as error:
                return reply({"error": str(error)}, 422)

        return handler

    # People and places.

    async def make_user(self, request: web.Request, body: Json) -> Json:  # noqa: ARG002
        user = self._world.add_user(body["name"], bot=body["bot"], locale=body["locale"])
        return {"id": user.id}

    async def change_user(self, request: web.Request, body: Json) -> None:
        self._world.user(id_in(request, "user")).dm_error = body["dm_error"]

    async def direct(self, request: web.Request, body: Json) -> Json:  # noqa: ARG002
        return {"id": self._world.direct(self._world.user(id_in(request, "user"))).id}

    async def make_guild(self, request: web.Request, body: Json) -> Json:  # noqa: ARG002
        guild = self._world.add_guild(body["name"])
        await self._gateway.dispatch("GUILD_CREATE", self._payloads.guild(guild))
        return {"id": guild.id}

    async def drop_guild(self, request: web.Request, body: Json) -> None:  # noqa: ARG002
        guild = self._world.guild(id_in(request, "guild"))
        self._world.drop_guild(guild)
        await self._gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)})

    async def invite(self, request: web.Request, body: Json) -> None:  # noqa: ARG002
        guild = self._world.return_to(id_in(request, "guild"))
        payload = self._payloads.guild(guild)
        del payload["unavailable"]  # which is said where a server is there again, not at a join
        await self._gateway.dispatch("GUILD_CREATE", payload)

    async def make_channel(self, request: web.Request, body: Json) -> Json:
        guild = self._world.guild(id_in(request, "guild"))
        channel = self._world.add_channel(guild, body["name"])
        await self._gateway.dispatch("CHANNEL_CREATE", self._payloads.channel(channel))
        return {"id": channel.id}

    async def change_channel(self, request: web.Request, body: Json) -> None:
        channel = self._channel(id_in(request, "channel"))
        channel.denied = body["denied"]
        await self._gateway.dispatch("CHANNEL_UPDATE", self._payloads.channel(channel))

    async def drop_channel(self, request: web.Request, body: Json) -> None:  # noqa: ARG002
        channel = self._world.channels.pop(id_in(request, "channel"))
        await self._gateway.dispatch("CHANNEL_DELETE", self._payloads.channel(channel))

    # Messages.

    async def messages(self, request: web.Request, body: Json) -> list[Json]:  # noqa: ARG002
        """List all, or those of a channel, or the ephemeral ones of a user, oldest first."""
        channel, audience = request.query.get("channel"), request.query.get("audience")
        every = (m for c in self._world.channels.values() for m in c.messages.values())
        return [
            self._payloads.seen(message)
            for message in sorted(every, key=lambda message: message.id)
            if channel in (None, str(message.channel)) and audience in (None, str(message.audience))
        ]

    async def drop_message(self, request: web.Request, body: Json) -> None:  # noqa: ARG002
        channel = self._channel(id_in(request, "channel"))
        del channel.messages[id_in(request, "message")]

    # Acting as people.

    async def act(self, request: web.Request, body: Json) -> Json:  # noqa: ARG002
        interaction = self._interaction(body)
        return await self._dispatch(interaction, body["patience"])

    def _interaction(self, body: Json) -> Interaction:
        user = self._world.user(body["user"])
        match body["do"]:
            case "slash":
                channel = self._channel(body["channel"])
                return self._people.slash(user, channel, body["words"], body["options"])
            case "complete":
                channel = self._channel(body["channel"])
                words, options, focused = body["words"], body["options"], body["focused"]
                return self._people.complete(user, channel, words, options, focused)
            case "submit":
                asked = self._desk.all[body["asked"]]
                return self._people.submit(user, asked, body["values"])
            case _:
                return self._click(user, body)

    def _click(self, user: User, body: Json) -> Interaction:
        message = self._message(body["channel"], body["message"])
        custom_id, forged = body["custom_id"], body["forged"]
        if body["do"] == "press":
            return self._people.press(user, message, custom_id, forged=forged)
        return self._people.select(user, message, custom_id, body["values"], forged=forged)

    async def again(self, request: web.Request, body: Json) -> Json:
        """Dispatch an interaction once more, as Discord sometimes does."""
        interaction = self._desk.all[id_in(request, "interaction")]
        return await self._dispatch(interaction, body["patience"])

    async def _dispatch(self, interaction: Interaction, patience: float) -> Json:
        """Send it; wait until it is acknowledged, nobody is there to do so, or patience ends."""
        payload = self._people.payload(interaction)
        if await self._gateway.dispatch("INTERACTION_CREATE", payload):
            await self._watch(interaction, patience)
        return self._told(interaction)

    async def _watch(self, interaction: Interaction, patience: float) -> None:
        acknowledged = asyncio.create_task(interaction.acknowledged.wait())
        patient_until = self._world.clock.now() + patience
        while any(self._gateway.connected()) and self._world.clock.now() < patient_until:
            if (await asyncio.wait((acknowledged,), timeout=WATCH_SECONDS))[0]:
                return
        await asyncio.wait((acknowledged,), timeout=WATCH_SECONDS)  # one may be on its way
        acknowledged.cancel()

    async def interactions(self, request: web.Request, body: Json) -> list[Json]:  # noqa: ARG002
        since = int(request.query.get("since", "0"))
        return [self._told(i) for id, i in self._desk.all.items() if id > since]  # noqa: A001

    def _told(self, interaction: Interaction) -> Json:
        original = interaction.original
        return {
            "id": interaction.id,
            "type": interaction.type,
            "user": interaction.user,
            "channel": interaction.channel,
            "data": interaction.data,
            "sent": interaction.sent,
            "answered": interaction.answered,
            "callback": interaction.callback,
            "original": self._payloads.seen(original) if original else None,
            "said": interaction.said,
            "followups": [self._payloads.seen(message) for message in interaction.followups],
        }

    # What happened, and what shall go wrong.

    async def records(self, request: web.Request, body: Json) -> list[Json]:  # noqa: ARG002
        since = int(request.query.get("since", "0"))
        return [asdict(record) for record in self._recorder.all[since:]]

    async def note(self, request: web.Request, body: Json) -> None:  # noqa: ARG002
        self._recorder.add(self._world.clock.now(), "note", body["text"])

    async def faults(self, request: web.Request, body: Json) -> list[Json]:  # noqa: ARG002
        return self._faults.pending()

    async def arm(self, request: web.Request, body: Json) -> None:  # noqa: ARG002
        self._faults.arm(Fault(**body))

    async def disarm(self, request: web.Request, body: Json) -> None:  # noqa: ARG002
        self._faults.clear()

    async def gateway(self, request: web.Request, body: Json) -> None:
        match request.match_info["deed"]:
            case "close":
                await self._gateway.close(body["code"])
            case "invalidate":
                await self._gateway.invalidate()
            case "reconnect":
                await self._gateway.reconnect()
            case "cut":
                await self._gateway.cut()
            case deed:
                raise Misuse(f"the gateway knows no {deed}")

    async def advance(self, request: web.Request, body: Json) -> None:  # noqa: ARG002
        self._world.clock.advance(body["seconds"])

    async def state(self, request: web.Request, body: Json) -> Json:  # noqa: ARG002
        events = [record.name for record in self._recorder.all if record.kind == "gateway"]
        return {
            "connected": len(list(self._gateway.connected())),
            "readies": events.count("ready"),
            "resumes": events.count("resumed"),
            "syncs": self._commands.syncs,
            "records": len(self._recorder.all),
        }

    def _channel(self, id: int) -> Channel:  # noqa: A002  Discord's own word
        if id not in self._world.channels:
            raise Misuse(f"no channel {id}")
        return self._world.channels[id]

    def _message(self, channel: int, id: int) -> Message:  # noqa: A002
        messages = self._channel(channel).messages
        if id not in messages:
            raise Misuse(f"no message {id}")
        return messages[id]
