"""What computer players of Indian Chief reckon with: points, what kept cards are worth, weights."""
