"""Live connections: groups of Channels' layer, feeds, and one consumer for each protocol."""
