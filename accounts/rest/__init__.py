"""How every endpoint speaks HTTP: bodies, problems, who asks, limits. Knows no other app."""
