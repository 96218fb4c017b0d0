"""Screens as discord.py sends them."""

from __future__ import annotations

import asyncio
import re
import threading
from dataclasses import dataclass, field, replace

import discord
import pytest
import structlog

from bot.click import Control
from bot.discord.parcels import Parcel, deliver, parcels
from bot.discord.render import _select, view_of
from bot.discord.studio import Print, Studio
from bot.present import limits
from bot.present.screen import Button, Buttons, Option, Picture, Screen, Select, Text
from tests.bot.discord.screens import full, picture
from tests.bot.fakes import seeded

TOO_MANY = tuple(Option("Queen", str(n)) for n in range(26))
A_PRINT = Print(picture(), b"png", "0f.png")


async def test_every_block_lies_in_one_container_with_the_marks_number() -> None:
    [container] = view_of(full(), 4711, (A_PRINT,)).to_components()  # type: ignore[no-untyped-call]
    assert container["id"] == 4711
    assert container["accent_color"] == 0xE6A700
    assert [child["type"] for child in container["components"]] == [10, 12, 14, 1, 1, 1]
    gallery, select = container["components"][1], container["components"][3]["components"][0]
    assert gallery["items"][0]["media"]["url"] == "attachment://0f.png"
    assert gallery["items"][0]["description"] == "a red square"
    assert select["custom_id"] == "t:7:3:cards"
    assert (select["min_values"], select["max_values"]) == (1, 4)
    assert [option["default"] for option in select["options"]].index(True) == 2
    [channels] = container["components"][4]["components"]
    assert (channels["type"], channels["custom_id"]) == (8, "u:config:channels")
    assert (channels["min_values"], channels["max_values"]) == (0, 25)
    assert [default["id"] for default in channels["default_values"]] == [5, 6]


async def test_a_view_is_stopped_so_that_discord_py_stores_nothing() -> None:
    view = view_of(full())
    assert view.is_finished()
    assert view.is_dispatchable()


@dataclass(frozen=True)
class Slow:
    """A drawing that counts its drawings and notes their threads."""

    number: int
    threads: list[int] = field(compare=False)

    def png(self) -> bytes:
        self.threads.append(threading.get_ident())
        return b"png"


def _slow(number: int, threads: list[int]) -> Screen:
    return Screen((Picture(Slow(number, threads), "eight cards"),))


async def test_pictures_are_drawn_off_the_loop_and_once() -> None:
    studio, threads = Studio(seeded(1), keep=2), list[int]()
    for number in (1, 1, 2, 1, 3, 2):  # the second 2 was pushed out by 3
        await studio.draw(_slow(number, threads))
    assert len(threads) == 4
    assert threading.get_ident() not in threads


@pytest.mark.parametrize(
    ("screen", "wrong"),
    [
        (Screen(()), ["no blocks"]),
        (Screen((Text("QH" * 2001), picture())), ["text: 4002, allowed 0 to 3500"]),
        (Screen((Text("`QH`"),), alert="QH" * 2000), ["alert: 4000, allowed 0 to 2000"]),
        (Screen((Buttons((Button("Queen" * 9, Control(7, 0, "join")),)),)), None),
        (Screen((Buttons((Button("Join", Control(7, 0, "Join!")),)),)), []),
        (Screen((Buttons((Button("Join", Control(0, 0, "join")),)),)), []),
        (Screen(tuple(Text(f"QH {n}") for n in range(40))), ["components: 41, allowed 0 to 40"]),
        (Screen((Select(Control(7, 3, "cards"), "Pick", TOO_MANY),)), None),
    ],
)
async def test_of_what_discord_or_we_could_not_read_the_words_are_sent(
    screen: Screen, wrong: list[str] | None
) -> None:
    with structlog.testing.capture_logs() as logs:
        drawn = await Studio(seeded(1)).draw(screen)
    assert limits.problems(drawn.screen) == ()
    [words] = drawn.screen.blocks
    assert isinstance(words, Text)
    assert drawn.prints == ()
    [entry] = logs
    assert entry["event"] == "screen_over_limits"
    assert wrong is None or list(entry["wrong"]) == wrong
    assert "QH" not in str(entry)
    assert "Queen" not in str(entry)


@dataclass(frozen=True)
class Heavy:
    """A picture too large to be sent."""

    weight: int

    def png(self) -> bytes:
        return b"p" * self.weight


@pytest.mark.parametrize("sizes", [(limits.FILE_BYTES + 1,), (limits.FILE_BYTES,) * 3])
async def test_pictures_that_are_too_large_leave_the_text(sizes: tuple[int, ...]) -> None:
    pictures = tuple(Picture(Heavy(each), f"picture {n}") for n, each in enumerate(sizes))
    with structlog.testing.capture_logs() as logs:
        drawn = await Studio(seeded(1)).draw(Screen((Text("eight cards"), *pictures)))
    assert drawn.prints == ()
    assert [entry["event"] for entry in logs] == ["pictures_over_limits"]


@dataclass(frozen=True)
class Broken:
    """A drawing that cannot be drawn."""

    def png(self) -> bytes:
        raise ZeroDivisionError


async def test_a_drawing_that_fails_leaves_the_text() -> None:
    broken = Screen((Text("eight cards"), Picture(Broken(), "eight cards")))
    with structlog.testing.capture_logs() as logs:
        parcel, _ = parcels(await Studio(seeded(1)).draw(broken))
    assert parcel.attachments == ()
    assert [entry["error"] for entry in logs] == ["ZeroDivisionError"]


@pytest.mark.case(42)
async def test_the_name_of_a_file_is_chance_alone() -> None:
    """Whatever is drawn, and whether it was drawn before: the chance is the same (rule 65)."""
    names = []
    for colours in (("red", "red"), ("red", "blue")):
        studio = Studio(seeded(1))
        drawn = [await studio.draw(full(colour=colour)) for colour in colours]
        names.append([one.name for each in drawn for one in each.prints])
    assert names[0] == names[1]
    assert len(set(names[0])) == 2
    assert all(re.fullmatch(r"[0-9a-f]{32}\.png", name) for name in names[0])


async def test_prints_of_one_picture_are_known_by_their_number() -> None:
    studio = Studio(seeded(1))
    numbers = [(await studio.draw(full(colour=c))).prints[0].number for c in ("red", "red", "blue")]
    assert numbers[0] == numbers[1] != numbers[2]


def _refused(code: int, status: int = 400) -> discord.HTTPException:
    class Response:
        reason = "no"

    Response.status = status  # type: ignore[attr-defined]
    fault = {"label": {"_errors": [{"code": "BAD", "message": "QH is not a label"}]}}
    body = {"code": code, "message": "no", "errors": {"components": {"0": fault}}}
    return discord.HTTPException(Response(), body)


async def test_a_refused_picture_leaves_the_text() -> None:
    sent: list[int] = []

    async def send(parcel: Parcel) -> str:
        sent.append(len(parcel.attachments))
        if parcel.attachments:
            raise _refused(50035)
        return "sent"

    drawn = await Studio(seeded(1)).draw(full())
    assert await deliver(parcels(drawn), send) == "sent"
    assert sent == [1, 0]


@pytest.mark.goes_wrong("limits")
@pytest.mark.parametrize(("status", "code"), [(400, 50035), (400, 0), (413, 40005), (400, 50006)])
async def test_a_screen_that_discord_refuses_is_sent_in_words_alone(status: int, code: int) -> None:
    sent: list[Parcel] = []

    async def send(parcel: Parcel) -> str:
        sent.append(parcel)
        if not parcel.bare:
            raise _refused(code, status)
        return "sent"

    drawn = await Studio(seeded(1)).draw(full())
    with structlog.testing.capture_logs() as logs:
        assert await deliver(parcels(drawn, 4711), send) == "sent"
    [container] = sent[-1].view.to_components()  # type: ignore[no-untyped-call]
    assert container["id"] == 4711
    [words] = container["components"]
    assert words["content"].startswith("## Table 7\nYour hand\n")
    [entry] = logs
    assert (entry["event"], entry["code"]) == ("screen_refused", code)
    assert entry["where"] == ("components.0.label",)
    assert "QH" not in str(entry)


@pytest.mark.parametrize(
    ("status", "code"),
    [(400, 40060), (404, 10062), (403, 50013), (403, 50001), (400, 50083), (429, 30046), (404, 0)],
)
async def test_other_refusals_are_not_repeated(status: int, code: int) -> None:
    sent = 0

    async def send(_parcel: Parcel) -> None:
        nonlocal sent
        sent += 1
        raise _refused(code, status)

    drawn = await Studio(seeded(1)).draw(Screen((Text("hello"),)))
    with pytest.raises(discord.HTTPException):
        await deliver(parcels(drawn), send)
    assert sent == 1


async def test_words_that_are_refused_are_a_fault() -> None:
    async def send(_parcel: Parcel) -> None:
        await asyncio.sleep(0)
        raise _refused(50035)

    drawn = await Studio(seeded(1)).draw(Screen((Text("hello"), picture())))
    with pytest.raises(discord.HTTPException):
        await deliver(parcels(drawn), send)


def test_a_select_that_asks_anew_has_an_id_of_its_own() -> None:
    """A client keeps what was picked in a component by its id, also when the message is edited."""
    old = Select(
        Control(7, 1, "cards", ("lawyer",)), "Choose", (Option("A", "0"), Option("B", "1"))
    )
    chosen = replace(old, options=(Option("A", "0", chosen=True), Option("B", "1")))
    other = replace(old, control=Control(7, 1, "cards", ("thief",)))
    later = replace(old, control=Control(7, 2, "cards", ("lawyer",)))
    ids = [_select(select).id for select in (old, chosen, other, later)]
    assert len(set(ids)) == 4
    assert _select(old).id == ids[0]
