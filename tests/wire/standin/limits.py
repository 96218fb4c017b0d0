"""Discord's limits on a message, checked as Discord does: what breaks one is refused with 50035."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tests.wire.standin.errors import ApiError
from tests.wire.standin.world import V2, Json

ROW, BUTTON, SELECT, SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY = 1, 2, 3, 9, 10, 11, 12
FILE, SEPARATOR, CONTAINER = 13, 14, 17
LINK, PREMIUM = 5, 6
SELECTS = {3, 5, 6, 7, 8}
TEXT_INPUT = 4
TOP_LEVEL_V2 = {ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER}


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Yield every component in order: nested ones, accessories, and what a label labels."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        yield from walk(component[key] for key in ("accessory", "component") if key in component)


def media_of(component: Json) -> Iterator[Json]:
    """Yield the media objects of a gallery, thumbnail or file."""
    if component["type"] == GALLERY:
        yield from (item["media"] for item in component["items"])
    elif component["type"] == THUMBNAIL:
        yield component["media"]
    elif component["type"] == FILE:
        yield component["file"]


def check_message(content: str, flags: int, embeds: Iterable[Json], components: list[Json]) -> None:
    """Refuse a message that breaks a limit; 50006, 50035."""
    if flags & V2:
        _need(not content and not list(embeds), "content and embeds cannot go with Components V2")
        _need(all(c["type"] in TOP_LEVEL_V2 for c in components), "a component at the wrong level")
    else:
        _need(all(c["type"] == ROW for c in components), "only action rows without Components V2")
        _need(len(components) <= 5, "at most 5 action rows")
    _need(len(content) <= 2000, "content: at most 2000 characters")
    check_components(components)


def check_components(components: list[Json]) -> None:
    """Refuse components that break a limit; 50035."""
    every = list(walk(components))
    _need(len(every) <= 40, "at most 40 components, nested ones counted")
    texts = [c["content"] for c in every if c["type"] == TEXT_DISPLAY]
    _need(all(texts), "a text display cannot be empty")
    _need(sum(map(len, texts)) <= 4000, "at most 4000 characters of text")
    ids = [c["id"] for c in every if c.get("id")]
    _need(len(ids) == len(set(ids)), "component ids must be unique")
    custom_ids = [c["custom_id"] for c in every if "custom_id" in c]
    _need(len(custom_ids) == len(set(custom_ids)), "custom ids must be unique")
    _need(all(1 <= len(c) <= 100 for c in custom_ids), "custom_id: 1-100 characters")
    for component in every:
        _check_one(component)


def _check_one(component: Json) -> None:
    kind = component["type"]
    if kind == ROW:
        _check_row(component["components"])
    elif kind == BUTTON:
        _check_button(component)
    elif kind in SELECTS:
        _check_select(component)
    elif kind == GALLERY:
        _need(1 <= len(component["items"]) <= 10, "a gallery holds 1-10 pictures")
        alts = [item.get("description") or "" for item in component["items"]]
        _need(all(len(alt) <= 1024 for alt in alts), "alt text: at most 1024 characters")
    elif kind == SECTION:
        _need(1 <= len(component["components"]) <= 3, "a section holds 1-3 texts")
    elif kind == CONTAINER:
        _need(bool(component["components"]), "a container cannot be empty")


def _check_row(held: list[Json]) -> None:
    kinds = {c["type"] for c in held}
    if kinds == {BUTTON}:
        _need(len(held) <= 5, "a row holds at most 5 buttons")
    else:
        one = len(held) == 1 and kinds <= {*SELECTS, TEXT_INPUT}
        _need(one, "a row holds buttons, one select or one text input")


def _check_button(button: Json) -> None:
    _need(len(button.get("label") or "") <= 80, "label: at most 80 characters")
    _need(bool(button.get("label") or button.get("emoji")), "a button needs a label or an emoji")
    if button["style"] not in (LINK, PREMIUM):
        _need("custom_id" in button, "a button needs a custom_id")


def _check_select(select: Json) -> None:
    _need("custom_id" in select, "a select needs a custom_id")
    _need(len(select.get("placeholder") or "") <= 150, "placeholder: at most 150 characters")
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    _need(0 <= least <= most <= 25, "min_values <= max_values <= 25")
    if select["type"] == SELECT:
        _check_options(select["options"], least, most)


def _check_options(options: list[Json], least: int, most: int) -> None:
    _need(1 <= len(options) <= 25, "a select has 1-25 options")
    _need(least <= len(options) and most <= len(options), "more values than options")
    _need(len({o["value"] for o in options}) == len(options), "option values must be unique")
    for option in options:
        texts = (option["label"], option["value"], option.get("description") or "")
        _need(all(len(text) <= 100 for text in texts), "an option's texts: at most 100 characters")
        _need(bool(option["label"] and option["value"]), "an option needs a label and a value")
    _need(sum(o.get("default", False) for o in options) <= most, "more defaults than max_values")


def _need(kept: bool, rule: str) -> None:
    if not kept:
        raise ApiError(50035, rule)
