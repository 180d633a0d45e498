"""OAuth 2.0: other people's apps act for an account, with its owner's consent.

The library implements the protocol. This package adds the consent page, rate limits, and the
exclusion of banned accounts.
"""
