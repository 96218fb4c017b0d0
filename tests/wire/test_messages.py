"""Messages of the real discord.py: V2 with files, history, nonces, DMs, limits."""

from __future__ import annotations

import discord
import pytest

from tests.wire.conftest import Place
from tests.wire.little import PNG, Little, panel, png
from tests.wire.standin.world import HISTORY, SEND, VIEW


async def test_a_v2_message_with_a_picture(place: Place, channel: discord.TextChannel) -> None:
    sent = await channel.send(view=panel(mark=4711, picture=True), file=png())
    (seen,) = await place.wire.messages(place.channel)
    assert (seen.id, seen.mark, seen.text) == (sent.id, 4711, "A panel")
    (picture,) = seen.now.pictures
    assert picture.alt == "a picture"
    assert await place.wire.fetch(picture.url) == PNG
    assert isinstance(sent.components[0], discord.Container)
    assert sent.components[0].id == 4711
    assert sent.attachments[0].url == picture.url


async def test_an_edit_keeps_what_it_does_not_name(
    place: Place, channel: discord.TextChannel
) -> None:
    sent = await channel.send("plain")
    await sent.edit(content=None, view=panel())
    (seen,) = await place.wire.messages(place.channel)
    assert [reading.text for reading in seen.readings] == ["plain", "A panel"]
    with pytest.raises(discord.HTTPException, match="cannot go with"):
        await sent.edit(content="words")


async def test_history_is_read_in_both_directions(
    place: Place, channel: discord.TextChannel
) -> None:
    sent = [await channel.send(word) for word in ("one", "two", "three")]
    assert [m.content async for m in channel.history(limit=2)] == ["three", "two"]
    assert [m.content async for m in channel.history(after=sent[0])] == ["two", "three"]
    assert [m.content async for m in channel.history(before=sent[1])] == ["one"]
    await sent[1].delete()
    assert [m.content async for m in channel.history()] == ["three", "one"]
    await place.wire.deny(place.channel, HISTORY)
    assert [m async for m in channel.history()] == []


async def test_a_repeated_nonce_is_the_first_message_for_some_minutes(
    place: Place, channel: discord.TextChannel
) -> None:
    first = await channel.send("told", nonce="t7r3")
    assert (await channel.send("told", nonce="t7r3")).id == first.id
    assert (await channel.send("told", nonce="t7r4")).id != first.id
    await place.wire.advance(6 * 60)
    assert (await channel.send("told", nonce="t7r3")).id != first.id


async def test_dms_open_and_closed(place: Place, little: Little) -> None:
    user = await little.fetch_user(place.ada.id)
    await user.send("hello")
    assert [message.text for message in await place.ada.dm()] == ["hello"]
    await place.ada.close_dm()
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("anybody?")
    assert refused.value.code == 50007
    assert len(await place.ada.dm()) == 1


@pytest.mark.parametrize(("denied", "code"), [(SEND, 50013), (VIEW, 50001)])
async def test_missing_permissions(
    place: Place, channel: discord.TextChannel, denied: int, code: int
) -> None:
    await place.wire.deny(place.channel, denied)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("hello")
    assert refused.value.code == code


async def test_what_is_gone(place: Place, channel: discord.TextChannel) -> None:
    sent = await channel.send("hello")
    (seen,) = await place.wire.messages(place.channel)
    await place.wire.drop_message(seen)
    with pytest.raises(discord.NotFound) as refused:
        await sent.edit(content="again")
    assert refused.value.code == 10008
    await place.wire.drop_channel(place.channel)
    with pytest.raises(discord.NotFound) as refused:
        await channel.send("hello")
    assert refused.value.code == 10003


def _view(*items: discord.ui.Item[discord.ui.LayoutView]) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView()
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def _button(custom_id: str) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    return discord.ui.ActionRow(discord.ui.Button(label="b", custom_id=custom_id))


@pytest.mark.parametrize(
    "view",
    [
        _view(discord.ui.TextDisplay("x" * 4001)),
        _view(_button("twice"), _button("twice")),
        _view(_button("x" * 101)),
        _view(discord.ui.TextDisplay("a", id=5), discord.ui.TextDisplay("b", id=5)),
        _view(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://none.png"))),
    ],
)
async def test_limits_are_kept(
    place: Place, channel: discord.TextChannel, view: discord.ui.LayoutView
) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send(view=view)
    assert refused.value.code == 50035
    assert await place.wire.messages(place.channel) == []
