"""The staff's side of the site: the admin site, and the group of moderators."""
