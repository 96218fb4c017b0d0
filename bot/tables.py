"""Placeholder of the contract; grows in the next commits."""
