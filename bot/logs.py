"""Logs to stderr, as text or JSON lines; hands and tokens never get into them."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Sequence

import structlog
from structlog.typing import Processor

QUIET = ("discord", "aiosqlite")
"""Libraries whose DEBUG lines hold request bodies and SQL parameters, and so hands."""


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
        *_renderer(json=json),
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=_SHARED, processors=processors)
    )
    return handler


def _renderer(*, json: bool) -> Sequence[Processor]:
    # Tracebacks are plain in both: the prettier ones print local variables, and so hands.
    if json:
        return structlog.processors.format_exc_info, structlog.processors.JSONRenderer()
    return (
        structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        ),
    )


def traced(error: BaseException) -> dict[str, str]:
    """Return what a log says of an unexpected error: no message, which might hold a card."""
    frames = traceback.format_tb(error.__traceback__)
    return {"error": type(error).__name__, "trace": "".join(frames)}
