// Generated from interface/options.toml by `make generate`; do not edit.

extension Parameter {
    /// How long the call may take. The default is `network.timeout_ms`.
    static let timeoutMs = Parameter("timeout_ms", .integer(1...3_600_000))

    /// How to use the cached value.
    static let cache = Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer"))

    /// Continues the list where an earlier page ended: the continuation of that page's result. The other
    /// parameters must be those of the first page, or missing.
    static let continueFrom = Parameter("continue_from", .string(length: 1...Int.max))
}
