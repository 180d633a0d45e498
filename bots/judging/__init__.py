"""Judging moves, pure: what each legal move was worth, told from what its player could know."""
