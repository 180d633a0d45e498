"""A finished game: its notation, its proof, its narration, and the check of its log."""
