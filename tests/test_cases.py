"""Faults that players of such hosts report: each has its test. Which one, ``case`` says beside it.

The kind of fault counts: whoever finds another one of a kind marks its test with the same line.
"""

from __future__ import annotations

from typing import Final

import pytest

from tests.marks import marked

HANDS: Final = {
    1: "who takes no DMs hears of it at the join and plays from the channel",
    2: "one failed send stops nothing for anybody else, and the host can end it all",
    3: "who blocks the bot in mid-game keeps the seat, and the seat can always be freed",
    4: "bot accounts are never seated",
    5: "what failed is told to the player concerned, where they look, with the way on",
    6: "after a restart nobody is sent what they have",
    7: "a hand opens any number of times: from the table's post, by command, in the DM",
    8: "who has got a hand is kept by player, and the table shows who has not",
}
RESTART: Final = {
    9: "sealed choices and the deal outlive a restart, and only who is missing is asked",
    10: "a crash anywhere leaves the old phase or the new one, never half",
    11: "what was pressed before a restart works after it, and no two games' buttons cross",
    12: "what is overdue at a start, its downtime given back, is done once",
    13: "downtime is given back to every deadline, and said in one line a game",
    14: "what was missed in an outage is no miss",
    15: "the deadline that is shown is the one that holds, as Discord shows times",
    16: "zones are IANA names, and both changes of daylight saving hold",
    17: "reminders come more than once, by person, and never after acting",
    18: '"only you are left" reaches that player alone',
    19: "nothing alive is deleted without a warning",
}
CLICKS: Final = {
    20: "a press is acknowledged in time however slow the work, and a repeated one says so",
    21: "two last presses at once begin or reveal once, and no table is overfilled",
    22: "a press on what is over leads to what is now",
    23: "who has no seat is told so, and nobody else hears of it",
    24: "no list breaks at more than 25",
    25: "several games a channel and a person: which one is meant is asked",
}
ABSENCE: Final = {
    26: "a lobby expires, and anybody may close a stale one",
    27: "whoever goes, by whatever way: the round goes on if all others are done",
    28: "the host goes, by whatever way: the next one is host at once, and it works",
    29: "only who owed a move is charged for it",
    30: "a return in time cancels the computer's move, and a seat can be had back at any round",
    31: "who never shows up is replaced, or the game goes back to the lobby",
    32: "a pause has a budget and an end, and gives back exactly the time that was left",
    33: "the deadline, the names of the missing, a grace, then what the table said",
    34: "who plays for somebody sees what that seat may see",
}
CHANNELS: Final = {
    35: "permissions are looked at here before the start and named; text stands for pictures",
    36: "whatever becomes of channel, thread or membership, no game is stuck",
    37: "removed from a server its games wait, and are deleted after a stated time",
}
READING: Final = {
    38: "names are shown, never obeyed, and told apart",
    39: "every picture has its words, and nothing is told by colour alone",
    40: "what is asked says what ends the round, and when",
    41: "every refusal leads to its rule",
}
SECRECY: Final = {
    42: "what a player may not see reaches that player by no way at all",
    43: "who has sealed is a number, and names come only when time is up",
    44: "the deal is bound before it is dealt, opened after the end, and can be checked",
    45: "what is stored of a person is theirs to have and to delete; others' games stay whole",
}
LINES: Final = {
    **HANDS,
    **RESTART,
    **CLICKS,
    **ABSENCE,
    **CHANNELS,
    **READING,
    **SECRECY,
}
"""What is right, by the number that ``case`` names."""


def test_the_list() -> None:
    """The lines with their tests; it is printed by ``pytest -rP`` of this file."""
    tested = marked("case")
    for line, what in LINES.items():
        print(f"{line} {what}", *tested.get(line, ["NO TEST"]), sep="\n    ")  # noqa: T201
    assert set(tested) <= set(LINES), "a mark names no line"


@pytest.mark.parametrize("line", LINES)
def test_every_line_has_its_test(line: int) -> None:
    assert marked("case").get(line), LINES[line]
