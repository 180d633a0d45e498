"""Tournaments: arenas, Swiss tournaments and knock-outs, with their tables and standings."""
