"""Rows folded from the events of a game."""
