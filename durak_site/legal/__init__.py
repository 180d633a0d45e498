"""The operator's legal pages: imprint and privacy statement."""
