"""Test support (factories, fixtures, helpers): clients, tables, people, real processes."""
