"""Health checks: liveness and readiness of web processes, heartbeats of workers and beat."""
