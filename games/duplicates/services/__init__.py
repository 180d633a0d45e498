"""What changes duplicate matches."""
