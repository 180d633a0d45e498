"""The weekly digest mail: what waits for a person, the tournaments of the week, the ratings."""
