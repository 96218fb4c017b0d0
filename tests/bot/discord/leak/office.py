"""A Discord that writes down every byte that the real client sends, and who may see it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.discord.app import ChiefClient
from bot.discord.permissions import INVITATION

Json: TypeAlias = dict[str, Any]

BOT, GUILD, CHANNEL = 5_000, 6_000, 7_000
DM = 900_000_000
"""The DM channel of a user has the user's number and this."""

EPHEMERAL, V2 = 64, 1 << 15
MAY = str(INVITATION.value)
"""What everybody may do in the channel."""

MESSAGE, THINKING, NOTHING, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""What an interaction can be answered with."""


@dataclass(frozen=True, slots=True)
class Sent:
    """What the bot sent: to whom (``None``: everybody in the channel), where, and every byte."""

    audience: int | None
    where: str
    body: str
    files: tuple[bytes, ...]


class Office:
    """Answers a client's requests as Discord would, and sends it what people do.

    ``messages`` are the messages as they stand, with their readers in ``audience``. ``closed`` are
    users who take no DMs, ``locales`` what the Discord of some shows, where that is not English.
    """

    def __init__(self, client: ChiefClient) -> None:
        self._client = client
        self._ids = count(10_000)
        self._files = count(1)
        self._askers: dict[str, int] = {}
        self._originals: dict[str, int] = {}
        self.sent: list[Sent] = []
        self.messages: dict[int, Json] = {}
        self.audience: dict[int, int | None] = {}
        self.closed: set[int] = set()
        self.locales: dict[int, str] = {}

    async def connect(self) -> None:
        """Let the client believe that it is logged in."""
        await self._client._async_setup_hook()
        state = self._client._connection
        state.user = discord.ClientUser(state=state, data=cast("Any", _user(BOT, "Chief")))
        state.application_id = BOT
        setattr(self._client.http, "request", self._rest)  # noqa: B010  its one way out

    # ------------------------------------------------------------ what people do

    async def press(
        self, user: int, custom_id: str, *values: str, message: int | None = None
    ) -> None:
        """Press a control, of ``message`` or made up; ``values`` are those of a select."""
        data = {"custom_id": custom_id, "component_type": 3 if values else 2, "values": [*values]}
        shown = {} if message is None else {"message": self.messages[message]}
        channel = CHANNEL if message is None else int(self.messages[message]["channel_id"])
        await self._interact(user, 3, data, channel, **shown)

    async def forge(
        self, user: int, custom_id: str, *values: str, written: str | None = None, private: bool
    ) -> None:
        """Press what was never shown, from the channel or the own DM, or send a form of it."""
        data: Json = {"custom_id": custom_id, "component_type": 3, "values": [*values]}
        if written is not None:
            line = {"type": 4, "custom_id": "text", "value": written}
            data = {"custom_id": custom_id, "components": [{"type": 18, "component": line}]}
        kind = 3 if written is None else 5
        await self._interact(user, kind, data, DM + user if private else CHANNEL)

    async def slash(self, user: int, words: str, /, **options: str | bool | float) -> None:
        """Use a command."""
        filled = [_option(name, value) for name, value in options.items()]
        await self._interact(user, 2, _command(words, filled), CHANNEL)

    async def complete(self, user: int, words: str, option: str, typed: str) -> None:
        """Type into an option of a command."""
        focused = {**_option(option, typed), "focused": True}
        await self._interact(user, 4, _command(words, [focused]), CHANNEL)

    async def _interact(
        self, user: int, kind: int, data: Json, channel: int, **more: object
    ) -> None:
        token = f"token{next(self._ids)}"
        self._askers[token] = user
        async_context.set(_Answers(self))
        before = asyncio.all_tasks()
        payload = {**_interaction(next(self._ids), token, user, channel), **more}
        payload |= {"type": kind, "data": data, "locale": self.locales.get(user, "en-US")}
        self._client._connection.parse_interaction_create(cast("Any", payload))
        await asyncio.gather(*(asyncio.all_tasks() - before))

    # ---------------------------------------------------------- what the bot sends

    async def _rest(
        self,
        route: Route,
        *,
        files: Sequence[discord.File] | None = None,
        form: Sequence[Json] | None = None,
        **more: Any,
    ) -> object:
        path = route.url.removeprefix(Route.BASE)
        body = _body(form, more.get("json"))
        match [route.method, *path.strip("/").split("/")]:
            case ["POST", "users", "@me", "channels"]:
                user = int(body["recipient_id"])
                return {"id": str(DM + user), "type": 1, "recipients": [_user(user, "Somebody")]}
            case ["POST", "channels", place, "messages"]:
                if int(place) - DM in self.closed:
                    raise _refused(403, 50007)
                self._note(_reader(int(place)), f"POST {path}", body, files)
                return self._posted(int(place), _reader(int(place)), body, files)
            case ["PATCH", "channels", place, "messages", message]:
                self._note(_reader(int(place)), f"PATCH {path}", body, files)
                return self._edited(int(message), body, files)
            case ["GET", "channels", place, "messages"]:
                here = [m for m in self.messages.values() if m["channel_id"] == place]
                return [*reversed(here)]
        raise AssertionError(f"{route.method} {path} is not known here")

    def answered(self, route: Route, body: Json, files: Sequence[discord.File] | None) -> object:
        """Take what an interaction is answered with."""
        token = str(route.webhook_token)
        user, original = self._askers[token], self._originals.get(token)
        path = route.url.removeprefix(Route.BASE)
        self._note(user, f"{route.method} {path}", body, files)
        match route.method, path.rpartition("/")[2]:
            case "POST", "callback":
                return self._callback(token, user, body, files)
            case "PATCH", "@original" if original is not None:
                return self._edited(original, body, files)
            case "DELETE", "@original":
                return None
            case "POST", _:
                return self._posted(CHANNEL, user, body, files)
        raise AssertionError(f"{route.method} {path} is not known here")

    def _callback(
        self, token: str, user: int, body: Json, files: Sequence[discord.File] | None
    ) -> Json:
        kind, data = body["type"], body.get("data", {})
        answer: Json = {"interaction": {"id": str(next(self._ids)), "type": kind}}
        if kind in (MESSAGE, THINKING):
            assert data["flags"] & EPHEMERAL, "an answer that everybody sees"
            message = self._posted(CHANNEL, user, data, files)
            self._originals[token] = int(message["id"])
            answer["resource"] = {"type": kind, "message": message}
        return answer

    def _note(
        self,
        audience: int | None,
        where: str,
        body: Json,
        files: Sequence[discord.File] | None,
    ) -> None:
        text = json.dumps(body, ensure_ascii=False, sort_keys=True)
        self.sent.append(Sent(audience, where, text, tuple(map(_bytes, files or ()))))

    def _posted(
        self,
        place: int,
        audience: int | None,
        body: Json,
        files: Sequence[discord.File] | None,
    ) -> Json:
        number = next(self._ids)
        self.audience[number] = audience
        self.messages[number] = _message(number, place)
        return self._edited(number, body, files)

    def _edited(self, number: int, body: Json, files: Sequence[discord.File] | None) -> Json:
        message = self.messages[number]
        message["content"] = body.get("content") or ""
        message["flags"] = int(body.get("flags") or message["flags"]) | V2
        names = {file.filename: str(next(self._files)) for file in files or ()}
        message["components"] = [_shown(c, names) for c in body.get("components") or ()]
        return message


class _Answers(AsyncWebhookAdapter):
    """Takes the answers to interactions in place of Discord."""

    def __init__(self, office: Office) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._office = office

    async def request(self, route: Any, session: Any, **more: Any) -> Any:  # noqa: ARG002
        body = _body(more.get("multipart"), more.get("payload"))
        return self._office.answered(route, body, more.get("files"))


def controls(message: Mapping[str, Any]) -> Iterator[Json]:
    """Yield what can be pressed on a message."""
    yield from _pressable(message["components"])


def _pressable(components: Sequence[Json]) -> Iterator[Json]:
    for component in components:
        if "custom_id" in component and not component.get("disabled"):
            yield component
        yield from _pressable(component.get("components", ()))


def _body(form: Sequence[Json] | None, body: Json | None) -> Json:
    if form:
        (text,) = (part["value"] for part in form if part["name"] == "payload_json")
        return cast("Json", json.loads(text))
    return body or {}


def _bytes(file: discord.File) -> bytes:
    file.fp.seek(0)
    return file.filename.encode() + b"\n" + file.fp.read()


def _reader(place: int) -> int | None:
    return None if place == CHANNEL else place - DM


def _shown(component: Json, names: Mapping[str, str]) -> Json:
    """Return a component as Discord gives it back: what was attached has an address."""
    shown = dict(component)
    if "components" in shown:
        shown["components"] = [_shown(inner, names) for inner in shown["components"]]
    if "items" in shown:
        shown["items"] = [_item(item, names) for item in shown["items"]]
    return shown


def _item(item: Json, names: Mapping[str, str]) -> Json:
    name = str(item["media"]["url"]).rpartition("/")[2]
    url = f"https://cdn.invalid/{name}"
    return {**item, "media": {"url": url, "proxy_url": url, "attachment_id": names.get(name, "1")}}


def _message(number: int, place: int) -> Json:
    now = "2026-01-01T00:00:00+00:00"
    return {
        "id": str(number),
        "channel_id": str(place),
        "author": _user(BOT, "Chief"),
        "timestamp": now,
        "edited_timestamp": None,
        "flags": 0,
        "type": 0,
        "tts": False,
        "mention_everyone": False,
        "pinned": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
    }


def _user(number: int, name: str) -> Json:
    return {
        "id": str(number),
        "username": name,
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
    }


def _interaction(number: int, token: str, user: int, channel: int) -> Json:
    who = _user(user, f"Player {user}")
    private = channel != CHANNEL
    member: Json = {
        "user": who,
        "roles": [],
        "joined_at": None,
        "nick": None,
        "avatar": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": MAY,
    }
    place: Json = {"id": str(channel), "type": 1, "recipients": [who]}
    if not private:
        place = {"id": str(channel), "type": 0, "name": "table", "position": 0}
        place["permission_overwrites"] = []
    return {
        "id": str(number),
        "application_id": str(BOT),
        "token": token,
        "version": 1,
        "channel_id": str(channel),
        "channel": place,
        "attachment_size_limit": 10_000_000,
        "app_permissions": MAY,
        **({"user": who} if private else {"guild_id": str(GUILD), "member": member}),
    }


def _command(words: str, options: list[Json]) -> Json:
    name, *path = words.split()
    for word in reversed(path):
        options = [{"type": 1, "name": word, "options": options}]
    return {"id": "1", "type": 1, "name": name, "options": options}


def _option(name: str, value: str | bool | float) -> Json:
    kind = 5 if isinstance(value, bool) else 4 if isinstance(value, int) else 3
    return {"name": name, "type": kind, "value": value}


def _refused(status: int, code: int) -> discord.HTTPException:
    response = SimpleNamespace(status=status, reason="Refused")
    return discord.Forbidden(cast("Any", response), {"code": code, "message": "refused"})
