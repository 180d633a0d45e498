"""HAProxy in front of the web processes of the served set-up: configuration and start."""
