"""The sweeps over the three deadlines of a game: its clock, its bots and its reminders."""
