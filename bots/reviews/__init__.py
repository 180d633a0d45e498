"""Reviews: the judge's word on each decision of a finished game, asked for and kept."""
