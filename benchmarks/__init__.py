"""Ours beside a peer's in one run: absolute times drift from machine to machine (`make bench`)."""
