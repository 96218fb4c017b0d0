"""The gateway: sessions that identify, beat, resume, and get events."""

from __future__ import annotations

import json
import secrets
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMessage, WSMsgType, web

from tests.wire.standin.payloads import Payloads
from tests.wire.standin.records import Recorder
from tests.wire.standin.world import Json, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME = 0, 1, 2, 6
RECONNECT, MEMBERS, INVALID, HELLO, ACK = 7, 8, 9, 10, 11
HEARTBEAT_MS = 41_250
RESUME_SECONDS = 120.0

NOT_AUTHENTICATED, BAD_TOKEN, BAD_SEQUENCE, TIMED_OUT = 4003, 4004, 4007, 4009
LOST_WITH = (BAD_SEQUENCE, TIMED_OUT)
"""Close codes after which the session cannot be resumed."""


class Link:
    """One connection, in the transport compression that the client asked for."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self._transport = request.transport
        zipped = request.query.get("compress") == "zlib-stream"
        self._deflate = zlib.compressobj() if zipped else None

    async def send(self, op: int, data: Any = None, seq: int | None = None, t: str = "") -> None:
        """Send one payload; a client that is gone meanwhile is not an error."""
        text = json.dumps({"op": op, "d": data, "s": seq, "t": t or None})
        try:
            if self._deflate is None:
                await self.socket.send_str(text)
            else:
                packed = self._deflate.compress(text.encode())
                await self.socket.send_bytes(packed + self._deflate.flush(zlib.Z_SYNC_FLUSH))
        except ConnectionError:
            return

    async def close(self, code: int) -> None:
        """Close with a code."""
        await self.socket.close(code=code)

    def cut(self) -> None:
        """Drop the connection without a word."""
        if self._transport is not None:
            self._transport.abort()


@dataclass(slots=True)
class Session:
    """What a client identified as; its events are kept, so that it can resume.

    ``gone`` is when it lost its connection.
    """

    id: str
    shard: tuple[int, int] | None
    link: Link | None
    events: list[tuple[str, Json]] = field(default_factory=list)
    gone: float = 0.0

    async def send(self, event: str, data: Json) -> None:
        """Send an event, or keep it until the session is resumed."""
        self.events.append((event, data))
        if self.link is not None:
            await self.link.send(DISPATCH, data, len(self.events), event)


class Gateway:
    """All sessions. ``token`` is what the bot must identify with, ``None`` once it is revoked."""

    def __init__(
        self, world: World, payloads: Payloads, recorder: Recorder, *, token: str, url: str
    ) -> None:
        self._world = world
        self._payloads = payloads
        self._recorder = recorder
        self.token: str | None = token
        self.url = url
        self.sessions: dict[str, Session] = {}

    def connected(self) -> Iterator[Session]:
        """Yield the sessions that have a connection now."""
        return (session for session in self.sessions.values() if session.link is not None)

    async def dispatch(self, event: str, data: Json) -> int:
        """Send an event to all; return how many are connected to get it now."""
        self._note("dispatch", event, data.get("id"))
        self._forget()
        reached = list(self.connected())
        for session in list(self.sessions.values()):
            await session.send(event, data)
        return len(reached)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to one client until it goes."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        link = Link(socket, request)
        await link.send(HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        session: Session | None = None
        async for message in socket:
            session = await self._hear(link, session, message)
        if session is not None and session.link is link:
            session.link, session.gone = None, self._world.clock.now()
            self._note("gateway", "gone", {"session": session.id, "code": socket.close_code})
        return socket

    def _forget(self) -> None:
        oldest = self._world.clock.now() - RESUME_SECONDS
        for session in list(self.sessions.values()):
            if session.link is None and session.gone < oldest:
                del self.sessions[session.id]

    async def _hear(
        self, link: Link, session: Session | None, message: WSMessage
    ) -> Session | None:
        if message.type is not WSMsgType.TEXT:
            return session
        said = json.loads(message.data)
        op, data = said["op"], said["d"]
        if op == HEARTBEAT:
            await link.send(ACK)
        elif op == IDENTIFY:
            return await self._identify(link, data)
        elif op == RESUME:
            return await self._resume(link, data)
        elif session is None:
            await link.close(NOT_AUTHENTICATED)
        return session

    async def _identify(self, link: Link, data: Json) -> Session | None:
        self._note("gateway", "identify", {"intents": data["intents"]})
        if data["token"] != self.token:
            await link.close(BAD_TOKEN)
            return None
        shard = tuple(data["shard"]) if "shard" in data else None
        session = Session(secrets.token_hex(16), shard, link)
        self.sessions[session.id] = session
        await session.send("READY", self._ready(session))
        for guild in list(self._world.guilds.values()):
            await session.send("GUILD_CREATE", self._payloads.guild(guild))
        self._note("gateway", "ready", {"session": session.id})
        return session

    def _ready(self, session: Session) -> Json:
        guilds = [{"id": str(guild), "unavailable": True} for guild in self._world.guilds]
        return {
            "v": 10,
            "user": self._payloads.user(self._world.bot),
            "guilds": guilds,
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": str(self._world.bot.id), "flags": 0},
            **({"shard": list(session.shard)} if session.shard else {}),
        }

    async def _resume(self, link: Link, data: Json) -> Session | None:
        session = self.sessions.get(data["session_id"] or "")
        if data["token"] != self.token:
            await link.close(BAD_TOKEN)
            return None
        if session is None:
            self._note("gateway", "resume refused", {"session": data["session_id"]})
            await link.send(INVALID, data=False)
            return None
        session.link = link
        missed = session.events[data["seq"] :]
        for seq, (event, payload) in enumerate(missed, start=data["seq"] + 1):
            await link.send(DISPATCH, payload, seq, event)
        await session.send("RESUMED", {})
        self._note("gateway", "resumed", {"session": session.id, "replayed": len(missed)})
        return session

    async def close(self, code: int) -> None:
        """Close every connection; ``LOST_WITH`` codes lose the session, 4004 the token."""
        if code == BAD_TOKEN:
            self.token = None
        await self._each(lambda link: link.close(code), lost=code in LOST_WITH)

    async def invalidate(self) -> None:
        """Tell every client that its session is lost (op 9)."""
        await self._each(lambda link: link.send(INVALID, data=False), lost=True)

    async def reconnect(self) -> None:
        """Ask every client to come back and resume (op 7)."""
        await self._each(lambda link: link.send(RECONNECT), lost=False)

    async def cut(self) -> None:
        """Drop every connection without a word; the sessions can be resumed."""
        for session in self.connected():
            if session.link is not None:
                session.link.cut()

    async def _each(self, tell: Callable[[Link], Any], *, lost: bool) -> None:
        for session in list(self.connected()):
            link = session.link
            if lost:
                del self.sessions[session.id]
            if link is not None:
                await tell(link)

    def _note(self, kind: str, name: str, detail: Any) -> None:
        self._recorder.add(self._world.clock.now(), kind, name, json=detail)
