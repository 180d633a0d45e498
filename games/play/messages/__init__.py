"""Messages about a running game, as types and as JSON.

The pydantic models describe the JSON and are components of the OpenAPI document. The functions
`…_json` make the JSON. Tests compare both.
"""
