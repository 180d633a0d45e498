"""The chat of a table: messages, who may post them, and who may read them."""
