"""The REST endpoints of games: thin, every decision is a service's or a selector's."""
