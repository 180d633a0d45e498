"""Writes of moderation: one function for each use case."""
