"""A whole house on simcord: people who see only what Discord shows them, and press it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
import simcord
from simcord import ChannelHandle, GuildHandle, MemberActor
from simcord.components import walk_components
from simcord.enums import InteractionType
from simcord.interactions import base_payload

from bot.discord import controls
from bot.discord.app import ChiefClient
from bot.discord.show import Interaction
from bot.house import House
from bot.present.scene import Scene
from data.log import Table, TableId
from data.memory import MemoryStore
from data.store import Store
from tests.bot.discord import contract
from tests.bot.discord.staged import text_of, unanswered
from tests.bot.fakes import ManualClock, seeded

Component = dict[str, Any]


@dataclass
class Seen:
    """A message as somebody sees it."""

    evening: Evening
    channel: int
    id: int

    @property
    def components(self) -> list[Component]:
        """Its components now."""
        return list(walk_components(self._stored.components))

    @property
    def text(self) -> str:
        """Its text now."""
        return str(self._stored.content) + text_of(self._stored.components)

    @property
    def _stored(self) -> Any:
        return self.evening.env.backend.get_message(self.channel, self.id)

    def find(self, action: str, *args: str) -> Component | None:
        """Return the control that does ``action``, with arguments that begin with ``args``."""
        for component in self.components:
            control = controls.read(component.get("custom_id") or "")
            if control is None or control.action != action:
                continue
            if control.args[: len(args)] == args:
                return component
        return None


@dataclass(eq=False)
class Guest:
    """A person at the table. With open DMs they play there, else from "My hand"."""

    evening: Evening
    member: MemberActor
    dm: bool = True

    @property
    def id(self) -> int:
        """The user's id."""
        return self.member.id

    async def press(self, seen: Seen, action: str, *values: str) -> Seen:
        """Press the control that does ``action`` and return what answers: a message, old or new."""
        return await self.choose(seen, action, (), values)

    async def push(self, seen: Seen, action: str, *args: str) -> Seen:
        """Press the button that does ``action`` with ``args``, as ``press``."""
        return await self.choose(seen, action, args, ())

    async def pick(self, seen: Seen, value: str, action: str, *args: str) -> Seen:
        """Pick an option of the select that does ``action`` with ``args``, as ``press``."""
        return await self.choose(seen, action, args, (value,))

    async def choose(
        self, seen: Seen, action: str, args: tuple[str, ...], values: tuple[str, ...]
    ) -> Seen:
        """Press, or pick ``values`` of, the control that does ``action`` with ``args``."""
        component = seen.find(action, *args)
        assert component is not None, f"no {action} {args} in {seen.text}"
        actor = self.member.user if seen.channel == self.member.user.dm_channel.id else self.member
        message = self.evening.message(seen)
        if values:
            result = await actor.select(message, list(values), custom_id=component["custom_id"])
        else:
            result = await actor.click(message, custom_id=component["custom_id"])
        await self.evening.idle()
        answer = result.followups[-1] if result.followups else result.response
        return Seen(self.evening, answer.channel_id, answer.id) if answer else seen

    async def my_hand(self) -> Seen:
        """Return the own private screen: the latest DM, or what "My hand" answers."""
        if self.dm:
            return self.evening.latest(self.member.user.dm_channel)
        return await self.press(self.evening.live(), "hand")

    async def scene(self) -> Scene:
        """Return what the house would show this person."""
        return await self.evening.house.tables.look(self.evening.table, self.id)

    async def seal(self, meld: str | None = None, wanted: str | None = None) -> Seen:
        """Choose a meld and its first cards, or the card of rank ``wanted``, and seal."""
        hand = await self.my_hand()
        melds = hand.find("meld")
        assert melds is not None, hand.text
        hand = await self.press(hand, "meld", meld or melds["options"][0]["value"])
        cards = hand.find("cards")
        assert cards is not None
        values = [option["value"] for option in cards["options"]]
        labels = [option["label"].lower() for option in cards["options"]]
        if wanted is not None:
            values = [
                v for v, label in zip(values, labels, strict=True) if f" {wanted} of" in label
            ]
        hand = await self.press(hand, "cards", *values[: cards["min_values"]])
        return await self.press(hand, "seal")


@dataclass
class Evening:
    """One server, one channel, one table, and the bot under test."""

    env: simcord.Env
    store: Store
    clock: ManualClock
    client: ChiefClient
    house: House
    channel: ChannelHandle
    guests: tuple[Guest, ...] = ()
    table: TableId = 0
    hands: dict[int, set[str]] = field(default_factory=dict)

    @property
    def guild(self) -> GuildHandle:
        """The server."""
        assert self.channel.guild is not None
        return self.channel.guild

    def chief(self) -> Guest:
        """Return one more person, who may manage the server."""
        manager = discord.Permissions(manage_guild=True)
        role = self.guild.create_role("Chief", permissions=manager)
        user = self.env.create_user("eve", global_name="Eve")
        return Guest(self, self.guild.add_member(user, roles=[role]))

    async def idle(self) -> None:
        """Wait until everything has been told."""
        await asyncio.wait_for(self.house.idle(), 5)

    async def wait(self, milliseconds: int) -> None:
        """Let time pass, and the house act on it."""
        await self.clock.advance(milliseconds)
        self.house.keeper.poke()
        self.house.reminding.poke()
        self.house.digests.poke()
        await self.idle()

    def message(self, seen: Seen) -> Any:
        """Return a message in simcord's own form."""
        stored = self.env.backend.get_message(seen.channel, seen.id)
        return simcord.ResponseMessage(self.env, stored)

    def latest(self, channel: ChannelHandle) -> Seen:
        """Return the latest message of a channel that everybody in it sees."""
        stored = self.env.backend.messages[channel.id].values()
        return Seen(self, channel.id, max(m.id for m in stored if not m.is_ephemeral))

    def live(self, channel: ChannelHandle | None = None) -> Seen:
        """Return the latest public post with a table's own controls, here or in ``channel``."""
        place = (channel or self.channel).id
        stored = reversed(self.env.backend.messages[place].values())
        posts = (Seen(self, place, m.id) for m in stored if not m.is_ephemeral)
        return next(post for post in posts if post.find("hand") or post.find("join"))

    async def table_now(self) -> Table:
        """Return the table as everybody sees it."""
        return (await self.house.tables.look(self.table, None)).table

    async def status(self) -> Seen:
        """Return the live post, which others may have followed."""
        post = (await self.store.telling(self.table)).status
        assert post is not None
        return Seen(self, post.channel, post.message)

    def posts(self) -> list[str]:
        """Return the texts of all public posts, oldest first."""
        stored = sorted(self.env.backend.messages[self.channel.id].values(), key=lambda m: m.id)
        return [m.content + text_of(m.components) for m in stored if not m.is_ephemeral]

    def seen_by(self, guest: Guest | None) -> Iterator[str]:
        """Return all that a person (``None``: a spectator) can see, as Discord sent it."""
        own = guest.member.user.dm_channel.id if guest else 0
        user = guest.id if guest else None
        for channel in (self.channel.id, own):
            for message in self.env.backend.messages.get(channel, {}).values():
                if message.visible_to(user):
                    payload = (message.content, message.components, message.attachments)
                    yield json.dumps(payload, ensure_ascii=False)

    async def held(self, *presses: tuple[Guest, Seen, str]) -> list[Interaction]:
        """Press without an answer and return the interactions, to be answered all at once."""
        with unanswered(self.client) as held:
            for guest, seen, action in presses:
                await guest.press(seen, action)
        return held

    async def forged(
        self, member: MemberActor, custom_id: str, *values: str, written: str | None = None
    ) -> Seen:
        """Press what was never shown to ``member``, or send a form of it; return what answers."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3, "values": [*values]}
        if written is not None:
            line = {"type": 4, "custom_id": "text", "value": written}
            data = {"custom_id": custom_id, "components": [{"type": 18, "component": line}]}
        record, payload = base_payload(
            self.env.backend,
            type=InteractionType.MESSAGE_COMPONENT
            if written is None
            else InteractionType.MODAL_SUBMIT,
            channel_id=self.channel.id,
            guild_id=self.guild.id,
            user_id=member.id,
            data=data,
        )
        self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        assert record.ephemeral
        assert record.message_id is not None
        return Seen(self, self.channel.id, record.message_id)

    async def restart(self) -> None:
        """End this process and begin another on the same store."""
        await self.house.stop()
        self.client, self.house = _made(self.store, self.clock)
        await self.env.restart_bot(self.client)
        self.house.start()
        await self.idle()

    def close_dms(self, guest: Guest) -> None:
        """Let a person take no DMs."""
        guest.dm = False
        path = f"/channels/{guest.member.user.dm_channel.id}/messages"
        self.env.inject_error("POST", path, status=403, code=50007, times=None)


@asynccontextmanager
async def evening(*names: str, seed: int = 1, store: Store | None = None) -> AsyncIterator[Evening]:
    """Open a server with people of these names in it."""
    store, clock = store or MemoryStore(), ManualClock()
    client, house = _made(store, clock, seed)
    async with simcord.run(client, settle_timeout=60) as env:
        guild = env.create_guild("Table Town")
        channel = guild.create_text_channel("table")
        made = Evening(env, store, clock, client, house, channel)
        members = (
            guild.add_member(env.create_user(name.lower(), global_name=name)) for name in names
        )
        made.guests = tuple(Guest(made, member) for member in members)
        await env.settle()
        house.start()
        try:
            yield made
            assert not made.client._connection._view_store._views
            assert not made.client._connection._view_store._modals
            contract.check(env.http_requests)
        finally:
            await made.house.stop()


def _made(store: Store, clock: ManualClock, seed: int = 1) -> tuple[ChiefClient, House]:
    client = ChiefClient(entropy=seeded(1000 + seed))
    house = House(store, clock, client.courier, seeded(seed))
    client.serve(house)
    return client, house
