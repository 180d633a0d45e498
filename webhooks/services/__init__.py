"""Writes: one function for each use case."""
