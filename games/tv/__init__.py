"""TV: the best running game by mode, and an exhibition of the house bots while nobody plays."""
