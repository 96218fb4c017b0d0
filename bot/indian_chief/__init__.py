"""What the house knows of Indian Chief alone."""
