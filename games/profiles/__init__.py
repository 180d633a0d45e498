"""Players as others see them: results, played games, friends at play."""
