"""The generated Swift services, which cache the values of plain JSON requests."""

from __future__ import annotations

from model import Method, Service
from text import banner, comment

from .names import CLIENTS, function, is_routed, prose, swift_name, swift_type


def cached(service: Service) -> list[Method]:
    """Returns the methods of a service whose values come from plain JSON requests and are cached, unless a router makes its requests."""
    return [m for m in service.methods if m.request and m.is_cached and not is_routed(service)]


def service_type(service: Service) -> str:
    kept = cached(service)
    name, client = swift_name(service), CLIENTS[service.group]
    properties = "\n".join(f"    let {function(m)}: ValueCache<{swift_type(m.returns)}>" for m in kept if m.returns)
    inits = "\n".join(
        f"""        {function(m)} = caches.cache("{m.name}", validity: .seconds({m.cache_seconds}), in: .disk) {{
            try await {name}API.{function(m)}(client)
        }}"""
        for m in kept
    )
    functions = "\n\n".join(
        f"""{comment(prose(m.summary), "    /// ")}
    package func {function(m)}(cache: CachePolicy) async throws -> Cached<{swift_type(m.returns)}> {{
        try await {function(m)}.value(cache)
    }}

    /// Returns the value in memory, without waiting. Returns nil if the value is missing or `cache` does not allow its use.
    package func {function(m)}(inMemory cache: CachePolicy) throws -> Cached<{swift_type(m.returns)}>? {{
        try {function(m)}.immediateValue(cache)
    }}"""
        for m in kept
        if m.returns
    )
    return f"""{banner(f"interface/{service.name}.toml", "//")}
import Storage

/// The cached values of the service `{service.name}`, in memory and on disk.
package struct {name}Service: Sendable {{
    let client: {client}
    private let caches: CacheGroup
{properties}

    package init(client: {client}, caches: CacheGroup) {{
        self.client = client
        self.caches = caches
{inits}
    }}

{functions}

    /// Deletes the cached values, in memory and on disk.
    package func clearCache() async throws {{
        try await caches.clear()
    }}
}}
"""
