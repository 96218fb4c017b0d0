"""Bad inputs: what no screen offers, what is late, and what is somebody else's; all refused."""
