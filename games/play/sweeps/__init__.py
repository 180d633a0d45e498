"""The sweeps: what is done at a table when time is up and nobody has acted."""
