"""From a Screen to what discord.py sends: one container in a layout, and its pictures."""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast
from urllib.parse import urlsplit
from zlib import crc32

import discord
import structlog
from discord import ui

from bot.click import Pressable
from bot.discord import controls
from bot.discord.errors import fields, refuses_content
from bot.discord.permissions import TABLE_CHANNELS
from bot.logs import traced
from bot.present import limits
from bot.present.bare import bare
from bot.present.screen import (
    Button,
    Buttons,
    ChannelSelect,
    Document,
    Drawing,
    Line,
    Picture,
    Screen,
    Select,
    Style,
    Text,
    Tone,
)

if TYPE_CHECKING:
    from discord.types.message import Attachment as AttachmentPayload

log = structlog.get_logger(__name__)

Item: TypeAlias = ui.Item[ui.LayoutView]
ResultT = TypeVar("ResultT")

NAME_BYTES = 16
"""So much chance makes a picture's file name."""

_COLOURS = {Tone.CALM: 0x5865F2, Tone.ASK: 0xE6A700, Tone.GOOD: 0x00875F, Tone.BAD: 0xD54600}
_STYLES = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GO: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}
_CHANNEL = discord.SelectDefaultValueType.channel
_NO_PERMISSION = 50013
_PICTURE_REFUSED = frozenset(
    {
        50035,  # invalid form: Discord may refuse a V2 gallery in an edit (discord-api-docs 7529)
        40005,  # request too large
        _NO_PERMISSION,  # Attach Files is missing
    }
)


@dataclass(frozen=True, slots=True)
class Print:
    """A picture as it is sent: drawn, under a file name that chance has made (rule 65)."""

    picture: Picture
    png: bytes
    name: str

    @property
    def number(self) -> int:
        """The id of the picture's component: that of any other print of the same picture.

        Discord keeps it, so an edit knows the picture again. Who is sent it has the picture too.
        """
        return crc32(self.png, crc32(self.picture.alt.encode())) >> 1 or 1


@dataclass(frozen=True, slots=True)
class Drawn:
    """A screen with its pictures drawn: ``prints`` by ``Picture`` block, or none to do without."""

    screen: Screen
    prints: tuple[Print, ...]


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


class Studio:
    """Draws pictures in a thread and keeps the latest, since many people see the same.

    A picture has about 30 KB. ``entropy(n)`` gives n random bytes, for the names of files.
    """

    def __init__(self, entropy: Callable[[int], bytes], keep: int = 128) -> None:
        self._entropy = entropy
        self._keep = keep
        self._drawn: OrderedDict[Drawing, bytes] = OrderedDict()

    async def draw(self, screen: Screen) -> Drawn:
        """Draw the pictures of a screen; after a failure there are none, the text says the same.

        Of a screen that Discord would refuse, or whose controls nobody could read, its words stay.
        """
        screen = within_limits(screen)
        try:
            prints = [await self._print(picture) for picture in pictures_of(screen)]
        except Exception as error:  # noqa: BLE001  the words go out, whatever is wrong with it
            log.error("drawing_failed", **traced(error))
            prints = []
        if not limits.files_fit(len(one.png) for one in prints):
            log.error("pictures_over_limits", bytes=[len(one.png) for one in prints])
            prints = []
        return Drawn(screen, tuple(prints))

    async def _print(self, picture: Picture) -> Print:
        """Draw a picture; the chance in its file name is spent whether it was drawn before or not.

        So who knows the name does not know even that.
        """
        name = f"{self._entropy(NAME_BYTES).hex()}.png"
        return Print(picture, await self._png(picture.drawing), name)

    async def _png(self, drawing: Drawing) -> bytes:
        png = self._drawn.get(drawing)
        if png is None:
            png = await asyncio.to_thread(drawing.png)
        self._drawn[drawing] = png
        self._drawn.move_to_end(drawing)
        if len(self._drawn) > self._keep:
            self._drawn.popitem(last=False)
        return png


def within_limits(screen: Screen) -> Screen:
    """Return a screen that Discord accepts: itself, or else its words alone."""
    try:
        for control in limits.controls(limits.check(screen)):
            controls.write(control)
    except ValueError as error:
        log.error("screen_over_limits", wrong=limits.kinds(screen), **traced(error))
        return bare(screen)
    return screen


class Kept(discord.Attachment):
    """A file that the message holds already and that an edit leaves in place."""

    def __init__(self, id: int) -> None:  # noqa: A002  the base's own name
        # Not the base's: that wants the whole payload, of which an edit names the id alone.
        self.id = id

    def to_dict(self) -> AttachmentPayload:
        """Return what an edit says of a retained file."""
        return cast("AttachmentPayload", {"id": str(self.id)})


def pictures_of(screen: Screen) -> tuple[Picture, ...]:
    """Return the picture blocks of a screen, in order."""
    return tuple(block for block in screen.blocks if isinstance(block, Picture))


def documents_of(screen: Screen) -> tuple[Document, ...]:
    """Return the files of a screen, in order."""
    return tuple(block for block in screen.blocks if isinstance(block, Document))


def view_of(
    screen: Screen, number: int | None = None, prints: Sequence[Print] = ()
) -> ui.LayoutView:
    """Lay a screen out in one container with the id ``number``; needs a running event loop.

    It has the ``prints`` of its pictures, or none. The view is stopped: discord.py then keeps
    nothing of it, and every press goes to the one ``on_interaction``, before a restart and after.
    """
    container: ui.Container[ui.LayoutView] = ui.Container(
        accent_colour=_COLOURS[screen.tone], id=number
    )
    hung = iter(prints)
    for block in screen.blocks:
        if not isinstance(block, Picture):
            container.add_item(_item(block))
        elif prints:
            container.add_item(_gallery(next(hung)))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()
    return view


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


def container_id(message: discord.Message) -> int | None:
    """Return the id of a message's top container: the number of its mark."""
    top = message.components[0] if message.components else None
    return top.id if isinstance(top, discord.components.Container) else None


def _gallery(one: Print) -> ui.MediaGallery[ui.LayoutView]:
    item = discord.MediaGalleryItem(f"attachment://{one.name}", description=one.picture.alt)
    return ui.MediaGallery(item, id=one.number)


def _kept(screen: Screen) -> tuple[discord.File, ...]:
    """Return the documents of a screen as files, for one sending."""
    each = documents_of(screen)
    return tuple(discord.File(io.BytesIO(one.data), filename=one.name) for one in each)


def _item(block: Text | Document | Line | Buttons | Select | ChannelSelect) -> Item:
    match block:
        case Text(body):
            return ui.TextDisplay(body)
        case Document(name):
            return ui.File(f"attachment://{name}")
        case Line():
            return ui.Separator()
        case Buttons(buttons):
            return ui.ActionRow(*(_button(button) for button in buttons))
        case Select():
            return ui.ActionRow(_select(block))
        case ChannelSelect():
            return ui.ActionRow(_channel_select(block))


def _button(button: Button) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        label=button.label,
        custom_id=controls.write(button.control),
        style=_STYLES[button.style],
        disabled=button.disabled,
    )


def _identity(control: Pressable, chosen: Iterable[str]) -> int:
    """Give a select that asks anew an id of its own: no client then keeps the old picks."""
    return crc32(" ".join((controls.write(control), *chosen)).encode()) >> 1 or 1


def _select(select: Select) -> ui.Select[ui.LayoutView]:
    return ui.Select(
        id=_identity(select.control, (each.value for each in select.options if each.chosen)),
        custom_id=controls.write(select.control),
        placeholder=select.placeholder,
        min_values=select.least,
        max_values=select.most,
        options=[
            discord.SelectOption(
                label=option.label,
                value=option.value,
                description=option.description,
                default=option.chosen,
            )
            for option in select.options
        ],
    )


def _channel_select(select: ChannelSelect) -> ui.ChannelSelect[ui.LayoutView]:
    chosen = [discord.SelectDefaultValue(id=each, type=_CHANNEL) for each in select.chosen]
    return ui.ChannelSelect(
        id=_identity(select.control, map(str, select.chosen)),
        custom_id=controls.write(select.control),
        placeholder=select.placeholder,
        min_values=select.least,
        max_values=select.most,
        channel_types=[*TABLE_CHANNELS],
        default_values=chosen,
    )


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
