"""Writes of moderation."""
