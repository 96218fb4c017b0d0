"""From the body of a request to a message: sending, editing, uploading."""

from __future__ import annotations

import copy
import mimetypes
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tests.wire.standin.errors import ApiError
from tests.wire.standin.limits import check_message, media_of, walk
from tests.wire.standin.world import (
    EPHEMERAL,
    LOADING,
    V2,
    Attachment,
    Channel,
    Json,
    Message,
    Snowflake,
    Version,
    World,
)

UPLOAD_BYTES = 25 * 1024 * 1024
FILE_BYTES = 10 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Body:
    """What a request carries: its JSON and the uploaded files, (name, bytes) by their number."""

    json: Json = field(default_factory=dict)
    files: Mapping[int, tuple[str, bytes]] = field(default_factory=dict)


class Composer:
    """Writes messages into the world; ``files`` is the address that attachments are read from."""

    def __init__(self, world: World, files: str) -> None:
        self._world = world
        self._files = files

    def send(
        self,
        channel: Channel,
        body: Body,
        *,
        audience: Snowflake | None = None,
        interaction: Snowflake | None = None,
    ) -> Message:
        """Post a message of the bot, or return the one that its enforced nonce repeats."""
        nonce = _nonce(body.json)
        if nonce and body.json.get("enforce_nonce") and (first := self._world.repeat_of(nonce)):
            return first
        message = self._blank(channel, body.json.get("flags") or 0, audience, interaction)
        message.nonce = nonce
        self._write(message, body)
        message.versions = message.versions[1:]
        channel.messages[message.id] = message
        return message

    def hold(
        self, channel: Channel, *, audience: Snowflake | None, interaction: Snowflake
    ) -> Message:
        """Post the "thinking ..." of a deferred answer."""
        flags = LOADING | (EPHEMERAL if audience else 0)
        message = self._blank(channel, flags, audience, interaction)
        channel.messages[message.id] = message
        return message

    def _blank(
        self,
        channel: Channel,
        flags: int,
        audience: Snowflake | None,
        interaction: Snowflake | None,
    ) -> Message:
        now = self._world.clock.now()
        return Message(
            id=self._world.ids.new(),
            channel=channel.id,
            author=self._world.bot.id,
            created=now,
            flags=flags,
            embeds=(),
            versions=[Version(now, "", (), ())],
            audience=audience,
            interaction=interaction,
        )

    def edit(self, message: Message, body: Body) -> Message:
        """Change what the body names and keep the rest."""
        self._write(message, body)
        return message

    def _write(self, message: Message, body: Body) -> None:
        was = message.now
        flags = (message.flags | (body.json.get("flags") or 0) & V2) & ~LOADING
        content = body.json.get("content", was.content) or ""
        embeds = tuple(body.json.get("embeds", message.embeds) or ())
        attachments = self._attachments(was.attachments, body)
        components = copy.deepcopy(body.json.get("components", list(was.components)) or [])
        check_message(content, flags, embeds, components)
        self._link(message.channel, components, attachments)
        _number(components)
        if not (content or embeds or components or attachments):
            raise ApiError(50006)
        message.flags, message.embeds = flags, embeds
        now = self._world.clock.now()
        message.versions.append(Version(now, content, tuple(components), attachments))

    def _attachments(self, old: Iterable[Attachment], body: Body) -> tuple[Attachment, ...]:
        """Keep the old files that the body names (all when it names none), add the new."""
        _check_upload(body)
        named = body.json.get("attachments")
        if named is None:
            return (*old, *(self._upload(n, None, body) for n in body.files))
        have = {file.id: file for file in old}
        return tuple(
            have.get(int(entry["id"])) or self._upload(int(entry["id"]), entry, body)
            for entry in named
        )

    def _upload(self, number: int, entry: Json | None, body: Body) -> Attachment:
        if number not in body.files:
            raise ApiError(50035, f"attachment {number} has no file")
        name, data = body.files[number]
        name = (entry or {}).get("filename") or name
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        alt = (entry or {}).get("description")
        return Attachment(self._world.ids.new(), name, alt, data, kind)

    def _link(
        self, channel: Snowflake, components: list[Json], attachments: tuple[Attachment, ...]
    ) -> None:
        """Put the address of the uploaded file where a picture says ``attachment://name``."""
        by_name = {file.name: file for file in attachments}
        for media in (m for component in walk(components) for m in media_of(component)):
            scheme, _, name = media["url"].partition("://")
            if scheme != "attachment":
                continue
            if name not in by_name:
                raise ApiError(50035, f"attachment://{name} is not attached")
            file = by_name[name]
            url = self.url(channel, file)
            media.update(
                id=str(self._world.ids.new()),
                url=url,
                proxy_url=url,
                content_type=file.kind,
                attachment_id=str(file.id),
            )

    def url(self, channel: Snowflake, file: Attachment) -> str:
        """Return the address that a file is read from."""
        return f"{self._files}/attachments/{channel}/{file.id}/{file.name}"


def _check_upload(body: Body) -> None:
    sizes = [len(data) for _, data in body.files.values()]
    if max(sizes, default=0) > FILE_BYTES or sum(sizes) > UPLOAD_BYTES:
        raise ApiError(40005)


def _nonce(json: Json) -> str | None:
    nonce = json.get("nonce")
    if nonce is None:
        return None
    if len(str(nonce)) > 25:
        raise ApiError(50035, "nonce: at most 25 characters")
    return str(nonce)


def _number(components: list[Json]) -> None:
    """Give each component without an id the next free one, as Discord does."""
    every = list(walk(components))
    taken = {c["id"] for c in every if c.get("id")}
    number = 0
    for component in every:
        if not component.get("id"):
            number = next(n for n in range(number + 1, 2**31) if n not in taken)
            component["id"] = number
