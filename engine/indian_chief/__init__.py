"""Indian Chief: each rulebook, mode and house rule is a value of one class."""
