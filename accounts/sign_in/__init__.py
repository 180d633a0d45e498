"""Social login (SSO): OpenID Connect, and OAuth where a provider has nothing else."""
