"""Saved rule sets: rules that a person has named, keeps, and hands on by a link."""
