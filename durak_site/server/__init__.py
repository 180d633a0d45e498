"""Everything that runs the service: launcher, web server, proxy, health, monitoring, backups."""
