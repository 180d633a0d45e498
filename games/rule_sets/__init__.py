"""Saved rule sets (custom rules, house rules): named by a person, and shared by a link."""
