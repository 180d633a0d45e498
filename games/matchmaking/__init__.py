"""Matchmaking ("quick match" for players): people in the queue are grouped by rating."""
