"""What the doctor says: one line when all is well, else only what to do."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from bot.present import limits
from bot.present.doctor import (
    ATTACH,
    GATEWAY_SLOW,
    STORE_SLOW,
    THREADS,
    Commands,
    Findings,
    doctor,
    trial,
)
from bot.reader import Reader, reading
from data.people import Language
from tests.bot.present.reading import body

WELL = Findings((), (), False, False, True, Commands.REGISTERED, 0.0451, 0.0031)
NEEDED = ("View Channel", "Send Messages", "Read Message History")


def test_all_well_is_one_line() -> None:
    text = body(doctor(WELL))
    assert "\n" not in text
    assert "Nothing to do" in text
    assert "45 ms" in text
    assert "3 ms" in text
    assert "None" not in body(doctor(replace(WELL, gateway=None)))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"missing": NEEDED}, "**View Channel**, **Send Messages** and **Read Message History**"),
        ({"missing": ("View Channel",), "thread": True}, "the channel of this thread"),
        ({"lesser": (ATTACH,)}, "Without **Attach Files** cards come as text"),
        ({"lesser": (THREADS,)}, "Without **Send Messages in Threads** no table"),
        ({"thread": True, "locked": True}, "unlock it"),
        ({"dm": False}, "allow direct messages from this server"),
        ({"dm": None}, "A DM to you could not be tried"),
        ({"commands": Commands.DIFFERING}, "restart it"),
        ({"commands": Commands.UNKNOWN}, "again later"),
        ({"gateway": GATEWAY_SLOW}, "Discord answers in 1.0 s"),
        ({"store": STORE_SLOW}, "250 ms"),
        ({"store": None}, "records nothing"),
    ],
)
def test_each_trouble_is_said_with_what_to_do_and_alone(
    changes: dict[str, Any], words: str
) -> None:
    text = body(doctor(replace(WELL, **changes)))
    assert words in text
    assert text.count("\n- ") == 1
    assert "Nothing to do" not in text


@pytest.mark.parametrize("language", Language)
def test_everything_at_once_fits_into_one_message(language: Language) -> None:
    with reading(Reader(language)):
        for thread, dm, commands in product((True, False), (True, False, None), Commands):
            worst = Findings(NEEDED, (ATTACH, THREADS), thread, thread, dm, commands, 99.0, None)
            assert limits.problems(doctor(worst)) == ()
        assert limits.problems(doctor(WELL)) == ()
        assert limits.problems(trial()) == ()


def test_permissions_are_called_as_in_the_readers_discord() -> None:
    with reading(Reader(Language.GERMAN)):
        text = body(doctor(replace(WELL, missing=NEEDED, lesser=(ATTACH,))))
    assert "**Kanal ansehen**, **Nachrichten senden** und **Nachrichtenverlauf anzeigen**" in text
    assert "Ohne **Dateien anh\u00e4ngen**" in text
