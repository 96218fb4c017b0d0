"""Indian Chief: the rules of both rulebooks as values of one class."""
