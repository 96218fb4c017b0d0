"""Every way in which Discord fails has its test: which one, ``goes_wrong`` says beside it."""

from __future__ import annotations

import pytest

from tests.marks import marked

ROWS = {
    "50007/50278": "a DM is closed: a state of the seat, said once, not retried",
    "40003": "DMs are opened too fast: paced, and nobody is sent the same again",
    "10062/40060": "an interaction has expired or was answered: what was committed stands",
    "10008": "a message is gone: posted anew from what is stored",
    "10003/10004": "the channel or server is gone: the game waits, the host is told, and moves it",
    "50001/50013": "a permission is lost: the game waits and names it, no retry, clicks answered",
    "50083/160005/6": "a thread is archived or locked: opened, else told around it, else it waits",
    "30046/20016/20028": "too many edits or messages: one later, or a post anew",
    "429 without Via": "Cloudflare's ban: no request for ten minutes, an alarm",
    "rate limits": "Discord's own 429: waited for",
    "5xx": "a failure or a reset connection: tried again with the same nonce",
    "op 9, 4007/4009": "a session is lost: all that is live is rendered again",
    "offline clicks": "nobody could press anything: choices stay open, the time is given back",
    "duplicate dispatch": "an interaction comes twice: carried out once",
    "two processes": "a second one on one database: it refuses to start",
    "guild removed": "an outage is ignored; kicked, the game waits until the bot is back",
    "member left": "somebody left the server: as anybody who is absent",
    "unknown custom_id": "a control that nobody knows: answered",
    "always an answer": "whatever fails or refuses: answered",
    "4004/4013/4014/401": "Discord refuses the bot: it ends for good with one sentence",
    "limits": "a message that Discord refuses, or would: sent in words",
}
"""What goes wrong, and what is right then."""


def test_the_table() -> None:
    """The rows with their tests; it is printed by ``pytest -rP`` of this file."""
    tested = marked("goes_wrong")
    for row, what in ROWS.items():
        print(f"{row}: {what}", *tested.get(row, ["NO TEST"]), sep="\n    ")  # noqa: T201
    assert set(tested) <= set(ROWS), "a mark names no row"


@pytest.mark.parametrize("row", ROWS)
def test_every_row_has_its_test(row: str) -> None:
    assert marked("goes_wrong").get(row), ROWS[row]
