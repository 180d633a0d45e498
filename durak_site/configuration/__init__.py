"""Configuration from environment variables: their typed values, the data folder, cookie names."""
