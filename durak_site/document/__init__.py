"""Hooks that add to the OpenAPI document what no endpoint says, called by the generator in turn."""
