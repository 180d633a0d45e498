"""The launcher of the embedded set-up: one command, four processes, nothing to install."""
