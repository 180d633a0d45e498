"""Reads: what a caller may know of games. Nothing here writes."""
