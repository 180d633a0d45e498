"""Access to the database: conditional writes, prepared statements, threads, caches, reactions."""
