"""Pictures of the page for README and docs: ``make screenshots`` writes docs/images.

Plays on ``make play``'s own page, with a fixed seed, in the browser that the machine has.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

ROOT: Final = Path(__file__).parent.parent
IMAGES: Final = ROOT / "docs" / "images"
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
SIZES: Final = {1280: 900, 390: 844}
"""Width and height of the window, in pixels: a computer's and a phone's."""
BYTES: Final = 150_000
SEED: Final = "7"
COMPOSER: Final = "#channel-composer-input"
SETTLED: Final = 1_500
"""Milliseconds in which a page has drawn what an action did."""

COMPUTERS: Final = 6_000
"""Milliseconds in which the computers have moved, and the page shows what came of it."""

REST: Final = ((5, 7), (4, 6), (3, 5), (2, 3), (1, 2), (0, 1))
"""Places of open melds, and how many cards each takes: what is left after the Lawyer."""


class Visitor:
    """Somebody in front of the page; ``label`` begins the names of their pictures."""

    def __init__(self, page: Page, label: str) -> None:
        self.page = page
        self.label = label

    def use(self, command: str, *values: str) -> None:
        """Use a slash command, with values of its first options."""
        self.page.locator(COMPOSER).click()
        self._type(f"/{command}")
        for value in values:
            self._type(value)
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(SETTLED)

    def _type(self, text: str) -> None:
        self.page.keyboard.type(text)
        self.page.wait_for_timeout(700)
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(500)

    def press(self, label: str) -> None:
        """Press the newest button that is called so."""
        self.page.get_by_role("button", name=label, exact=True).last.click()
        self.page.wait_for_timeout(SETTLED)

    def pick(self, *places: int) -> None:
        """Choose options of the newest select, by their places."""
        select = self.page.locator(".select-value-label").last
        select.click()
        for place in places:
            self.page.locator(".select-option:visible").nth(place).click()
            self.page.wait_for_timeout(300)
        if len(places) > 1:
            self.page.locator(".channel-composer").click()
        self.page.wait_for_timeout(SETTLED)

    def seal(self, meld: int, *cards: int) -> None:
        """Seal an open meld with cards of the hand, all by their places."""
        self.press("My hand")
        self.pick(meld)
        self.pick(*cards)
        self.page.get_by_role("button", name=re.compile("^Seal ")).last.click()
        self.page.wait_for_timeout(COMPUTERS)

    def picture(self, name: str, before: int = 0) -> None:
        """Keep what the window shows, once for each size of it, from the top of a message.

        That is the newest one, or one ``before`` it.
        """
        for width, height in SIZES.items():
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(SETTLED)
            message = self.page.locator(".component-container").nth(-1 - before)
            message.evaluate("message => message.scrollIntoView({block: 'start'})")
            self.page.wait_for_timeout(SETTLED)
            save(self.page.screenshot(), IMAGES / f"{self.label}-{name}-{width}.png")


def save(png: bytes, path: Path) -> None:
    """Write a picture with a palette; ``SystemExit`` where it is too large for a page."""
    out = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").quantize(128).save(out, "PNG", optimize=True)
    if len(out.getvalue()) > BYTES:
        sys.exit(f"{path.name} has {len(out.getvalue())} bytes, more than {BYTES}")
    path.write_bytes(out.getvalue())


@contextmanager
def served(language: str) -> Iterator[str]:
    """Run the page in a language, with a database that is thrown away; yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        python, database = ROOT / ".venv/bin/python", Path(folder) / "play.sqlite3"
        how = ("--port", "0", "--seed", SEED, "--language", language, "--database", str(database))
        run = [python, "-m", "bot", "play", *how]
        with subprocess.Popen(run, cwd=ROOT, stdout=subprocess.PIPE, text=True) as playing:  # noqa: S603  our own
            try:
                lines = playing.stdout or ()
                yield next(line.strip() for line in lines if line.startswith("http"))
            finally:
                playing.terminate()


def browser() -> str:
    """Return the path of the machine's Chromium; ``SystemExit`` says what to install."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    return found or sys.exit("Pictures need Chromium: apt-get install chromium, or set CHROMIUM")


def english(ada: Visitor) -> None:
    """Play the games that README and docs show."""
    ada.use("tutorial")
    ada.picture("tutorial")
    ada.use("config")
    ada.picture("config")
    ada.use("chief start", "4")
    ada.press("Add computer")
    ada.picture("lobby", before=1)
    ada.press("Add computer")
    ada.press("Start")
    ada.press("My hand")
    ada.pick(3)
    ada.pick(0, 1, 2, 3)
    ada.picture("hand")
    ada.press("Seal Lawyer")
    ada.page.wait_for_timeout(COMPUTERS)
    ada.picture("reveal", before=1)
    ada.press("Score sheet")
    ada.picture("sheet")
    for meld, cards in REST:
        ada.seal(meld, *range(cards))
    ada.picture("result")
    ada.use("poker start", "4")
    ada.press("Add computer")
    ada.press("Add computer")
    ada.press("Start")
    ada.press("See the table")
    ada.picture("poker")


def elsewhere(ada: Visitor) -> None:
    """Show that the bot speaks another language."""
    ada.use("tutorial")
    ada.picture("tutorial")


def main() -> None:
    """Write all pictures."""
    IMAGES.mkdir(exist_ok=True)
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=browser(), args=["--no-sandbox"])
        for language, tour in (("en", english), ("de", elsewhere), ("es", elsewhere)):
            with served(language) as address:
                page = chromium.new_page(viewport={"width": 1280, "height": 900})
                page.goto(address)
                page.wait_for_timeout(SETTLED)
                tour(Visitor(page, language))
                page.close()


if __name__ == "__main__":
    main()
