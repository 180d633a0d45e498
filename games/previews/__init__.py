"""What a link shows where it is shared: a title, a sentence and a drawn picture."""
