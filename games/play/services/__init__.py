"""The use cases of a running game: every change of it begins here."""
