"""Indian Chief: each rulebook is a value of one class, so far the classic one."""
