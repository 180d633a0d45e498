"""Writes: one function a use case, one transaction a call; reactions hear of it on commit."""
