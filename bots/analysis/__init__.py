"""The analysis board: any position played on and judged, and games read from notation."""
