"""Who may change a server's settings, and to what."""

from __future__ import annotations

from typing import Any

import pytest

from bot.click import OPEN
from bot.config import Config
from bot.outcome import Refusal, Refused
from bot.personal import Press
from bot.present.config import USUAL, named
from bot.servers import Servers
from data.books import Preset, Server
from data.log import Pace
from data.memory import MemoryStore
from data.store import Person
from engine.indian_chief.options import Options
from tests.bot.present.reading import body

ADA = Person(1, "Ada")
OURS, FRIDAY = Preset("Ours", Options(rulebook="modern")), Preset("Fri*day", Options(triple=True))
SET = Server(9, (5, 6), Pace.DAILY, (OURS, FRIDAY), "Ours")
THERE = frozenset({5, 7, 8})  # 6 was deleted


async def kept(server: Server = SET) -> Servers:
    store = MemoryStore()
    await store.put_server(server)
    return Servers(store)


def press(action: str, *values: str, manager: bool = True, server: int | None = 9) -> Press:
    return Press(ADA, action, values=values, server=server, manager=manager)


@pytest.mark.parametrize(
    ("action", "values", "changed", "said"),
    [
        (OPEN, (), {}, "Settings of this server"),
        ("channels", ("8", "7"), {"channels": (8, 7)}, "the channels below only"),
        ("channels", (), {"channels": ()}, "every channel"),
        ("forget", (), {"channels": (5,)}, "forgotten"),
        ("pace", ("live",), {"pace": Pace.LIVE}, "The pace is now live."),
        ("default", (named("Fri*day"),), {"preset": "Fri*day"}, "Fri\\*day"),
        ("default", (USUAL,), {"preset": None}, "begin with the classic rulebook"),
        ("remove", (named("Ours"),), {"presets": (FRIDAY,), "preset": None}, "are removed"),
        ("remove", (named("Fri*day"),), {"presets": (OURS,)}, "Fri\\*day"),
    ],
)
async def test_an_admin_changes_one_thing_and_sees_it_said(
    action: str, values: tuple[str, ...], changed: dict[str, Any], said: str
) -> None:
    servers = await kept()
    page = await Config(servers, lambda _server: THERE).page(press(action, *values))
    assert said in body(page)
    fields = ("channels", "pace", "presets", "preset")
    expected = {name: getattr(SET, name) for name in fields} | changed
    now = await servers.read(9)
    assert {name: getattr(now, name) for name in fields} == expected


@pytest.mark.parametrize(
    ("pressed", "code"),
    [
        (press(OPEN, manager=False), Refused.NOT_ADMIN),
        (press("channels", "5", manager=False), Refused.NOT_ADMIN),
        (press("remove", named("Ours"), manager=False), Refused.NOT_ADMIN),
        (press(OPEN, server=None), Refused.ONLY_SERVER),
        (press(OPEN, server=None, manager=False), Refused.ONLY_SERVER),
        (press("channels", "6"), Refused.NO_CHANNEL),
        (press("channels", "5", "99"), Refused.NO_CHANNEL),
        (press("channels", "05"), Refused.NO_CHANNEL),
        (press("channels", "all"), Refused.NO_CHANNEL),
        (press("pace", "never"), Refused.UNKNOWN),
        (press("pace"), Refused.UNKNOWN),
        (press("pace", "live", "daily"), Refused.UNKNOWN),
        (press("default", named("Theirs")), Refused.NO_PRESET),
        (press("default", "Ours"), Refused.UNKNOWN),
        (press("remove", named("Theirs")), Refused.NO_PRESET),
        (press("remove", USUAL), Refused.UNKNOWN),
        (press("remove"), Refused.UNKNOWN),
        (press("forget", "5"), Refused.UNKNOWN),
        (press("drop"), Refused.UNKNOWN),
    ],
)
async def test_anybody_and_anything_else_changes_nothing(pressed: Press, code: Refused) -> None:
    servers = await kept()
    with pytest.raises(Refusal) as refused:
        await Config(servers, lambda _server: THERE).page(pressed)
    assert refused.value.code is code
    assert await servers.read(9) == SET


async def test_while_the_channels_are_not_known_none_is_lost_and_none_is_chosen() -> None:
    servers = await kept()
    config = Config(servers, lambda _server: None)
    assert "Gone" not in body(await config.page(press(OPEN)))
    await config.page(press("forget"))
    with pytest.raises(Refusal) as refused:
        await config.page(press("channels", "5"))
    assert refused.value.code is Refused.NOT_NOW
    assert await servers.read(9) == SET
