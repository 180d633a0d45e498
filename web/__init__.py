"""Parts that every endpoint and every live connection shares, in rooms by what they deal with."""
