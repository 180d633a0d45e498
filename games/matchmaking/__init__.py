"""Quick match: people who wait for a game are paired by rating."""
