"""Parts that the benchmarks of the service share: callers, tables that play, meters and the
report."""
