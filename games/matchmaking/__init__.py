"""Matchmaking ("quick match" for players): people who wait for a game are paired by rating."""
