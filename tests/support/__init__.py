"""Support shared by several layers of tests: clients, tables, people, real processes."""
