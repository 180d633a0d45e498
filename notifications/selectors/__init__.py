"""Reading: what somebody was told, and how they want to be told."""
