"""Permissions by the names that Discord's settings show in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.tongue import say

_MESSAGES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "View Channel": "permission-view_channel",
        "Send Messages": "permission-send_messages",
        "Send Messages in Threads": "permission-send_messages_in_threads",
        "Create Public Threads": "permission-create_public_threads",
        "Read Message History": "permission-read_message_history",
        "Attach Files": "permission-attach_files",
    }
)


def permission(english: str) -> str:
    """Return a permission's name, from its English one, as logs hold it; else that one itself."""
    message = _MESSAGES.get(english)
    return english if message is None else say(message)
