"""Play by search on the kernel: the same game as bit masks, played out many times."""
