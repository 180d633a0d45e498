"""Game reviews (computer analysis after the game): each decision judged, asked for and kept."""
