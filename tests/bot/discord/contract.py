"""Checks recorded requests against Discord's API description, where it lies beside the project."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, validators  # type: ignore[import-untyped]  # no types
from referencing import Registry
from referencing.jsonschema import DRAFT202012
from simcord import HttpLogEntry

DESCRIPTION = Path(__file__).parents[4] / "shared" / "data" / "discord-openapi.json"
_BASE = "urn:discord"


def check(requests: Iterable[HttpLogEntry]) -> int:
    """Fail on the first body that Discord would not accept; return how many were checked.

    Without the description nothing is checked.
    """
    checked = 0
    for request in requests:
        path = _named(request.path)
        if path is None or request.json is None or not _validator(request.method, path):
            continue
        body = json.dumps(_as_documented(request.json))
        error = _error(request.method, path, body)
        assert error is None, f"{request.method} {request.path}: {error}\n{body}"
        checked += 1
    return checked


@cache
def _error(method: str, path: str, body: str) -> str | None:
    """Return what is wrong with a body, the same ones only once: all commands are one of them."""
    return next(map(_deepest, _validator(method, path).iter_errors(json.loads(body))), None)


@cache
def _description() -> dict[str, Any]:
    return json.loads(DESCRIPTION.read_text()) if DESCRIPTION.exists() else {"paths": {}}


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    # A literal path wins over one with a parameter in the same place: "@original" over an id.
    paths = sorted(_description()["paths"], key=lambda path: path.count("{"))
    return tuple((re.compile(re.sub(r"\{[^}]*\}", "[^/]+", path)), path) for path in paths)


@cache
def _registry() -> Any:
    return Registry().with_resource(_BASE, DRAFT202012.create_resource(_description()))


def _named(path: str) -> str | None:
    return next((name for pattern, name in _patterns() if pattern.fullmatch(path)), None)


@cache
def _validator(method: str, path: str) -> Any:
    method = method.lower()
    operation = _description()["paths"][path].get(method, {})
    if "requestBody" not in operation:
        return None
    pointer = (
        f"/paths/{path.replace('/', '~1')}/{method}/requestBody/content/application~1json/schema"
    )
    reference = {"$ref": f"{_BASE}#{pointer.replace('{', '%7B').replace('}', '%7D')}"}
    return _FAST(reference, registry=_registry())


def _narrowed(keyword: str) -> Any:
    """Try only the alternatives of a union that ``type`` leaves: there are dozens, nested."""
    original = Draft202012Validator.VALIDATORS[keyword]

    def check_union(validator: Any, schemas: Any, instance: Any, schema: Any) -> Iterator[Any]:
        constants = [each["const"] for each in schemas if "const" in each]
        if instance in constants and len(constants) == len(schemas):
            return iter(())
        kind = instance.get("type") if isinstance(instance, dict) else None
        fit = [each for each in schemas if kind is None or kind in _kinds(each.get("$ref"), kind)]
        return original(validator, fit or schemas, instance, schema) or iter(())

    return check_union


def _kinds(reference: str | None, otherwise: object) -> Any:
    name = (reference or "").removeprefix("#/components/schemas/")
    properties = _description()["components"]["schemas"].get(name, {}).get("properties", {})
    return properties.get("type", {}).get("enum", (otherwise,))


_FAST = validators.extend(
    Draft202012Validator, {keyword: _narrowed(keyword) for keyword in ("oneOf", "anyOf")}
)


def _as_documented(body: Any) -> Any:
    """Write discord.py's numbers that stand for ids as text; Discord accepts both."""
    if isinstance(body, list):
        return [_as_documented(item) for item in body]
    if not isinstance(body, dict):
        return body
    copy = {key: _as_documented(value) for key, value in body.items()}
    if "recipient_id" in copy:
        copy["recipient_id"] = str(copy["recipient_id"])
    for attachment in copy.get("attachments") or []:
        attachment["id"] = str(attachment["id"])
    for default in copy.get("default_values") or []:
        default["id"] = str(default["id"])
    if mentions := copy.get("allowed_mentions"):
        mentions.update(users=[str(user) for user in mentions.get("users", [])])
    return copy


def _deepest(error: Any) -> str:
    while error.context:
        error = max(error.context, key=lambda inner: len(inner.absolute_path))
    where = "/".join(map(str, error.absolute_path))
    return f"{where}: {error.message[:200]}"
