"""The connection to the database: DATABASE_URL, connection poolers, and checks before upgrades."""
