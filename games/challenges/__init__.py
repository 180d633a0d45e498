"""Challenges to bot accounts, as on chess sites, and an organiser's bulk pairings."""
