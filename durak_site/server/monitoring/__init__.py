"""Monitoring for operators: logs, metrics, traces, and error tracking."""
