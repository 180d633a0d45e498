"""Reads of moderation."""
