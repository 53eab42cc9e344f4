@testable import HTTPKit

/// The cases about directives, conditions, headers and changes.
extension SuiteCase {
    private static let fresh = ["Date: @0", "Cache-Control: max-age=100000"]

    static let directives: [SuiteCase] = [
        SuiteCase("cc-resp-private-private", ["Cache-Control: private, max-age=3600"], .cache),
        SuiteCase("cc-resp-no-store", ["Cache-Control: no-store"], .server),
        SuiteCase("cc-resp-no-store-case-insensitive", ["Cache-Control: No-Store"], .server),
        SuiteCase("cc-resp-no-store-fresh", ["Date: @0", "Expires: @10000", "Cache-Control: max-age=10000, no-store"], .server),
        kept("cc-resp-no-store-old-new", "Cache-Control: no-store"),
        kept("cc-resp-no-store-old-max-age", "Cache-Control: no-store, max-age=0"),
        SuiteCase("cc-resp-no-cache", ["Date: @0", "Expires: @10000", "Cache-Control: max-age=10000, no-cache"], .server),
        SuiteCase("cc-resp-no-cache-case-insensitive", ["Date: @0", "Expires: @10000", "Cache-Control: max-age=10000, NO-cache"], .server),
        SuiteCase("cc-resp-no-cache-revalidate", ["Cache-Control: no-cache", "ETag: \"1\""], .validation),
        SuiteCase("cc-resp-no-cache-revalidate-fresh", ["Date: @0", "Cache-Control: max-age=10000, no-cache", "ETag: \"1\""], .validation),
        SuiteCase(
            "headers-omit-headers-listed-in-Cache-Control-no-cache-single",
            ["Cache-Control: no-cache=\"a\"", "Cache-Control: max-age=3600", "A: 1", "B: 2"], .cache, has: ["B: 2"], lacks: ["A"]),
        SuiteCase(
            "headers-omit-headers-listed-in-Cache-Control-no-cache",
            ["Cache-Control: no-cache=\"a, b\"", "Cache-Control: max-age=3600", "A: 1", "B: 2", "C: 3"], .cache, has: ["C: 3"],
            lacks: ["A", "B"]),
        SuiteCase("cc-resp-must-revalidate-fresh", ["Cache-Control: max-age=10000, must-revalidate", "ETag: \"1\""], .cache),
        SuiteCase(
            "cc-resp-must-revalidate-stale", Step(["Cache-Control: max-age=2, must-revalidate", "ETag: \"1\""], pause: 0),
            Step(from: .cache),
            Step(from: .validation)),
        SuiteCase(
            "cc-resp-immutable-stale", Step(["Cache-Control: max-age=2, immutable", "ETag: \"1\""]),
            Step(from: .validation, asked: ["Cache-Control: max-age=0"], arrives: ["Cache-Control: max-age=0"])),
        SuiteCase(
            "stale-while-revalidate", Step(["Cache-Control: max-age=1, stale-while-revalidate=3600", "ETag: \"1\""]),
            Step(from: .cache, isRefreshed: true)),
        SuiteCase(
            "stale-while-revalidate-window", Step(["Cache-Control: max-age=1, stale-while-revalidate=4", "ETag: \"1\""]),
            Step(["Cache-Control: no-cache", "ETag: \"2\""], from: .cache, isRefreshed: true), Step()),
        SuiteCase("stale-sie-close", Step(["Cache-Control: max-age=2, stale-if-error=60"]), Step(from: .cache, isLost: true)),
        SuiteCase("stale-sie-503", Step(["Cache-Control: max-age=2, stale-if-error=60"]), Step(from: .cache, status: 503, isError: true)),
        SuiteCase("pragma-response-no-cache", ["Cache-Control: max-age=3600", "Pragma: no-cache"], .cache),
        SuiteCase("pragma-response-no-cache-heuristic", ["Date: @0", "Last-Modified: @-10000", "Pragma: no-cache"], .cache),
        SuiteCase("pragma-response-extension", ["Cache-Control: max-age=3600", "Pragma: unknown"], .cache),
        SuiteCase("other-date-update", fresh, .cache, has: ["Date: @-3"]),
        SuiteCase("other-date-update-expires", ["Date: @0", "Expires: @2592000"], .cache, has: ["Date: @-3"]),
        SuiteCase("other-date-update-expires-update", ["Date: @0", "Expires: @2592000"], .cache, has: ["Expires: @2591997"]),
        SuiteCase("query-args-different", Step(fresh, query: "1"), Step(query: "2")),
        SuiteCase("query-args-same", Step(fresh, query: "1"), Step(from: .cache, query: "1")),
        SuiteCase("other-fresh-content-disposition-attachment", fresh + ["Content-Disposition: attachment; filename=a.txt"], .cache),
        SuiteCase("other-set-cookie", fresh + ["Set-Cookie: a=b"], .cache),
    ]

    /// Returns a case in which a fresh response stays in the cache, although a response to a later request must not be stored.
    private static func kept(_ name: String, _ control: String) -> SuiteCase {
        SuiteCase(
            name, Step(["Date: @0", "Cache-Control: max-age=10000", "A: 1"]),
            Step([control, "A: 2"], from: .cache, has: ["A: 1"]))
    }

    static let requests: [SuiteCase] = [
        asking("ccreq-ma0", "max-age=0", fresh, .server), asking("ccreq-ma1", "max-age=1", fresh, .server),
        asking("ccreq-magreaterage", "max-age=600", fresh + ["Age: 1800"], .server),
        asking("ccreq-max-stale", "max-stale=1000", ["Date: @0", "Cache-Control: max-age=2"], .cache),
        asking("ccreq-max-stale-age", "max-stale=1000", ["Cache-Control: max-age=1500", "Age: 2000"], .cache),
        asking("ccreq-min-fresh", "min-fresh=2000", ["Cache-Control: max-age=1500"], .server),
        asking("ccreq-min-fresh-age", "min-fresh=1000", ["Cache-Control: max-age=1500", "Age: 1000"], .server),
        asking("ccreq-no-cache", "no-cache", ["Cache-Control: max-age=3600"], .server),
        asking("ccreq-no-cache-lm", "no-cache", ["Date: @0", "Cache-Control: max-age=3600", "Last-Modified: @-10000"], .validation),
        asking("ccreq-no-cache-etag", "no-cache", ["Cache-Control: max-age=3600", "ETag: \"1\""], .validation),
        SuiteCase("pragma-request-no-cache", Step(fresh), Step(from: .cache, asked: ["Pragma: no-cache"])),
        SuiteCase("pragma-request-extension", Step(fresh), Step(from: .cache, asked: ["Pragma: unknown"])),
    ]

    private static func asking(_ name: String, _ directive: String, _ answer: [String], _ source: Step.Source) -> SuiteCase {
        SuiteCase(name, Step(answer), Step(from: source, asked: ["Cache-Control: \(directive)"]))
    }

    static let vary: [SuiteCase] =
        [
            varying("match", "Foo", ["Foo: 1"], ["Foo: 1"], .cache), varying("no-match", "Foo", ["Foo: 1"], ["Foo: 2"], .server),
            varying("omit-stored", "Foo", [], ["Foo: 1"], .server), varying("omit", "Foo", ["Foo: 1"], [], .server),
            varying("cache-key", "Foo", ["Foo: 1", "Other: 2"], ["Foo: 1", "Other: 3"], .cache),
            varying("2-match", "Foo, Bar", ["Foo: 1", "Bar: a"], ["Foo: 1", "Bar: a"], .cache),
            varying("2-no-match", "Foo, Bar", ["Foo: 1", "Bar: a"], ["Foo: 2", "Bar: a"], .server),
            varying("2-match-omit", "Foo, Bar", ["Foo: 1", "Bar: a"], [], .server),
            varying("3-match", "Foo, Bar, Baz", ["Foo: 1", "Bar: a", "Baz: 7"], ["Foo: 1", "Bar: a", "Baz: 7"], .cache),
            varying("3-no-match", "Foo, Bar, Baz", ["Foo: 1", "Bar: a", "Baz: 7"], ["Foo: 2", "Bar: a", "Baz: 7"], .server),
            varying("3-order", "Foo, Bar, Baz", ["Foo: 1", "Bar: a", "Baz: 7"], ["Foo: 1", "Baz: 7", "Bar: ab"], .server),
            varying("3-omit", "Foo, Bar, Baz", ["Foo: 1", "Baz: 7"], ["Foo: 1", "Baz: 7"], .cache),
            varying("star", "*", ["Foo: 1"], ["Foo: 1"], .server),
            varying("normalise-combine", "Foo", ["Foo: 1, 2"], ["Foo: 1", "Foo: 2"], .cache),
            varying("normalise-lang-space", "Accept-Language", ["Accept-Language: en, de"], ["Accept-Language: en ,  de"], .cache),
            varying("normalise-space", "Foo", ["Foo: 1,2"], ["Foo: 1 , 2"], .cache),
            SuiteCase(
                "vary-invalidate", Step(fresh + ["Vary: Foo"], asked: ["Foo: 1"]), Step(fresh + ["Vary: Foo"], asked: ["Foo: 2"]),
                Step(from: .cache, asked: ["Foo: 1"])),
        ]
        + [
            ("star", ["*"]), ("star-star", ["*, *"]), ("star-star-lines", ["*", "*"]), ("empty-star", [", *"]),
            ("empty-star-lines", ["", "*"]), ("star-foo", ["*, Foo"]), ("foo-star", ["Foo, *"]),
        ].map { (name: String, values: [String]) in
            SuiteCase("vary-syntax-\(name)", fresh + values.map { "Vary: \($0)" }, asked: ["Foo: 1"], then: ["Foo: 1"], .server)
        }

    private static func varying(
        _ name: String, _ names: String, _ first: [String], _ second: [String], _ source: Step.Source
    ) -> SuiteCase {
        SuiteCase("vary-\(name)", fresh + ["Vary: \(names)"], asked: first, then: second, source)
    }

    static let validation: [SuiteCase] =
        [
            SuiteCase(
                "conditional-etag-vary-headers", Step(["Date: @0", "Expires: @1", "ETag: \"1\"", "Vary: Abc"], asked: ["Abc: 1"]),
                Step(from: .validation, asked: ["Abc: 1"], arrives: ["Abc: 1"])),
            SuiteCase(
                "conditional-etag-strong-generate", Step(["Date: @0", "Cache-Control: max-age=2", "ETag: \"1\""]),
                Step(from: .validation, arrives: ["If-None-Match: \"1\""])),
            SuiteCase(
                "conditional-etag-weak-generate-weak", Step(["Date: @0", "Cache-Control: max-age=2", "ETag: W/\"1\""]),
                Step(from: .validation, arrives: ["If-None-Match: W/\"1\""])),
            SuiteCase("conditional-etag-forward", Step(asked: ["If-None-Match: \"1\""], arrives: ["If-None-Match: \"1\""])),
            SuiteCase(
                "304-lm-use-stored-Test-Header",
                Step(["Date: @0", "Cache-Control: max-age=2", "Last-Modified: Wed, 02 Jan 2019 03:04:05 GMT", "Test-Header: a"]),
                Step(["Date: @0", "Last-Modified: Wed, 02 Jan 2019 03:04:05 GMT"], from: .validation, has: ["Test-Header: a"])),
            updating("Content-Length", "4", "0", kept: "4"),
            updating("Cache-Control", "max-age=1", "max-age=3600"),
            updating("Expires", "Fri, 04 Jan 2036 01:01:01 GMT", "Sat, 05 Jan 2036 01:01:01 GMT"),
        ]
        + [
            "Test-Header", "X-Test-Header", "Content-Foo", "X-Content-Foo", "Content-Location", "Content-MD5", "Content-Security-Policy",
            "Clear-Site-Data", "Public-Key-Pins", "Set-Cookie2", "X-Frame-Options", "X-XSS-Protection",
        ].map { updating($0, "old", "new") }

    /// Returns a case in which a response with the status 304 has another value of a header than the stored response.
    private static func updating(_ name: String, _ old: String, _ new: String, kept: String? = nil) -> SuiteCase {
        let control = name == "Cache-Control" ? [] : ["Cache-Control: max-age=2"]
        let expected = ["\(name): \(kept ?? new)"]
        return SuiteCase(
            "304-etag-update-response-\(name)", Step(["Date: @0", "ETag: \"1\"", "\(name): \(old)"] + control),
            Step(["Date: @0", "ETag: \"1\"", "\(name): \(new)"] + control, from: .validation, has: expected, pause: 0),
            Step(from: .cache, has: expected))
    }

    static let headers: [SuiteCase] =
        [
            "Test-Header", "X-Test-Header", "Content-Foo", "X-Content-Foo", "Content-Length", "Content-Location", "Content-MD5",
            "Content-Range", "Content-Security-Policy", "Clear-Site-Data", "Public-Key-Pins", "Set-Cookie2", "X-Frame-Options",
            "X-XSS-Protection",
        ].map { SuiteCase("headers-store-\($0)", fresh + ["\($0): 4"], .cache, has: ["\($0): 4"]) }
        + [
            "Connection", "Keep-Alive", "Proxy-Authenticate", "Proxy-Authentication-Info", "Proxy-Authorization", "Proxy-Connection", "TE",
            "Upgrade",
        ].map { SuiteCase("headers-store-\($0)", fresh + ["\($0): a"], .cache, lacks: [$0]) }
        + [
            SuiteCase("headers-store-Cache-Control", fresh, .cache, has: ["Cache-Control: max-age=100000"]),
            SuiteCase(
                "headers-store-Content-Type", fresh + ["Content-Type: text/plain;charset=utf-8"], .cache,
                has: ["Content-Type: text/plain;charset=utf-8"]),
            SuiteCase("headers-store-ETag", fresh + ["ETag: \"2\""], .cache, has: ["ETag: \"2\""]),
            SuiteCase(
                "headers-store-Expires", fresh + ["Expires: Fri, 04 Jan 2036 01:01:01 GMT"], .cache,
                has: ["Expires: Fri, 04 Jan 2036 01:01:01 GMT"]),
            SuiteCase(
                "headers-omit-headers-listed-in-Connection", fresh + ["Connection: a, b", "A: 1", "B: 2", "C: 3"], .cache, has: ["C: 3"],
                lacks: ["A", "B"]),
        ]

    static let changes: [SuiteCase] =
        [("POST", .post), ("PUT", .put), ("DELETE", .delete)].flatMap { (name: String, method: RestMethod) in
            [
                SuiteCase("invalidate-\(name)", Step(fresh), Step(by: method), Step()),
                SuiteCase("invalidate-\(name)-failed", Step(fresh), Step(by: method, status: 500), Step(from: .cache)),
                SuiteCase(
                    "invalidate-\(name)-location", Step(fresh, path: "/b"),
                    Step(["Location: /api/b", "Content-Location: /api/c"], by: method),
                    Step(path: "/b")),
                SuiteCase(
                    "invalidate-\(name)-cl", Step(fresh, path: "/c"), Step(["Location: /api/b", "Content-Location: /api/c"], by: method),
                    Step(path: "/c")),
            ]
        } + [
            SuiteCase("head-writethrough", Step(["Date: @0", "Cache-Control: max-age=2"]), Step(by: .head))
        ]
}
