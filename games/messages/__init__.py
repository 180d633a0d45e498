"""What travels between the service and its clients, as types and as JSON.

The pydantic models describe the JSON (they are the OpenAPI document's components); the functions
`…_json` make it. Tests hold them together.
"""
