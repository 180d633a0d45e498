"""How people find each other: quick match."""
