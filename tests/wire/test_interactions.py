"""Interactions of the real discord.py: commands, components, modals, and the rules of answering."""

from __future__ import annotations

import asyncio

import discord
import pytest

from tests.wire.client import Refused, soon, until
from tests.wire.conftest import Place
from tests.wire.little import Little, Seen, data_of, panel, png
from tests.wire.seen import Seen as Message


async def test_a_slash_command_answers_ephemerally(place: Place, little: Little) -> None:
    bob = await place.wire.person("Bob")
    ack = await place.ada.slash(place.channel, "chat say", text="hello", to=bob.id)
    assert ack.text == "hello Bob"
    assert [message.text for message in await place.ada.ephemerals()] == ["hello Bob"]
    assert await bob.ephemerals() == []
    assert await place.wire.messages(place.channel) == []
    assert little.errors == []


@pytest.mark.usefixtures("little")
async def test_an_option_completes(place: Place) -> None:
    choices = await place.ada.complete(place.channel, "chat say", "text", "hel")
    assert choices == ({"name": "hel!", "value": "hel!"},)


async def test_a_modal_is_asked_and_sent_off(place: Place, little: Little) -> None:
    async def heard(interaction: Seen) -> None:
        await interaction.response.send_message("thank you", ephemeral=True)

    little.handlers["form"] = heard
    asked = await place.ada.slash(place.channel, "chat ask")
    assert asked.kind == 9
    assert (await place.ada.submit(asked, answer="forty-two")).text == "thank you"


async def test_what_nobody_could_do_is_a_misuse(place: Place, channel: discord.TextChannel) -> None:
    await channel.send(view=panel())
    (seen,) = await place.wire.messages(place.channel)
    with pytest.raises(Refused, match="not registered"):
        await place.ada.slash(place.channel, "dance")
    with pytest.raises(Refused, match="needs text"):
        await place.ada.slash(place.channel, "chat say")
    with pytest.raises(Refused, match="no such option"):
        await place.ada.pick(seen, "select", ["three"])
    with pytest.raises(Refused, match="has no nothing"):
        await place.ada.press(seen, "nothing")


async def _posted(place: Place, channel: discord.TextChannel) -> Message:
    await channel.send(view=panel())
    (seen,) = await place.wire.messages(place.channel)
    return seen


async def test_a_button_defers_thinks_and_follows_up(
    place: Place, little: Little, channel: discord.TextChannel
) -> None:
    async def pressed(interaction: Seen) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.edit_original_response(view=panel(picture=True), attachments=[png()])
        await interaction.followup.send("and more", ephemeral=True)

    little.handlers["press"] = pressed
    ack = await place.ada.press(await _posted(place, channel), "press")
    assert ack.kind == 5

    async def both() -> list[Message] | None:
        found = await place.ada.ephemerals()
        return found if len(found) == 2 else None

    original, followup = await until(both)
    assert (original.text, followup.text) == ("A panel", "and more")
    assert [picture.name for picture in original.now.pictures] == ["p.png"]


async def test_a_select_edits_the_message_it_sits_on(
    place: Place, little: Little, channel: discord.TextChannel
) -> None:
    async def picked(interaction: Seen) -> None:
        await interaction.response.edit_message(
            view=panel(100 + len(data_of(interaction)["values"]))
        )

    little.handlers["select"] = picked
    posted = await _posted(place, channel)
    ack = await place.ada.pick(posted, "select", ["one", "two"])
    assert (ack.kind, ack.message and ack.message.id) == (7, posted.id)
    assert ack.message is not None
    assert [reading.mark for reading in ack.message.readings] == [77, 102]


async def test_an_ephemeral_is_clicked_only_by_its_reader(
    place: Place, little: Little, channel: discord.TextChannel
) -> None:
    async def pressed(interaction: Seen) -> None:
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await interaction.response.edit_message(view=panel(mark=2))
        else:
            await interaction.response.send_message(view=panel(mark=1), ephemeral=True)

    little.handlers["press"] = pressed
    shown = (await place.ada.press(await _posted(place, channel), "press")).message
    assert shown is not None
    again = await place.ada.press(shown, "press")
    assert again.message is not None
    assert (again.message.id, again.message.mark) == (shown.id, 2)
    bob = await place.wire.person("Bob")
    with pytest.raises(Refused, match="somebody else"):
        await bob.press(shown, "press")


async def test_a_click_in_a_dm(place: Place, little: Little) -> None:
    async def pressed(interaction: Seen) -> None:
        assert interaction.guild_id is None
        await interaction.response.send_message(interaction.user.name)

    little.handlers["press"] = pressed
    await (await little.fetch_user(place.ada.id)).send(view=panel())
    (posted,) = await place.ada.dm()
    assert (await place.ada.press(posted, "press")).text == "Ada"
    assert [message.text for message in await place.ada.dm()] == ["A panel", "Ada"]


async def test_a_second_acknowledgement_is_refused(
    place: Place, little: Little, channel: discord.TextChannel
) -> None:
    codes: list[int] = []

    async def pressed(interaction: Seen) -> None:
        await interaction.response.defer()
        interaction.response._response_type = None
        with pytest.raises(discord.HTTPException) as refused:
            await interaction.response.defer()
        codes.append(refused.value.code)

    little.handlers["press"] = pressed
    assert (await place.ada.press(await _posted(place, channel), "press")).kind == 6
    await soon(lambda: codes)
    assert codes == [40060]


async def test_tokens_die(place: Place, little: Little, channel: discord.TextChannel) -> None:
    statuses: list[int] = []

    async def late(interaction: Seen) -> None:
        await place.wire.advance(4)
        with pytest.raises(discord.NotFound) as refused:
            await interaction.response.defer()
        statuses.append(refused.value.code)

    async def stale(interaction: Seen) -> None:
        await interaction.response.send_message("now", ephemeral=True)
        await place.wire.advance(16 * 60)
        with pytest.raises(discord.HTTPException) as refused:
            await interaction.edit_original_response(content="much later")
        statuses.append(refused.value.code)

    posted = await _posted(place, channel)
    little.handlers["press"] = late
    assert (await place.ada.press(posted, "press")).callback is None
    little.handlers["press"] = stale
    await place.ada.press(posted, "press")
    await soon(lambda: statuses[1:])
    assert statuses == [10062, 50027]


async def test_a_duplicate_dispatch_has_the_same_id(place: Place, little: Little) -> None:
    ack = await place.ada.slash(place.channel, "chat say", text="once")
    await place.wire.again(ack)
    await soon(lambda: little.seen[2:])
    assert little.seen[1:] == [f"interaction {ack.id}"] * 2


async def test_nobody_there_means_no_acknowledgement(place: Place, little: Little) -> None:
    await little.close()
    await until(lambda: _gone(place))
    ack = await place.ada.slash(place.channel, "chat say", text="anybody?")
    assert ack.callback is None


async def test_two_at_once_are_both_answered(place: Place, little: Little) -> None:
    assert little.is_ready()
    bob = await place.wire.person("Bob")
    acks = await asyncio.gather(
        place.ada.slash(place.channel, "chat say", text="a"),
        bob.slash(place.channel, "chat say", text="b"),
    )
    assert [ack.text.strip() for ack in acks] == ["a", "b"]


async def _gone(place: Place) -> bool | None:
    return (await place.wire.state()).connected == 0 or None
