"""Prometheus metrics and OpenTelemetry spans that every package can write."""
