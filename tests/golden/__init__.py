"""Golden playthroughs: one whole game for every rulebook, mode, table size and house rule.

``python -m tests.golden`` writes those that are missing; ``python -m tests.golden --anew`` writes
all of them again, which a change of the rules must have a reason for.
"""
