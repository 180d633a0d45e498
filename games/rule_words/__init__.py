"""The rules in words: titles and explanations of options and presets, and reasons of refusals."""
