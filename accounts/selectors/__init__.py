"""Reads: players, and what they have to do with each other."""
