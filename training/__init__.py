"""What computer players learn, and how: scripts that write the files they read."""
