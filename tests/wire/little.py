"""A little bot on the real discord.py, by which the stand-in itself is tested."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any, TypeAlias, cast

import discord
from discord import app_commands, ui

from tests.wire.server import TOKEN

Seen: TypeAlias = discord.Interaction[discord.Client]
Data: TypeAlias = dict[str, Any]
Handler: TypeAlias = Callable[[Seen], Awaitable[object]]

PNG = b"\x89PNG\r\n\x1a\nlittle"


def panel(mark: int = 77, *, picture: bool = False) -> ui.LayoutView:
    """Return a Components V2 view: text, perhaps a picture, a button, a select.

    It is stopped, so that discord.py keeps nothing of it: ``Little`` answers itself.
    """
    words = [discord.SelectOption(label=word, value=word.lower()) for word in ("One", "Two")]
    box: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay("A panel"), id=mark)
    if picture:
        item = discord.MediaGalleryItem("attachment://p.png", description="a picture")
        box.add_item(ui.MediaGallery(item))
    box.add_item(ui.ActionRow(ui.Button(label="Press", custom_id="press")))
    box.add_item(ui.ActionRow(ui.Select(custom_id="select", options=words, max_values=2)))
    view = ui.LayoutView(timeout=None).add_item(box)
    view.stop()
    return view


def png() -> discord.File:
    """Return the picture of the panel."""
    return discord.File(BytesIO(PNG), "p.png", description="a picture")


def data_of(interaction: Seen) -> Data:
    """Return what came with an interaction."""
    return cast("Data", interaction.data or {})


class Little(discord.Client):
    """Answers a component or modal by ``handlers[custom_id]``; notes what it gets.

    Commands: ``/chat say`` with a text that completes, ``/chat ask`` opens a modal.
    """

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(_chat())
        self.handlers: dict[str, Handler] = {}
        self.seen: list[str] = []
        self.errors: list[BaseException | None] = []
        self.ended: BaseException | None = None

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once: the five seconds between two belong to Discord's limits."""

    async def on_ready(self) -> None:
        self.seen.append("ready")

    async def on_resumed(self) -> None:
        self.seen.append("resumed")

    async def on_interaction(self, interaction: Seen) -> None:
        self.seen.append(f"interaction {interaction.id}")
        handler = self.handlers.get(data_of(interaction).get("custom_id", ""))
        if handler is not None:
            await handler(interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:  # noqa: ARG002
        self.errors.append(sys.exception())


def _chat() -> app_commands.Group:
    chat = app_commands.Group(name="chat", description="Talk")

    @chat.command(description="Say something")
    async def say(interaction: Seen, text: str, to: discord.User | None = None) -> None:
        await interaction.response.send_message(f"{text} {to or ''}", ephemeral=True)

    @say.autocomplete("text")
    async def complete(interaction: Seen, current: str) -> list[app_commands.Choice[str]]:  # noqa: ARG001
        return [app_commands.Choice(name=f"{current}!", value=f"{current}!")]

    @chat.command(description="Be asked")
    async def ask(interaction: Seen) -> None:
        form = ui.Modal(title="Question", custom_id="form")
        form.add_item(ui.Label(text="Answer", component=ui.TextInput(custom_id="answer")))
        await interaction.response.send_modal(form)

    return chat


@asynccontextmanager
async def logged_in(token: str = TOKEN) -> AsyncIterator[Little]:
    """Run a little bot until the block ends."""
    client = Little()
    running = asyncio.create_task(client.start(token))
    ready = asyncio.create_task(client.wait_until_ready())
    try:
        await asyncio.wait((running, ready), return_when=asyncio.FIRST_COMPLETED, timeout=15)
        yield client
    finally:
        ready.cancel()
        await client.close()
        await asyncio.wait((running, ready))
        if not running.cancelled():
            client.ended = running.exception()
