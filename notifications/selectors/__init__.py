"""Reads: a user's notifications and preferences."""
