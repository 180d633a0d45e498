"""Previews of shared links: a title, a sentence and a drawn picture."""
