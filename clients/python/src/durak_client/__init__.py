"""A client of Durak services: typed, synchronous and asynchronous."""

from durak_client import models
from durak_client._async.client import AsyncClient
from durak_client._sync.client import Client
from durak_client._version import VERSION
from durak_client.errors import (
    ApiError,
    ConflictError,
    DurakError,
    InvalidRequestError,
    NoReplyError,
    NotAllowedError,
    NotAuthenticatedError,
    NotFoundError,
    RefusedError,
    ServiceError,
    StreamEndedError,
    ThrottledError,
)

__version__ = VERSION
__all__ = [
    "ApiError",
    "AsyncClient",
    "Client",
    "ConflictError",
    "DurakError",
    "InvalidRequestError",
    "NoReplyError",
    "NotAllowedError",
    "NotAuthenticatedError",
    "NotFoundError",
    "RefusedError",
    "ServiceError",
    "StreamEndedError",
    "ThrottledError",
    "models",
]
