"""What every HTTP endpoint shares: errors as problems, typed bodies, pagination, scopes, ETags."""
