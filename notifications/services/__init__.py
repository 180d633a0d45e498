"""Writing: one function a use case."""
