"""The end of the game between two who know every card: solved exactly."""
