"""Finished games: notation, proof of the deal, narration, and the check of a log."""
