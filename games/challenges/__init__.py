"""Games that programs agree on: challenges to bot accounts, and an organiser's pairings."""
