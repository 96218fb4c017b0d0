"""The pages of the gallery: one for each chapter, language and look, and one to choose by."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Final

from data.people import Language
from tests.bot.present.test_colours import EYES
from tests.gallery.chapters import CHAPTERS, Chapter

_HERE: Final = Path(__file__).parent
LOOKS: Final = {
    "four": "as usual",
    "two": "suits in two colours",
    "bare": "text only, in narrow lines, symbols as words",
}


def chapter_page(
    chapter: Chapter, language: Language, blocks: list[str], screens: list[dict[str, object]]
) -> str:
    """Return the page of a chapter, whose script puts its screens together from their blocks."""
    told = json.dumps({"blocks": blocks, "screens": screens}, ensure_ascii=False)
    told = told.replace("</", r"<\/")  # a script ends at the first tag that closes
    return (
        f"<!doctype html><html lang={language}><meta charset=utf-8>"
        f'<meta name=viewport content="width=device-width"><title>{escape(chapter.title)}</title>'
        f"<link rel=stylesheet href=../gallery.css>{_eyes()}<main></main>"
        f"<script type=application/json id=told>{told}</script>"
        "<script src=../gallery.js></script></html>"
    )


def index_page(counts: dict[str, int]) -> str:
    """Return the page that shows the others; ``counts`` are the screens of each chapter."""
    chapters = {each.key: f"{each.title} ({counts[each.key]})" for each in CHAPTERS}
    controls = "".join(
        (
            _choice("language", {each.value: each.value for each in Language}),
            _choice("look", LOOKS),
            _choice("chapter", chapters),
            _choice("width", {"390": "390 pixels", "1280": "1280 pixels"}),
            _choice("eyes", {eyes: eyes for eyes in EYES}),
            _choice("selects", {"closed": "closed", "open": "open"}),
        )
    )
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Chief's Table: gallery</title>"
        f"<link rel=stylesheet href=gallery.css><body class=index><nav>{controls}</nav>"
        "<iframe title=screens></iframe><script src=gallery.js></script></html>"
    )


def write_static(folder: Path) -> None:
    """Put the style and the script beside the pages."""
    for name in ("gallery.css", "gallery.js"):
        (folder / name).write_text((_HERE / name).read_text())


def _choice(name: str, values: dict[str, str]) -> str:
    options = "".join(f'<option value="{key}">{escape(said)}' for key, said in values.items())
    return f"<label>{name} <select name={name}>{options}</select></label>"


def _eyes() -> str:
    """Return a filter for eyes of each kind, for the pictures of a page; it takes linear light."""
    filters = "".join(
        f"<filter id={name} color-interpolation-filters=linearRGB><feColorMatrix values="
        f'"{" ".join(f"{a} {b} {c} 0 0" for a, b, c in matrix)} 0 0 0 1 0"/></filter>'
        for name, matrix in EYES.items()
    )
    return f"<svg width=0 height=0 style=position:absolute>{filters}</svg>"
