# Generated from interface/options.toml by `make generate`; do not edit.

"""The values of options."""

from __future__ import annotations

from typing import Literal

__all__ = [
    "CachePolicy",
]

CachePolicy = Literal["prefer", "refresh", "only", "revalidate"]
"""How a call uses the cached value of its method.

"prefer": Returns the cached value if it is still valid. Otherwise, requests it from the server; "refresh": Requests
the value from the server and updates the cache; "only": Returns the cached value, however old, and never sends a
request. Without a cached value, the call fails with `NotCachedError`; "revalidate": Returns the cached value,
however old, and updates the cache in the background. Without a cached value, requests it from the server.
"""
