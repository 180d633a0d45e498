"""Puzzles: made by workers from games, solved move by move, rated like players."""
