// Generated from interface/options.toml by `make generate`; do not edit.

import JSON

/// Whether an answer may come from the store.
package enum CachePolicy: String, JSONString, CaseIterable {
    /// A stored answer that is still valid, otherwise the server's.
    case prefer = "prefer"
    /// The server's answer. The store is updated.
    case refresh = "refresh"
    /// The stored answer, however old. The network is not used; without a stored answer, the call fails with
    /// ``ErrorCode/notCached``.
    case only = "only"
    /// The stored answer, however old, at once; the store is then updated in the background. Without a stored
    /// answer, the server's.
    case revalidate = "revalidate"
}
