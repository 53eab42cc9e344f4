// Generated from interface/options.toml by `make generate`; do not edit.

extension Parameter {
    /// Maximum duration of the call. The default is `network.timeout_ms`.
    static let timeoutMs = Parameter("timeout_ms", .integer(1...3_600_000))

    /// Use of the cached value.
    static let cache = Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer"))

    /// Continuation from the result of an earlier page: the list continues after that page. The other
    /// parameters must be those of the first page, or missing.
    static let continueFrom = Parameter("continue_from", .string(length: 1...Int.max))
}
