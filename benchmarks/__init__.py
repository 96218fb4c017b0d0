"""Both sides of a comparison in one run: absolute times drift from machine to machine."""
