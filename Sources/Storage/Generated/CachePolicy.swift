// Generated from interface/options.toml by `make generate`; do not edit.

import JSON

/// The way in which a call uses the cached value of its method.
package enum CachePolicy: String, JSONString, CaseIterable {
    /// Returns the cached value if it is still valid. Otherwise, requests it from the server.
    case prefer = "prefer"
    /// Requests the value from the server and updates the cache.
    case refresh = "refresh"
    /// Returns the cached value, however old, and never sends a request. Without a cached value, the call
    /// fails with ``ErrorCode/notCached``.
    case only = "only"
    /// Returns the cached value, however old, and updates the cache in the background. Without a cached
    /// value, requests it from the server.
    case revalidate = "revalidate"
}
