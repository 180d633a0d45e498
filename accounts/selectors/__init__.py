"""Reads: players, and their relations to each other."""
