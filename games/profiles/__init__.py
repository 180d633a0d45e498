"""Profiles: the ratings, results and finished games of a player, and friends who play now."""
