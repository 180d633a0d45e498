"""HTTP shared by all endpoints: errors as problems, typed bodies, pagination, scopes, ETags."""
