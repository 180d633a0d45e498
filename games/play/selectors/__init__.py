"""Reads of games: what a caller may know. Nothing here writes."""
