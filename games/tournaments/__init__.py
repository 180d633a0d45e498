"""Tournaments: arenas, Swiss tournaments and knock-outs, with their pairings and standings."""
