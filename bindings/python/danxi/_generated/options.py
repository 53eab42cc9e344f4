# Generated from interface/options.toml by `make generate`; do not edit.

"""The values of options."""

from __future__ import annotations

from typing import Literal

__all__ = [
    "CachePolicy",
]

CachePolicy = Literal["prefer", "refresh", "only", "revalidate"]
"""Whether an answer may come from the store.

"prefer": A stored answer that is still valid, otherwise the server's; "refresh": The server's answer. The store is
updated; "only": The stored answer, however old. The network is not used; without a stored answer, the call fails
with `NotCachedError`; "revalidate": The stored answer, however old, at once; the store is then updated in the
background. Without a stored answer, the server's.
"""
