"""The rules in words: titles and explanations (help texts) of options and presets, refusals."""
