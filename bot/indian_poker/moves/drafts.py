"""Drafts: what a seat begins to pick from, and how the store keeps it."""

from __future__ import annotations

import json

from bot.present.indian_poker.scene import Draft
from engine.indian_poker.model import When
from engine.indian_poker.situation import View


def first_draft(_view: View) -> Draft:
    """A seat begins with nothing picked."""
    return Draft()


def dump_draft(draft: Draft) -> str:
    """Write a draft for the store."""
    return json.dumps({"when": draft.when, "shares": draft.shares})


def load_draft(text: str) -> Draft:
    """Read a draft from the store."""
    kept = json.loads(text)
    when, shares = kept["when"], kept.get("shares", ())
    return Draft(None if when is None else When(when), tuple(shares))
