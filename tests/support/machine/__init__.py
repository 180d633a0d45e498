"""Stateful (model-based) tests: a state machine drives the services on a real database."""
