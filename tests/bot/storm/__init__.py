"""Storms: whole games of random people in a house at which everything fails that can."""
