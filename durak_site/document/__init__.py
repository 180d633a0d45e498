"""What the OpenAPI document says beyond the endpoints: hooks that the generator calls in turn."""
