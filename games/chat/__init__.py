"""The chat of a table: messages, and the rights to post and to read them."""
