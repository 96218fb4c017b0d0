"""Writes the gallery: ``python -m tests.gallery [folder]``, by default ``var/gallery``."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path

from bot.present.screen import Drawing
from bot.reader import Reader, reading
from data.people import Language
from tests.gallery.chapters import CHAPTERS, every
from tests.gallery.drawing import Easel
from tests.gallery.page import chapter_page, index_page, write_static


def write(folder: Path) -> None:
    """Write all pages, and each picture once; pictures of an earlier time go."""
    (folder / "pictures").mkdir(parents=True, exist_ok=True)
    for old in (folder / "pictures").glob("*.png"):
        old.unlink()
    with ProcessPoolExecutor() as workers:
        pages = [(folder, *which) for which in product(range(len(CHAPTERS)), Language)]
        pictures: dict[str, Drawing] = {}
        counts: dict[str, int] = {}
        for (_, at, _), (shown, found) in zip(pages, workers.map(_page, pages), strict=True):
            counts[CHAPTERS[at].key] = shown
            pictures |= found
        files = [(folder / "pictures" / name, drawing) for name, drawing in pictures.items()]
        _done(workers.map(_draw, files, chunksize=8))
    write_static(folder)
    (folder / "index.html").write_text(index_page(counts))


def _page(which: tuple[Path, int, Language]) -> tuple[int, dict[str, Drawing]]:
    """Write a chapter in a language; return how many screens it has, and their pictures."""
    folder, at, language = which
    reader, chapter = Reader(language), CHAPTERS[at]
    easel = Easel(reader)
    with reading(reader):
        screens = [easel.write(shown, names) for shown, names in every(chapter).items()]
    path = folder / language / f"{chapter.key}.html"
    path.parent.mkdir(exist_ok=True)
    path.write_text(chapter_page(chapter, language, [*easel.blocks], screens))
    return len(screens), easel.pictures


def _draw(file: tuple[Path, Drawing]) -> None:
    path, drawing = file
    path.write_bytes(drawing.png())


def _done(each: Iterable[None]) -> None:
    for _ in each:
        pass


if __name__ == "__main__":
    into = Path(sys.argv[1] if sys.argv[1:] else "var/gallery")
    write(into)
    sys.stdout.write(f"{(into / 'index.html').resolve().as_uri()}\n")
