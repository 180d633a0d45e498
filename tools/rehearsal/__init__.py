"""A day of an operator, rehearsed on data that are thrown away (`python -m tools.rehearsal`)."""
