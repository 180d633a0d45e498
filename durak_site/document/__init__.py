"""Hooks that add to the OpenAPI document the parts that no endpoint describes."""
