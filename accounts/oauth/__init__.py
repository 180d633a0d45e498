"""OAuth 2.0: other people's apps act for an account, with its owner's consent.

The library does the protocol; here are its edges: the page of consent, limits, and who is shut out.
"""
