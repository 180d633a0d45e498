"""Ratings: the book of rated games, what follows from it, boards, and signs of boosting."""
