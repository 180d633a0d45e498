"""Messages about a running game, as types and as JSON.

The pydantic models describe the JSON (they are the OpenAPI document's components); the functions
`…_json` make it. Tests hold them together.
"""
