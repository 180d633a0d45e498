"""What every endpoint shares: errors as replies, strict bodies, pages, limits, schema, presence."""
