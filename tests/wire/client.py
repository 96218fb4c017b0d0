"""The test's hands on the stand-in: verbs for places, people, looks and harm."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import asdict
from pathlib import Path
from subprocess import PIPE, Popen
from sys import executable
from typing import Any, Self, TypeVar

import aiohttp

from tests.wire.seen import Ack, Json, Seen, State, read_ack, read_message, read_record
from tests.wire.standin.faults import Fault
from tests.wire.standin.records import Record

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 3.5
LOOK_SECONDS = 0.02

FoundT = TypeVar("FoundT")


@contextmanager
def stand_in() -> Iterator[int]:
    """Start a stand-in in a process of its own, yield its port, end it with the block."""
    command = (executable, "-m", "tests.wire.server", "--port", "0", "--with-parent")
    with Popen(command, stdin=PIPE, stdout=PIPE, cwd=ROOT) as process:  # noqa: S603  our own
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.stdin.close()


class Refused(Exception):
    """The stand-in refused: nobody could do that in Discord's client."""


class Wire:
    """A running stand-in."""

    def __init__(self, session: aiohttp.ClientSession, port: int) -> None:
        self._session = session
        self.port = port
        self.api_url = f"http://127.0.0.1:{port}/api/v10"
        self.gateway_url = f"ws://127.0.0.1:{port}/gateway"

    @classmethod
    @asynccontextmanager
    async def at(cls, port: int) -> AsyncIterator[Self]:
        """Use the stand-in at a port until the block ends."""
        async with aiohttp.ClientSession() as session:
            yield cls(session, port)

    async def sibling(self) -> int:
        """Open a fresh stand-in, with nothing in it, in the same process; return its port."""
        return int((await self._post("/sibling"))["port"])

    # Places and people.

    async def guild(self, name: str = "Guild") -> int:
        """Make a guild; everybody is a member of it."""
        return int((await self._post("/guilds", name=name))["id"])

    async def drop_guild(self, guild: int) -> None:
        """Kick the bot from a guild."""
        await self._call("DELETE", f"/guilds/{guild}")

    async def invite(self, guild: int) -> None:
        """Invite the bot anew to a guild that it was kicked from; its channels are as they were."""
        await self._post(f"/guilds/{guild}/bot")

    async def channel(self, guild: int, name: str = "games") -> int:
        """Make a text channel."""
        return int((await self._post(f"/guilds/{guild}/channels", name=name))["id"])

    async def deny(self, channel: int, permissions: int) -> None:
        """Take permissions (bits) from the bot in a channel; 0 gives all back."""
        await self._call("PATCH", f"/channels/{channel}", denied=permissions)

    async def drop_channel(self, channel: int) -> None:
        """Delete a channel."""
        await self._call("DELETE", f"/channels/{channel}")

    async def drop_message(self, message: Seen) -> None:
        """Delete a message, as a moderator does."""
        await self._call("DELETE", f"/messages/{message.channel}/{message.id}")

    async def person(self, name: str, *, bot: bool = False, locale: str = "en-US") -> Person:
        """Make a user account."""
        made = await self._post("/users", name=name, bot=bot, locale=locale)
        return Person(self, int(made["id"]), name)

    # Looking.

    async def messages(self, channel: int) -> list[Seen]:
        """Return what everybody sees in a channel, oldest first."""
        every = await self._get(f"/messages?channel={channel}")
        return [seen for seen in map(read_message, every) if seen.audience is None]

    async def interactions(self, since: int = 0) -> list[Ack]:
        """Return every interaction after the one with id ``since``."""
        return [read_ack(data) for data in await self._get(f"/interactions?since={since}")]

    async def records(self, since: int = 0) -> list[Record]:
        """Return everything that happened, from record number ``since`` on."""
        return [read_record(data) for data in await self._get(f"/records?since={since}")]

    async def state(self) -> State:
        """Return who is there and how often they came."""
        return State(**await self._get("/state"))

    async def fetch(self, url: str) -> bytes:
        """Read an uploaded file."""
        async with self._session.get(url) as response:
            response.raise_for_status()
            return await response.read()

    async def note(self, text: str) -> None:
        """Put a note between the records."""
        await self._post("/notes", text=text)

    async def ready(self, times: int = 1, patience: float = 15.0) -> State:
        """Wait until clients became ready ``times`` in all and one is there."""

        async def there() -> State | None:
            state = await self.state()
            return state if state.readies >= times and state.connected else None

        return await until(there, patience)

    # Harm.

    async def arm(self, *faults: Fault) -> None:
        """Let the next requests that fit meet these faults."""
        for fault in faults:
            await self._post("/faults", **asdict(fault))

    async def pending_faults(self) -> int:
        """Return how many faults still wait for their request."""
        return len(await self._get("/faults"))

    async def disarm(self) -> None:
        """Forget all faults."""
        await self._call("DELETE", "/faults")

    async def close_gateway(self, code: int) -> None:
        """Close every connection; 4004 revokes the token, 4007 and 4009 lose the session."""
        await self._post("/gateway/close", code=code)

    async def invalidate(self) -> None:
        """Tell every client that its session is lost (op 9)."""
        await self._post("/gateway/invalidate")

    async def ask_reconnect(self) -> None:
        """Ask every client to come back and resume (op 7)."""
        await self._post("/gateway/reconnect")

    async def cut_gateway(self) -> None:
        """Drop every connection without a word."""
        await self._post("/gateway/cut")

    async def advance(self, seconds: float) -> None:
        """Move the stand-in's clock on: tokens and nonces age."""
        await self._post("/clock", seconds=seconds)

    async def again(self, ack: Ack, patience: float = PATIENCE_SECONDS) -> Ack:
        """Dispatch the same interaction once more."""
        return read_ack(await self._post(f"/interactions/{ack.id}/again", patience=patience))

    async def act(self, **deed: Any) -> Ack:
        """Do what a person does; see ``Person``."""
        return read_ack(await self._post("/interactions", **deed))

    async def change_user(self, user: int, *, dm_error: int | None) -> None:
        """Close (with Discord's error code) or open a user's DMs."""
        await self._call("PATCH", f"/users/{user}", dm_error=dm_error)

    async def _get(self, path: str) -> Any:
        return await self._call("GET", path)

    async def _post(self, path: str, /, **body: Any) -> Any:
        return await self._call("POST", path, **body)

    async def _call(self, method: str, path: str, /, **body: Any) -> Any:
        url = f"http://127.0.0.1:{self.port}/_control{path}"
        async with self._session.request(method, url, json=body or None) as response:
            if response.status == 422:
                raise Refused((await response.json())["error"])
            response.raise_for_status()
            return await response.json()


class Person:
    """A user account, and what its owner does in Discord's client."""

    def __init__(self, wire: Wire, id: int, name: str) -> None:  # noqa: A002  Discord's own word
        self._wire = wire
        self.id = id
        self.name = name

    async def slash(self, channel: int, words: str, **options: Any) -> Ack:
        """Run ``/words`` with options by name; wait for the acknowledgement."""
        return await self._act("slash", channel=channel, words=words, options=options)

    async def complete(
        self, channel: int, words: str, focused: str, typed: str, **options: Any
    ) -> tuple[Json, ...]:
        """Type into an option of a command; return the choices that come up."""
        options = {**options, focused: typed}
        ack = await self._act(
            "complete", channel=channel, words=words, options=options, focused=focused
        )
        return tuple(ack.answer.get("choices", ()))

    async def press(self, message: Seen, custom_id: str, *, forged: bool = False) -> Ack:
        """Press a button of a message that this person sees."""
        return await self._click("press", message, custom_id, forged=forged)

    async def pick(
        self, message: Seen, custom_id: str, values: Sequence[str], *, forged: bool = False
    ) -> Ack:
        """Pick options of a select."""
        return await self._click("select", message, custom_id, forged=forged, values=list(values))

    async def submit(self, asked: Ack, **values: Any) -> Ack:
        """Send off the modal that ``asked`` opened."""
        return await self._act("submit", asked=asked.id, values=values)

    async def close_dm(self, error: int = 50007) -> None:
        """Take no DMs from the bot any more."""
        await self._wire.change_user(self.id, dm_error=error)

    async def open_dm(self) -> None:
        """Take DMs from the bot."""
        await self._wire.change_user(self.id, dm_error=None)

    async def dm(self) -> list[Seen]:
        """Return the bot's messages in the DM with this person, oldest first."""
        channel = (await self._wire._get(f"/users/{self.id}/dm"))["id"]
        return await self._wire.messages(int(channel))

    async def ephemerals(self) -> list[Seen]:
        """Return what only this person sees in channels, oldest first."""
        return [
            read_message(data) for data in await self._wire._get(f"/messages?audience={self.id}")
        ]

    async def _click(self, do: str, message: Seen, custom_id: str, **more: Any) -> Ack:
        where = {"channel": message.channel, "message": message.id}
        return await self._act(do, **where, custom_id=custom_id, **more)

    async def _act(self, do: str, **deed: Any) -> Ack:
        return await self._wire.act(do=do, user=self.id, patience=PATIENCE_SECONDS, **deed)


async def until(look: Callable[[], Awaitable[FoundT | None]], patience: float = 5.0) -> FoundT:
    """Look again and again until something is seen; ``TimeoutError``."""
    async with asyncio.timeout(patience):
        while (found := await look()) is None:  # noqa: ASYNC110  it happens in another process
            await asyncio.sleep(LOOK_SECONDS)
        return found


async def soon(look: Callable[[], object], patience: float = 5.0) -> None:
    """Wait until ``look`` returns something true; ``TimeoutError``."""

    async def looked() -> object:
        return look() or None

    await until(looked, patience)
