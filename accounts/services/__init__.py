"""Writes: one function a use case."""
