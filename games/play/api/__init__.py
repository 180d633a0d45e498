"""REST endpoints of a running game."""
