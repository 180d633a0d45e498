"""Projections (read models): rows folded from the events of a game."""
