"""Train the value network of `master`; see `__main__.py`."""
