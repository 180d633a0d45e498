"""HAProxy in front of the web processes of the served set-up: its configuration and its start."""
