"""Limits for one caller: rate limits of requests, open connections, IP addresses."""
