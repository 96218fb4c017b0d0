"""The ways to send a drawn screen, best first, and sending the first that Discord accepts."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar, cast
from urllib.parse import urlsplit

import discord
import structlog
from discord import ui

from bot.discord.errors import fields, refuses_content
from bot.discord.render import view_of
from bot.discord.studio import Drawn, Print
from bot.present.bare import bare
from bot.present.screen import Document, Screen

if TYPE_CHECKING:
    from discord.types.message import Attachment as AttachmentPayload

log = structlog.get_logger(__name__)

ResultT = TypeVar("ResultT")

_NO_PERMISSION = 50013
_PICTURE_REFUSED = frozenset(
    {
        50035,  # invalid form: Discord may refuse a V2 gallery in an edit (discord-api-docs 7529)
        40005,  # request too large
        _NO_PERMISSION,  # Attach Files is missing
    }
)


@dataclass(frozen=True, slots=True)
class Parcel:
    """One way to send a screen: a stopped view, and the attachments that it refers to.

    The files are used up by one sending. ``bare`` says that these are the screen's words alone.
    """

    view: ui.LayoutView
    attachments: tuple[discord.Attachment | discord.File, ...]
    bare: bool = False

    @property
    def files(self) -> list[discord.File]:
        """The attachments that are to be uploaded."""
        return [item for item in self.attachments if isinstance(item, discord.File)]


class Kept(discord.Attachment):
    """A file that the message holds already and that an edit leaves in place."""

    def __init__(self, id: int) -> None:  # noqa: A002  the base's own name
        # Not the base's: that wants the whole payload, of which an edit names the id alone.
        self.id = id

    def to_dict(self) -> AttachmentPayload:
        """Return what an edit says of a retained file."""
        return cast("AttachmentPayload", {"id": str(self.id)})


def parcels(
    drawn: Drawn,
    number: int | None = None,
    *,
    shown: discord.Message | None = None,
    pictures: bool = True,
) -> Iterator[Parcel]:
    """Yield the ways to send a screen, best first.

    Where ``shown``, the message to be edited, has the very pictures, they stay in place: Discord
    may refuse to exchange a V2 picture. Then comes one without any picture: its text says the
    same. The last one is the words alone.
    """
    screen, prints = drawn.screen, drawn.prints
    if pictures and prints:
        if shown is not None and (hanging := _hanging(prints, shown)):
            named = zip(prints, hanging, strict=True)
            there = tuple(replace(one, name=name) for one, (name, _) in named)
            yield Parcel(
                view_of(screen, number, there),
                (*(Kept(file) for _, file in hanging), *_kept(screen)),
            )
        yield Parcel(view_of(screen, number, prints), (*_files(prints), *_kept(screen)))
    yield Parcel(view_of(screen, number), _kept(screen))
    yield Parcel(view_of(bare(screen), number), (), bare=True)


async def deliver(
    ways: Iterator[Parcel],
    send: Callable[[Parcel], Awaitable[ResultT]],
    *,
    may_attach: bool = False,
) -> ResultT:
    """Send the first of ``ways`` that Discord accepts.

    Where the bot is known to be allowed to attach files, a missing permission is another one.
    """
    for parcel in ways:
        try:
            return await send(parcel)
        except discord.HTTPException as error:
            if not _another_may_do(parcel, error, may_attach=may_attach):
                raise
            if not parcel.attachments:
                log.error(
                    "screen_refused", status=error.status, code=error.code, where=fields(error)
                )
    raise AssertionError("the last way is bare")


def _another_may_do(parcel: Parcel, error: discord.HTTPException, *, may_attach: bool) -> bool:
    if parcel.bare or (may_attach and error.code == _NO_PERMISSION):
        return False
    pictures = bool(parcel.attachments) and error.code in _PICTURE_REFUSED
    return pictures or refuses_content(error)


def _kept(screen: Screen) -> tuple[discord.File, ...]:
    """Return the documents of a screen as files, for one sending."""
    each = (block for block in screen.blocks if isinstance(block, Document))
    return tuple(discord.File(io.BytesIO(one.data), filename=one.name) for one in each)


def _files(prints: Sequence[Print]) -> tuple[discord.File, ...]:
    return tuple(
        discord.File(io.BytesIO(one.png), filename=one.name, description=one.picture.alt)
        for one in prints
    )


def _hanging(prints: Sequence[Print], shown: discord.Message) -> tuple[tuple[str, int], ...]:
    """Return name and id of the message's own files if they are ``prints``; else none."""
    there = dict(_hung(shown.components))
    files = [there.get(one.number) for one in prints]
    return tuple(file for file in files if file is not None) if None not in files else ()


def _hung(components: Sequence[object]) -> Iterator[tuple[int | None, tuple[str, int]]]:
    """Yield each picture's number with the name and the id of its file."""
    for component in components:
        if isinstance(component, discord.components.Container):
            yield from _hung(component.children)
        elif isinstance(component, discord.components.MediaGalleryComponent):
            media = component.items[0].media
            if media.attachment_id is not None:
                yield component.id, (_file_name(media.url), media.attachment_id)


def _file_name(url: str) -> str:
    return urlsplit(url).path.rpartition("/")[2]
