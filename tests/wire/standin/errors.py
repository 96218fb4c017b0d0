"""Discord's refusals, by JSON error code."""

from __future__ import annotations

from collections.abc import Mapping

MEANINGS: Mapping[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
}


class ApiError(Exception):
    """A request that Discord refuses with JSON error ``code``; nothing has changed.

    ``detail`` says what is wrong with a form body, in place of Discord's nested error tree.
    """

    def __init__(self, code: int, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.status, self.message = MEANINGS[code]
        self.detail = detail

    def body(self) -> dict[str, object]:
        """Return the JSON that answers the request."""
        body: dict[str, object] = {"message": self.message, "code": self.code}
        if self.detail:
            body["errors"] = {"_errors": [{"code": "INVALID", "message": self.detail}]}
        return body
