"""Examples of the OpenAPI document: what is sent, what comes back, and every problem."""
