"""Time at a table: the clock in a game's row, deadlines, and the pulse of the clocks."""
