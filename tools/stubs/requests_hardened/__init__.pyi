import requests

class Config:
    ip_filter_allow_loopback_ips: bool
    def __init__(
        self,
        ip_filter_enable: bool,
        ip_filter_allow_loopback_ips: bool,
        never_redirect: bool,
        default_timeout: tuple[float, float] | None,
        user_agent_override: str | None = ...,
        ip_filter_tls_sni_support: bool = ...,
    ) -> None: ...

class HTTPSession(requests.Session):
    def __init__(self, config: Config) -> None: ...
