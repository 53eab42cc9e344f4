import Testing

/// The cases of cache-tests, a public suite for HTTP caches, that apply to a private cache: those that its runner executes in browsers. The
/// requests and responses are those of this project. docs/robustness.md has the figures of a run of the suite itself.
@Suite("The cases of the public suite for HTTP caches", .virtualTime, .timeLimit(.minutes(5)))
struct CacheSuiteTests {
    private static let claimed: [SuiteCase] = [
        SuiteCase.freshness, SuiteCase.age, SuiteCase.expires, SuiteCase.heuristics, SuiteCase.statuses, SuiteCase.directives,
        SuiteCase.requests, SuiteCase.vary, SuiteCase.validation, SuiteCase.headers, SuiteCase.changes,
    ].flatMap { $0 }

    /// The cases that the cache does not pass, by the reason.
    private static let unclaimed: [(reason: String, names: [String])] = [
        (
            "Partial content is not cached, and a cached response is returned whole.",
            [
                "partial-store-complete-reuse-partial", "partial-store-complete-reuse-partial-no-last",
                "partial-store-complete-reuse-partial-suffix", "partial-store-partial-complete", "partial-store-partial-reuse-partial",
                "partial-store-partial-reuse-partial-absent", "partial-store-partial-reuse-partial-byterange",
                "partial-store-partial-reuse-partial-suffix", "partial-use-headers", "partial-use-stored-headers",
            ]
        ),
        (
            "A call fails with an error, where a proxy returns a response with the status 502 or 504.",
            ["ccreq-oic", "stale-close-must-revalidate", "stale-close-no-cache"]
        ),
        (
            "A stale response replaces a failure only with `stale-if-error`. The header Warning is obsolete.",
            ["stale-503", "stale-close", "stale-warning-become", "stale-warning-stored"]
        ),
        (
            "Of two values of `max-age`, the first one counts. A value that is not a number is 0, and spaces around `=` are ignored.",
            [
                "freshness-max-age-100a", "freshness-max-age-a100", "freshness-max-age-decimal-five", "freshness-max-age-decimal-zero",
                "freshness-max-age-space-after-equals", "freshness-max-age-space-before-equals",
                "freshness-max-age-two-stale-fresh-sameline", "freshness-max-age-two-stale-fresh-sepline",
            ]
        ),
        (
            "Without explicit freshness, a response is fresh for a tenth of the time since its last change: here, for less than the pause.",
            ["heuristic-delta-10", "heuristic-delta-30", "heuristic-delta-5"]
        ),
        (
            "Only responses to GET are cached, and a response to HEAD changes no cached response.",
            ["head-200-freshness-update", "head-200-retain", "head-200-update", "head-410-update", "method-POST"]
        ),
        (
            "The library has no such method.",
            ["invalidate-M-SEARCH", "invalidate-M-SEARCH-cl", "invalidate-M-SEARCH-failed", "invalidate-M-SEARCH-location"]
        ),
        (
            "Headers that Vary names are compared as they are. Only spaces are ignored.",
            ["vary-normalise-lang-case", "vary-normalise-lang-order", "vary-normalise-lang-select"]
        ),
        (
            "An ETag is sent as the server or the caller wrote it, and only for the variant that matches the request.",
            ["conditional-etag-forward-unquoted", "conditional-etag-strong-generate-unquoted", "conditional-etag-vary-headers-mismatch"]
        ),
        (
            "A response with the status 304 changes no header that describes the stored body. One with another ETag is not used.",
            ["304-etag-update-response-Content-Range", "304-etag-update-response-Content-Type", "304-etag-update-response-ETag"]
        ),
        (
            "The body is decoded, so an unknown encoding is an error.",
            ["304-etag-update-response-Content-Encoding", "headers-store-Content-Encoding", "headers-store-Transfer-Encoding"]
        ),
        (
            "The library keeps cookies itself, and responses have no Set-Cookie.",
            ["304-etag-update-response-Set-Cookie", "headers-store-Set-Cookie", "other-cookie"]
        ),
        ("A request with `no-store` may be answered from the cache. Its response is not stored.", ["ccreq-no-store"]),
        ("The case is about a reload in a browser, which the library does not have.", ["cc-resp-immutable-fresh"]),
        ("A response from the server has the header Age only if the server has sent it.", ["other-age-delay"]),
    ]

    @Test("The cache passes the cases that it claims to pass", arguments: claimed)
    func passes(each: SuiteCase) async throws { try await each.run() }

    @Test("Each of the 300 cases is either claimed or has a reason")
    func complete() {
        let others = Self.unclaimed.flatMap(\.names)
        let names = Self.claimed.map(\.name) + others
        #expect(Set(names).count == names.count)
        #expect(Self.claimed.count == 245 && others.count == 55)
    }
}
