"""The launcher of the embedded set-up: one command, all processes, nothing to install."""
