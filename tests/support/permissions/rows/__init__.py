"""The rows, a file for each part of the site."""
