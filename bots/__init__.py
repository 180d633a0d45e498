"""Bots: players that are programs, and clients of games with no more rights than a person."""
