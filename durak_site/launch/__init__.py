"""Starts and stops the embedded set-up: one command, four processes, nothing to install."""
