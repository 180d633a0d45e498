"""Writes of clubs: founding and changing, memberships, and tables."""
