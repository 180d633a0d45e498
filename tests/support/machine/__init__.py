"""The state machine that drives the services over a real database, and the laws it checks."""
