"""The REST endpoints of moderation."""
