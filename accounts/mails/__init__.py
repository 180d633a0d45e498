"""The mails about accounts: their words in each language."""
