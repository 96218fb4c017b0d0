"""What came of checking a table: docs/verify.md tells what that proves, and what not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Fault(StrEnum):
    """What does not agree with what: a closed list, one sentence each."""

    SEED = "seed"  # no link is by this seed
    COMMITMENT = "commitment"  # the fingerprint that event ``seq`` told is not the seed's
    EVENT = "event"  # event ``seq`` is not the one that its link binds
    LINK = "link"  # the link of event ``seq`` binds neither it nor what comes after
    SHUFFLE = "shuffle"  # event ``seq`` dealt other cards than the shuffle gives
    STORY = "story"  # event ``seq`` cannot come after those before it
    PEOPLE = "people"  # so many people are not in the events
    OVER = "over"  # it does not end as it says
    DIGEST = "digest"  # something beside the events was changed


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is not as it was, in event ``seq`` (from 1; 0 for the table itself).

    ``kind`` is that event's. Where more can be told, ``field`` is the place in it (``draws.1.0``),
    and ``told`` and ``right`` are what stands there and what follows from the seed.
    """

    fault: Fault
    seq: int = 0
    kind: str = ""
    field: str = ""
    told: str = ""
    right: str = ""


@dataclass(frozen=True, slots=True)
class Head:
    """A link that was shown, in hex: at the reveal of ``round``, or (0) at the end."""

    seq: int
    round: int
    link: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was checked of a table, and what was found first that is wrong.

    ``linked`` of its ``events`` have a link; ``shuffles`` were dealt again and so many ``seeds``
    compared with their fingerprints. ``heads`` are the links to compare with those in the channel.
    """

    table: int
    events: int
    linked: int
    seeds: int
    shuffles: int
    heads: tuple[Head, ...]
    finding: Finding | None = None

    @property
    def head(self) -> str | None:
        """The link that binds the whole log; ``None`` for one from before there were links."""
        return next((head.link for head in self.heads if not head.round), None)
