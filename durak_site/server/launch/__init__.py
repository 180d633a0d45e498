"""The launcher (`make run`) of the embedded set-up: one command, all processes."""
