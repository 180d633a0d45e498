"""Duplicate matches: two sides, two tables, the same deals with the hands exchanged."""
