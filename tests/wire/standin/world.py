"""What exists on the stand-in: users, guilds, channels and their messages, in plain values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from tests.wire.standin.errors import ApiError

Json: TypeAlias = dict[str, Any]
Snowflake: TypeAlias = int
ThingT = TypeVar("ThingT")

EPOCH_MS = 1_420_070_400_000
TEXT, DIRECT = 0, 1

VIEW = 1 << 10
SEND = 1 << 11
ATTACH = 1 << 15
HISTORY = 1 << 16
EVERYTHING = (1 << 53) - 1

EPHEMERAL = 1 << 6
LOADING = 1 << 7
V2 = 1 << 15

NONCE_SECONDS = 300.0


class Clock:
    """The wall clock, which a test may move on."""

    def __init__(self, wall: Callable[[], float]) -> None:
        self._wall = wall
        self._ahead = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        return self._wall() + self._ahead

    def advance(self, seconds: float) -> None:
        """Move on without waiting."""
        self._ahead += seconds


class Snowflakes:
    """Unique ids in the order of time, as Discord makes them."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self) -> Snowflake:
        """Return an id above all earlier ones."""
        self._last = max(self._last + 1, (int(self._clock.now() * 1000) - EPOCH_MS) << 22)
        return self._last


@dataclass(slots=True)
class User:
    """An account. ``dm_error`` is the JSON code that a DM to it gets, ``None`` when open."""

    id: Snowflake
    name: str
    bot: bool = False
    dm_error: int | None = None
    locale: str = "en-US"


@dataclass(frozen=True, slots=True)
class Attachment:
    """An uploaded file."""

    id: Snowflake
    name: str
    alt: str | None
    data: bytes
    kind: str


@dataclass(frozen=True, slots=True)
class Version:
    """A message as it read from ``at`` on."""

    at: float
    content: str
    components: tuple[Json, ...]
    attachments: tuple[Attachment, ...]


@dataclass(slots=True)
class Message:
    """A message of the bot; ``audience`` is the one user who sees it when it is ephemeral.

    ``versions`` keeps all that it ever read, the present one last.
    """

    id: Snowflake
    channel: Snowflake
    author: Snowflake
    created: float
    flags: int
    embeds: tuple[Json, ...]
    versions: list[Version]
    nonce: str | None = None
    audience: Snowflake | None = None
    interaction: Snowflake | None = None

    @property
    def now(self) -> Version:
        """What it reads now."""
        return self.versions[-1]


@dataclass(slots=True)
class Channel:
    """A text channel, or the DM with ``recipient``; ``denied`` are permissions the bot lacks."""

    id: Snowflake
    kind: int
    name: str
    guild: Snowflake | None = None
    recipient: Snowflake | None = None
    denied: int = 0
    messages: dict[Snowflake, Message] = field(default_factory=dict)

    @property
    def allowed(self) -> int:
        """Permissions of the bot here."""
        return EVERYTHING & ~self.denied


@dataclass(slots=True)
class Guild:
    """A server; every user that is not a stranger to it is a member."""

    id: Snowflake
    name: str
    owner: Snowflake
    members: list[Snowflake] = field(default_factory=list)


class World:
    """Everything that exists, with the questions that REST asks of it."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.users: dict[Snowflake, User] = {}
        self.guilds: dict[Snowflake, Guild] = {}
        self._left: dict[Snowflake, tuple[Guild, tuple[Channel, ...]]] = {}
        self.channels: dict[Snowflake, Channel] = {}
        self.bot = self.add_user("Chief's Table", bot=True)

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        """Make an account, a member of every guild."""
        user = User(self.ids.new(), name, bot=bot, locale=locale)
        self.users[user.id] = user
        for guild in self.guilds.values():
            guild.members.append(user.id)
        return user

    def add_guild(self, name: str) -> Guild:
        """Make a guild of everybody there is."""
        guild = Guild(self.ids.new(), name, self.bot.id, list(self.users))
        self.guilds[guild.id] = guild
        return guild

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """Make a text channel."""
        channel = Channel(self.ids.new(), TEXT, name, guild=guild.id)
        self.channels[channel.id] = channel
        return channel

    def drop_guild(self, guild: Guild) -> None:
        """Take the bot off a guild: its channels are gone for it."""
        del self.guilds[guild.id]
        channels = tuple(c for c in self.channels.values() if c.guild == guild.id)
        for channel in channels:
            del self.channels[channel.id]
        self._left[guild.id] = guild, channels

    def return_to(self, id: Snowflake) -> Guild:  # noqa: A002
        """Let the bot come back to a guild that it was taken off; all is there as it was; 10004."""
        guild, channels = _found(self._left, id, 10004)
        del self._left[id]
        self.guilds[id] = guild
        self.channels.update({channel.id: channel for channel in channels})
        return guild

    def user(self, id: Snowflake) -> User:  # noqa: A002  Discord's own word
        """Find an account; 10013."""
        return _found(self.users, id, 10013)

    def guild(self, id: Snowflake) -> Guild:  # noqa: A002
        """Find a guild; 10004."""
        return _found(self.guilds, id, 10004)

    def channel(self, id: Snowflake) -> Channel:  # noqa: A002
        """Find a channel that the bot sees; 10003, 50001."""
        channel = _found(self.channels, id, 10003)
        self.require(channel, VIEW)
        return channel

    def require(self, channel: Channel, permission: int) -> None:
        """Refuse what the bot may not do in a channel; 50001, 50013."""
        if channel.denied & permission:
            raise ApiError(50001 if permission == VIEW else 50013)

    def direct(self, user: User) -> Channel:
        """Return the DM of the bot with somebody, closed or not."""
        for channel in self.channels.values():
            if channel.recipient == user.id:
                return channel
        channel = Channel(self.ids.new(), DIRECT, "", recipient=user.id)
        self.channels[channel.id] = channel
        return channel

    def message(self, channel: Channel, id: Snowflake) -> Message:  # noqa: A002
        """Find a message that the channel's history holds; 10008."""
        message = _found(channel.messages, id, 10008)
        if message.audience is not None:
            raise ApiError(10008)
        return message

    def repeat_of(self, nonce: str) -> Message | None:
        """Return the message that the bot sent with this nonce in the last minutes."""
        oldest = self.clock.now() - NONCE_SECONDS
        sent = (m for c in self.channels.values() for m in c.messages.values())
        return next((m for m in sent if m.nonce == nonce and m.created >= oldest), None)

    def history(
        self, channel: Channel, *, limit: int, before: Snowflake | None, after: Snowflake | None
    ) -> Iterator[Message]:
        """Yield what anybody may read, newest first; after a message: the oldest that follow."""
        if channel.denied & HISTORY:
            return
        readable = [
            message
            for message in channel.messages.values()
            if message.audience is None
            and (before is None or message.id < before)
            and (after is None or message.id > after)
        ]
        yield from reversed(readable[:limit] if after is not None else readable[-limit:])


def _found(things: dict[Snowflake, ThingT], id: Snowflake, code: int) -> ThingT:  # noqa: A002
    if id not in things:
        raise ApiError(code)
    return things[id]
