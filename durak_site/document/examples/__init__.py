"""Examples of the OpenAPI document: requests, replies, and every problem."""
