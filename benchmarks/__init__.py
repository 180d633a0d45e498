"""Benchmarks, one command each: `python -m benchmarks.NAME`; docs/benchmarks.md has the results."""
