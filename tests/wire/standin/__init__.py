"""The parts of the stand-in: a little Discord of its own, as seen over REST and the gateway."""
