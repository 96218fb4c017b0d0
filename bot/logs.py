"""Logs to stderr, as text or JSON lines; hands and tokens never get into them."""

from __future__ import annotations

import asyncio
import errno
import logging
import re
import sys
import traceback
from collections.abc import Iterator, Sequence
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, ExcInfo, Processor, WrappedLogger

QUIET = ("discord", "aiosqlite", "PIL")
"""Libraries whose DEBUG lines hold request bodies, SQL parameters and pictures, and so hands."""

_ANSWERING = re.compile(r"(/(?:interactions|webhooks)/[0-9]+/)[^/?\s]+")
"""An address by which an answer is shown or read: for 15 minutes it opens a hand to anybody."""

_log = structlog.get_logger(__name__)

_SHARED: Sequence[Processor] = (
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)
"""What every line is given, ours and the libraries'."""


def configure(level: str, *, json: bool) -> None:
    """Send structlog and the standard library's logging through one handler.

    ``level`` is a name of the standard library; the libraries of ``QUIET`` stay at INFO or above.
    """
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *_SHARED,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    root = logging.getLogger()
    root.handlers[:] = [_handler(json=json)]
    root.setLevel(level)
    logging.captureWarnings(capture=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(root.level, logging.INFO))


def _handler(*, json: bool) -> logging.Handler:
    processors = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        _without_addresses,
        *_renderer(json=json),
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=_SHARED, processors=processors)
    )
    return handler


def _renderer(*, json: bool) -> Sequence[Processor]:
    if json:
        rendered = structlog.processors.ExceptionRenderer(_told)
        return rendered, structlog.processors.JSONRenderer()
    return (structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=_print),)


def _without_addresses(_logger: WrappedLogger, _method: str, entry: EventDict) -> EventDict:
    entry["event"] = _ANSWERING.sub(r"\1...", str(entry["event"]))
    return entry


def _told(exc_info: ExcInfo) -> str:
    return "".join(_story(exc_info[1]))


def _print(out: TextIO, exc_info: ExcInfo) -> None:
    print("", _told(exc_info), sep="\n", file=out)


def traced(error: BaseException) -> dict[str, str]:
    """Return what a log says of an unexpected error: no message, which might hold a card."""
    return {"error": type(error).__name__, "trace": "".join(_story(error))}


def unhandled(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what no task awaits; the loop's own line would hold the error's message."""
    error = context.get("exception")
    _log.error("unhandled", **(traced(error) if error else {"what": context["message"]}))


def _story(error: BaseException) -> Iterator[str]:
    """Tell where an error came from and what led to it: frames and kinds, never a message."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _story(before)
        yield "which led to\n"
    yield from traceback.format_tb(error.__traceback__)
    yield f"{_kind(error)}\n"
    for inner in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        yield "made of\n"
        yield from _story(inner)


def _kind(error: BaseException) -> str:
    name = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    number = error.errno if isinstance(error, OSError) else None
    return name if number is None else f"{name} ({errno.errorcode.get(number, number)})"
