"""What operators observe: logs, metrics, traces, and reports of errors."""
