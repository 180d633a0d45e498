"""How every endpoint speaks HTTP: bodies, problems, sessions, limits. Knows no other app."""
