"""Live connections: groups by Channels' layer, feeds, and one consumer for each protocol."""
