"""Clubs: members with roles, a house rule, private tables, and a leaderboard."""
