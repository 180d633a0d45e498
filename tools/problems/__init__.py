"""The twenty problems that a review of the page once found, each with a picture of today."""
