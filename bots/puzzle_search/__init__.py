"""Finding puzzles, pure: positions of two who know every card, where one move alone wins."""
