"""Application commands: what the bot registered, and a person's words turned into their data."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.wire.standin.errors import ApiError
from tests.wire.standin.payloads import Payloads
from tests.wire.standin.world import Json, Snowflake, World

NAME = re.compile(r"[-_'\w]{1,32}")
CHAT_INPUT = 1
GUILD_INSTALL = 0
SUBCOMMAND, GROUP, USER = 1, 2, 6
NESTS = (SUBCOMMAND, GROUP)
GLOBAL = None


class Misuse(Exception):
    """A test asked for what no person could do: no such command, button or option."""


class Commands:
    """The commands of the application, by scope: a guild, or ``GLOBAL``."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._known: dict[tuple[Snowflake | None, str], Json] = {}
        self.syncs = 0

    def replace(self, scope: Snowflake | None, commands: list[Json]) -> list[Json]:
        """Register exactly these; an old name keeps its id. 50035."""
        for command in commands:
            _check(command)
        made = {(scope, c["name"]): self._register(scope, c) for c in commands}
        others = {key: c for key, c in self._known.items() if key[0] != scope}
        self._known = {**others, **made}
        self.syncs += 1
        return list(made.values())

    def of(self, scope: Snowflake | None) -> list[Json]:
        """Return what is registered there."""
        return [command for (where, _), command in self._known.items() if where == scope]

    def _register(self, scope: Snowflake | None, command: Json) -> Json:
        old = self._known.get((scope, command["name"]))
        return {
            "type": 1,
            "default_member_permissions": None,
            "nsfw": False,
            **command,
            "integration_types": command.get("integration_types") or [GUILD_INSTALL],
            "id": old["id"] if old else str(self._world.ids.new()),
            "application_id": str(self._world.bot.id),
            "version": str(self._world.ids.new()),
            **({"guild_id": str(scope)} if scope else {}),
        }

    def call(
        self,
        words: str,
        options: Mapping[str, Any],
        guild: Snowflake | None,
        payloads: Payloads,
        focused: str | None = None,
    ) -> Json:
        """Return the data of ``/words`` with options by name, as Discord's client sends it."""
        root, *path = words.split()
        command = self._known.get((guild, root)) or self._known.get((GLOBAL, root))
        if command is None:
            raise Misuse(f"/{root} is not registered")
        leaf = command
        for name in path:
            leaf = _child(leaf, name, NESTS)
        filled = [_filled(leaf, name, value, focused) for name, value in options.items()]
        if focused is None:
            _check_required(leaf, options)
        return {
            "id": command["id"],
            "name": root,
            "type": 1,
            "options": _nested(command, path, filled),
            "resolved": self._resolved(filled, payloads),
        }

    def _resolved(self, options: Sequence[Json], payloads: Payloads) -> Json:
        users = [self._world.user(int(o["value"])) for o in options if o["type"] == USER]
        members = {str(user.id): payloads.member(user) for user in users}
        for member in members.values():
            del member["user"]
        return {"users": {str(u.id): payloads.user(u) for u in users}, "members": members}


def _nested(command: Json, path: Sequence[str], filled: list[Json]) -> list[Json]:
    if not path:
        return filled
    child = _child(command, path[0], NESTS)
    inner = _nested(child, path[1:], filled)
    return [{"name": path[0], "type": child["type"], "options": inner}]


def _child(parent: Json, name: str, kinds: Sequence[int] = ()) -> Json:
    for option in parent.get("options", ()):
        if option["name"] == name and (not kinds or option["type"] in kinds):
            found: Json = option
            return found
    raise Misuse(f"{parent['name']} has no option {name}")


def _filled(leaf: Json, name: str, value: Any, focused: str | None) -> Json:
    option = _child(leaf, name)
    choices = [choice["value"] for choice in option.get("choices", ())]
    if focused is None and choices and value not in choices:
        raise Misuse(f"{value!r} is not among the choices of {name}")
    sent = str(value) if option["type"] == USER else value
    return {
        "name": name,
        "type": option["type"],
        "value": sent,
        **({"focused": True} if name == focused else {}),
    }


def _check_required(leaf: Json, options: Mapping[str, Any]) -> None:
    for option in leaf.get("options", ()):
        if option.get("required") and option["name"] not in options:
            raise Misuse(f"{leaf['name']} needs {option['name']}")


def _check(command: Json) -> None:
    if command.get("type", 1) != CHAT_INPUT:
        return
    for node in _every(command):
        if not NAME.fullmatch(node["name"]) or node["name"] != node["name"].lower():
            raise ApiError(50035, f"{node['name']!r}: 1-32 lower-case characters")
        if not 1 <= len(node.get("description", "")) <= 100:
            raise ApiError(50035, f"{node['name']}: description of 1-100 characters")
        if max(len(node.get("options", ())), len(node.get("choices", ()))) > 25:
            raise ApiError(50035, f"{node['name']}: at most 25 options and choices")


def _every(node: Json) -> Iterator[Json]:
    yield node
    for option in node.get("options", ()):
        yield from _every(option)
