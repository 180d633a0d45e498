"""The sweeps (periodic tasks) over a game's three deadlines: clock, bots and reminders."""
