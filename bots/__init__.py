"""Players that are programs: clients of games with no more rights than a person."""
