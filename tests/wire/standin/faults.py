"""What may go wrong on the way: faults that the stand-in was told to show."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Fault:
    """What happens to the next ``times`` requests that fit, after ``skip`` of them went well.

    A request fits by its ``method`` and ``path`` (regular expressions that match the whole; the
    path without ``/api/v10``) and by ``contains``, a piece of its JSON. It waits ``before``
    seconds, takes effect or not, waits ``after`` seconds, and then the connection is reset, or
    ``status`` and ``body`` answer (a string is sent as HTML), or all goes its usual way.
    ``via`` is the header that tells Discord's own answers from a Cloudflare ban.
    """

    method: str = ".*"
    path: str = ".*"
    contains: str = ""
    skip: int = 0
    times: int = 1
    before: float = 0.0
    effect: bool = True
    after: float = 0.0
    reset: bool = False
    status: int | None = None
    body: Any = None
    via: bool = True

    def fits(self, method: str, path: str, text: str) -> bool:
        """Whether a request is meant."""
        return (
            re.fullmatch(self.method, method) is not None
            and re.fullmatch(self.path, path) is not None
            and self.contains in text
        )


@dataclass(slots=True)
class _Armed:
    fault: Fault
    seen: int = 0


@dataclass(slots=True)
class Faults:
    """The faults that wait for their requests, the first that fits goes."""

    _armed: list[_Armed] = field(default_factory=list)

    def arm(self, fault: Fault) -> None:
        """Add a fault behind the others."""
        self._armed.append(_Armed(fault))

    def clear(self) -> None:
        """Forget all of them."""
        self._armed.clear()

    def pending(self) -> list[dict[str, Any]]:
        """Return those that have not all happened yet."""
        return [asdict(armed.fault) for armed in self._armed]

    def meet(self, method: str, path: str, text: str) -> Fault | None:
        """Return what happens to this request, ``None`` if nothing."""
        for armed in self._armed:
            if armed.fault.fits(method, path, text):
                return self._count(armed)
        return None

    def _count(self, armed: _Armed) -> Fault | None:
        armed.seen += 1
        if armed.seen <= armed.fault.skip:
            return None
        if armed.seen == armed.fault.skip + armed.fault.times:
            self._armed.remove(armed)
        return armed.fault


def lost_answer(path: str = ".*", method: str = ".*", **more: Any) -> Fault:
    """Let a request take effect and its answer never arrive: the connection is reset."""
    return Fault(method, path, reset=True, **more)


def held(path: str = ".*", method: str = ".*", **more: Any) -> Fault:
    """Let a request take effect and keep its answer back for a minute: time to kill the bot."""
    return Fault(method, path, after=60.0, reset=True, **more)


def reset(path: str = ".*", method: str = ".*", **more: Any) -> Fault:
    """Reset the connection before the request takes effect."""
    return Fault(method, path, effect=False, reset=True, **more)


def fails(status: int, path: str = ".*", method: str = ".*", **more: Any) -> Fault:
    """Answer ``status`` and do nothing."""
    body = {"message": f"{status}: injected", "code": 0}
    return Fault(method, path, effect=False, status=status, **{"body": body, **more})


def slow(before: float, path: str = ".*", method: str = ".*", **more: Any) -> Fault:
    """Let a request wait before it takes effect."""
    return Fault(method, path, before=before, **more)


def rate_limited(retry_after: float, path: str = ".*", method: str = ".*", **more: Any) -> Fault:
    """Answer Discord's own 429; ``everywhere=True`` limits all routes at once."""
    everywhere = more.pop("everywhere", False)
    body = {
        "message": "You are being rate limited.",
        "retry_after": retry_after,
        "global": everywhere,
    }
    return fails(429, path, method, body=body, **more)


def ban_page(path: str = ".*", method: str = ".*", **more: Any) -> Fault:
    """Answer Cloudflare's 429: no ``Via``, and a page of HTML."""
    return fails(429, path, method, body="<html>error code: 1015</html>", via=False, **more)
