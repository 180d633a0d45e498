"""Open tables: creating, joining, changing and starting them; series; the lobby's list."""
