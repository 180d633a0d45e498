"""The pages for programmers at `/developers`: guide, reference, problems, changelog, collection."""
