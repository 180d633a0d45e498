"""The endpoints under `auth/`."""
