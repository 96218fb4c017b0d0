"""Time zones by their IANA names: which there are, where they are, what time it is there."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache, lru_cache
from importlib import resources
from types import MappingProxyType
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.outcome import Refusal
from bot.time_of_day import DAY, HOUR, read_time

_NO_PLACES: Final = frozenset({"Factory"})
_ABOUT: Final = 7
"""Minutes by which a clock may differ: zones differ by quarters of an hour."""

_MINUTES: Final = re.compile(r"[0-9][:.h][0-9]")

_ALSO: Final = {
    "US": "USA America Vereinigte Staaten Amerika Estados Unidos EEUU EE UU",
    "GB": "United Kingdom England Scotland Wales Northern Ireland Schottland Gro\u00dfbritannien "
    "Vereinigtes K\u00f6nigreich Reino Unido Gran Breta\u00f1a Inglaterra Escocia Londres",
    "NL": "Holland Niederlande Pa\u00edses Bajos Holanda",
    "AE": "UAE Emirate Emiratos",
    "DE": "Deutschland Alemania M\u00fcnchen Hamburg K\u00f6ln Frankfurt",
    "AT": "\u00d6sterreich Oesterreich Wien Austria Viena",
    "CH": "Schweiz Suisse Svizzera Suiza",
    "LU": "Luxemburg Luxemburgo",
    "BE": "Belgien B\u00e9lgica Br\u00fcssel Bruselas",
    "FR": "Frankreich Francia",
    "IT": "Italien Italia Rom Roma",
    "ES": "Spanien Espa\u00f1a",
    "PT": "Lissabon Lisboa",
    "IE": "Irland Irlanda",
    "DK": "D\u00e4nemark Dinamarca Kopenhagen Copenhague",
    "SE": "Schweden Suecia Estocolmo",
    "NO": "Norwegen Noruega",
    "FI": "Finnland Finlandia",
    "PL": "Polen Polonia Warschau Varsovia",
    "CZ": "Tschechien Chequia Prag Praga",
    "HU": "Ungarn Hungr\u00eda",
    "GR": "Griechenland Grecia Athen Atenas",
    "TR": "T\u00fcrkei Turqu\u00eda",
    "UA": "Ukraine Ucrania Kiew",
    "RU": "Russland Rusia Moskau Mosc\u00fa",
    "MX": "Mexiko M\u00e9jico",
    "AR": "Argentinien",
    "BR": "Brasilien Brasil",
    "CO": "Kolumbien Bogot\u00e1",
    "PE": "Per\u00fa",
    "DO": "Rep\u00fablica Dominicana Dominikanische Republik",
    "CA": "Kanada Canad\u00e1",
    "AU": "Australien",
    "NZ": "Neuseeland Nueva Zelanda",
    "JP": "Jap\u00f3n Tokio",
    "IN": "Indien",
}
"""What people call some countries and their cities, by the codes, beside what the list says."""


@dataclass(frozen=True, slots=True)
class Place:
    """A zone: where it is, in words, and by what words people look for it, as ``_plain``."""

    name: str
    where: str
    words: str


def named(text: str) -> str | None:
    """Return the zone of an IANA name in whatever case; ``None`` for none."""
    return _names().get(text.strip().casefold().replace(" ", "_"))


@lru_cache(maxsize=1024)  # ZoneInfo's own keeps eight alive, where a search looks at ninety
def rules(zone: str | None) -> ZoneInfo | None:
    """Return how clocks go in a zone; ``None`` for none, or one that its data names no more."""
    if zone is None:
        return None
    try:
        return ZoneInfo(zone)
    except ZoneInfoNotFoundError:
        return None


def local(zone: str | None, now: int) -> datetime:
    """Return the local time of a zone, that of UTC for none; ``now`` is UTC in milliseconds."""
    return datetime.fromtimestamp(now / 1_000, rules(zone) or UTC)


def where(zone: str) -> str | None:
    """Say where a zone is: its country, or the part of it; ``None`` for an old name."""
    place = _places().get(zone)
    return None if place is None else place.where


def search(typed: str, now: int, most: int) -> tuple[str, ...]:
    """Return the zones that are meant: by name, city, country, or the time of day that it is there.

    Those that are called so come first. Nothing typed finds one zone for each full hour.
    """
    text = _plain(typed)
    if not typed.strip():
        return tuple(_by_the_hour(now))[:most]
    if not text:
        return ()
    if text[0].isdigit():  # no place is called so
        return tuple(_at(typed, now))[:most]
    exact = named(typed) if "/" in typed else None
    found = sorted(_matching(text.split()), key=lambda place: _rank(place, text))
    names = dict.fromkeys((*((exact,) if exact else ()), *(place.name for place in found)))
    return tuple(names)[:most]


def _matching(words: list[str]) -> Iterator[Place]:
    for place in _places().values():
        if all(f" {word}" in place.words for word in words):
            yield place


def _rank(place: Place, text: str) -> tuple[bool, bool, bool, str]:
    """Put whole words first, then cities that begin so, then zones in which many people live."""
    city = _plain(place.name.rpartition("/")[2])
    whole = f" {text} " in f"{place.words} "
    return not whole, not city.startswith(text), place.name not in _everywhere(), place.name


def _at(typed: str, now: int) -> Iterator[str]:
    """Yield zones in which it is about that time of day, with its minutes; else none."""
    if not _MINUTES.search(unicodedata.normalize("NFKC", typed)):
        return
    try:
        wanted = read_time(typed)
    except Refusal:
        return
    for name in _everywhere():
        there = local(name, now)
        apart = (there.hour * HOUR + there.minute - wanted) % DAY
        if min(apart, DAY - apart) <= _ABOUT:
            yield name


def _by_the_hour(now: int) -> Iterator[str]:
    """Yield one zone for each full hour of difference, from west to east."""
    found: dict[timedelta, str] = {}
    for name in _everywhere():
        found.setdefault(_difference(name, now), name)
    yield from (found[apart] for apart in sorted(found) if not apart % timedelta(hours=1))


def _difference(name: str, now: int) -> timedelta:
    return local(name, now).utcoffset() or timedelta()


@cache
def _everywhere() -> tuple[str, ...]:
    """Return one zone for each way in which clocks go from now on."""
    return tuple(row[2] for row in _table("zonenow.tab"))


@cache
def _names() -> Mapping[str, str]:
    text = (resources.files("tzdata") / "zones").read_text()
    return MappingProxyType({n.casefold(): n for n in text.split() if n not in _NO_PLACES})


@cache
def _places() -> Mapping[str, Place]:
    """Return the zones that are the time of some country, and UTC."""
    countries = {code: name for code, name, *_ in _table("iso3166.tab")}
    wide = {name: note for _, _, name, note in _table("zonenow.tab")}  # with abbreviations
    found = {"UTC": Place("UTC", "everywhere", " utc gmt universal greenwich zulu")}
    for code, _, name, *notes in _table("zone.tab"):
        country, note = countries[code], "".join(notes)
        where = note if country in note else ", ".join(filter(None, (country, note)))
        also = (code, _ALSO.get(code, ""), wide.get(name, ""))
        words = _plain(" ".join((name, country, note, *also)))
        found[name] = Place(name, where, f" {words}")
    return MappingProxyType(found)


@cache
def _table(name: str) -> tuple[tuple[str, ...], ...]:
    text = (resources.files("tzdata") / "zoneinfo" / name).read_text("utf-8")
    lines = (line for line in text.splitlines() if line and not line.startswith("#"))
    return tuple(tuple(line.split("\t")) for line in lines)


def _plain(text: str) -> str:
    """Write words as they are compared: small letters without accents, single spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(char for char in letters if not unicodedata.combining(char))
    return " ".join(re.sub(r"[\W_]+", " ", kept).split())
