"""Open tables: created, joined, changed, started; series of games; the list in the lobby."""
