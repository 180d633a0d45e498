"""Users: accounts, guests, how they log in, and their relations to other players."""
