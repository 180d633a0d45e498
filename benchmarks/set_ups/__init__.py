"""Set-ups of the service to be measured, from this working copy or from another commit."""
