"""Sign-in with other providers: OpenID Connect, and OAuth where a provider has nothing else."""
