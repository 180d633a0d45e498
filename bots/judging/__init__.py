"""Judging moves (engine analysis), pure: the worth of each legal move, as its player knew it."""
