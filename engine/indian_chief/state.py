"""The state of a game of Indian Chief and the fold of its events."""
