"""Lessons (tutorial): guided games at the real table, from fixed deals; never rated."""
