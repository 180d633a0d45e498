"""REST endpoints of moderation."""
