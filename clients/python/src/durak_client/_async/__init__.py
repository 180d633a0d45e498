"""The asynchronous face, from which `make api` writes the synchronous one."""
