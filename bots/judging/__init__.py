"""Judging moves, pure: what each legal move was worth, by the knowledge of its player."""
