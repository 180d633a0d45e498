"""What several layers of tests share: real services and a real worker."""
