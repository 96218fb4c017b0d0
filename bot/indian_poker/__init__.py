"""What the house knows of Indian poker alone."""
