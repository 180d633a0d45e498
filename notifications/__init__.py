"""What people are told of while they look elsewhere: kept for a month, shown, and pushed."""
