"""Nights of Indian poker, played for forfeits, at the tables of the house."""
