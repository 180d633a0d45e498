"""The rules in pictures: small examples that the engine plays, with captions in three languages."""
