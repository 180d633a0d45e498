"""Commands of the whole site."""
