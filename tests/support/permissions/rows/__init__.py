"""The rows of the table of permissions, a file for each part of the site."""
