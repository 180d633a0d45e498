# `make api` writes this file from _async/__init__.py.
"""The asynchronous face, from which `make api` writes the synchronous one."""
