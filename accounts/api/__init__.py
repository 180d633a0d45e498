"""The endpoints of accounts: `auth/`, players, and relations between them."""
