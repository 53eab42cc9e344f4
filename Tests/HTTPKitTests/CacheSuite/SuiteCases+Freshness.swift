/// The cases about the time for which a response is fresh.
extension SuiteCase {
    static let freshness: [SuiteCase] = [
        SuiteCase("freshness-none", [], .server),
        SuiteCase("freshness-max-age", ["Cache-Control: max-age=3600"], .cache),
        SuiteCase("freshness-max-age-stale", ["Date: @0", "Cache-Control: max-age=2"], .server),
        SuiteCase("freshness-max-age-0", ["Cache-Control: max-age=0"], .server),
        SuiteCase("freshness-max-age-max-minus-1", ["Cache-Control: max-age=2147483647"], .cache),
        SuiteCase("freshness-max-age-max", ["Cache-Control: max-age=2147483648"], .cache),
        SuiteCase("freshness-max-age-max-plus-1", ["Cache-Control: max-age=2147483649"], .cache),
        SuiteCase("freshness-max-age-max-plus", ["Cache-Control: max-age=99999999999"], .cache),
        SuiteCase("freshness-max-age-age", ["Date: @0", "Age: 7200", "Cache-Control: max-age=3600"], .server),
        SuiteCase("freshness-max-age-date", ["Date: @-7200", "Cache-Control: max-age=3600"], .server),
        SuiteCase("freshness-max-age-expires", ["Date: @0", "Expires: @-7200", "Cache-Control: max-age=3600"], .cache),
        SuiteCase("freshness-max-age-expires-invalid", ["Date: @0", "Expires: 0", "Cache-Control: max-age=3600"], .cache),
        SuiteCase("freshness-max-age-0-expires", ["Date: @0", "Expires: @3600", "Cache-Control: max-age=0"], .server),
        SuiteCase("freshness-max-age-extension", ["Cache-Control: unknown, max-age=3600"], .cache),
        SuiteCase("freshness-max-age-case-insenstive", ["Cache-Control: mAx-AgE=3600"], .cache),
        SuiteCase("freshness-max-age-negative", ["Cache-Control: max-age=-3600"], .server),
        SuiteCase("freshness-max-age-s-maxage-private", ["Cache-Control: s-maxage=3600, max-age=1"], .server),
        SuiteCase("freshness-max-age-s-maxage-private-multiple", ["Cache-Control: s-maxage=3600", "Cache-Control: max-age=1"], .server),
        SuiteCase("freshness-max-age-two-fresh-stale-sameline", ["Cache-Control: max-age=1800, max-age=1"], .cache),
        SuiteCase("freshness-max-age-two-fresh-stale-sepline", ["Cache-Control: max-age=1800", "Cache-Control: max-age=1"], .cache),
        SuiteCase("freshness-max-age-quoted", ["Cache-Control: max-age=\"3600\""], .cache),
        SuiteCase("freshness-max-age-ignore-quoted", ["Cache-Control: other=\"max-age=3600\", max-age=1"], .server),
        SuiteCase("freshness-max-age-ignore-quoted-rev", ["Cache-Control: max-age=1, other=\"max-age=3600\""], .server),
        SuiteCase("freshness-max-age-leading-zero", ["Cache-Control: max-age=003600"], .cache),
        SuiteCase("freshness-max-age-single-quoted", ["Cache-Control: max-age='3600'"], .server),
    ]

    static let age: [SuiteCase] =
        [
            ("nonnumeric", ["abc"], .cache), ("negative", ["-7200"], .cache), ("float", ["7200.0"], .cache),
            ("large-minus-one", ["2147483647"], .server), ("large", ["2147483648"], .server), ("larger", ["2147483649"], .server),
            ("suffix", ["7200, 0"], .server), ("prefix", ["0, 7200"], .cache), ("suffix-twoline", ["7200", "0"], .server),
            ("prefix-twoline", ["0", "7200"], .cache), ("dup-0", ["0, 0"], .cache), ("dup-0-twoline", ["0", "0"], .cache),
            ("dup-old", ["1800", "1800"], .cache), ("parameter", ["7200;a=b"], .server), ("numeric-parameter", ["7200;a=1"], .server),
        ].map { (name: String, values: [String], source: Step.Source) in
            SuiteCase("age-parse-\(name)", ["Date: @0", "Cache-Control: max-age=3600"] + values.map { "Age: \($0)" }, source)
        } + [
            SuiteCase("other-age-gen", ["Date: @0", "Cache-Control: max-age=100000"], .cache, has: ["Age: 3"]),
            SuiteCase("other-age-update-expires", ["Date: @0", "Expires: @2592000", "Age: 30"], .cache, has: ["Age: 33"]),
            SuiteCase("other-age-update-max-age", ["Date: @0", "Cache-Control: max-age=100000", "Age: 30"], .cache, has: ["Age: 33"]),
        ]

    static let expires: [SuiteCase] =
        [
            SuiteCase("freshness-expires-future", ["Date: @0", "Expires: @2592000"], .cache),
            SuiteCase("freshness-expires-past", ["Date: @0", "Expires: @-2592000"], .server),
            SuiteCase("freshness-expires-present", ["Date: @0", "Expires: @0"], .server),
            SuiteCase("freshness-expires-old-date", ["Date: @400", "Expires: @300"], .server),
            SuiteCase("freshness-expires-invalid", ["Date: @0", "Expires: 0"], .server),
            SuiteCase("freshness-expires-invalid-date", ["Date: then", "Expires: @10"], .cache),
            SuiteCase("freshness-expires-age-slow-date", ["Date: @-10", "Expires: @10", "Age: 25"], .server),
            SuiteCase("freshness-expires-age-fast-date", ["Date: @10", "Expires: @20", "Age: 15"], .server),
            SuiteCase(
                "freshness-expires-invalid-multiple-lines",
                ["Date: @0", "Expires: Wed, 02 Jan 2036 03:04:05 GMT", "Expires: Wed, 02 Jan 2036 03:04:06 GMT"], .server),
        ]
        + [
            ("32bit", "Tue, 19 Jan 2038 10:00:00 GMT"), ("far-future", "Sun, 21 Nov 2286 04:00:00 GMT"),
            ("rfc850", "Wednesday, 02-Jan-36 03:04:05 GMT"), ("ansi-c", "Wed Jan  2 03:04:05 2036"),
            ("wrong-case-weekday", "WED, 02 Jan 2036 03:04:05 GMT"), ("wrong-case-month", "Wed, 02 jAN 2036 03:04:05 GMT"),
            ("wrong-case-tz", "Wed, 02 Jan 2036 03:04:05 gmt"),
        ].map { SuiteCase("freshness-expires-\($0)", ["Date: @0", "Expires: \($1)"], .cache) }
        + [
            ("utc", "Wed, 02 Jan 2036 03:04:05 UTC"), ("aest", "Wed, 02 Jan 2036 03:04:05 AEST"),
            ("2-digit-year", "Wed, 02 Jan 36 03:04:05 GMT"), ("no-comma", "Wed 02 Jan 2036 03:04:05 GMT"),
            ("multiple-spaces", "Wed, 02  Jan  2036 03:04:05 GMT"), ("date-dashes", "Wed, 02-Jan-2036 03:04:05 GMT"),
            ("time-periods", "Wed, 02 Jan 2036 03.04.05 GMT"), ("1-digit-hour", "Wed, 02 Jan 2036 3:04:05 GMT"),
        ].map { SuiteCase("freshness-expires-invalid-\($0)", ["Date: @0", "Expires: \($1)"], .server) }

    static let heuristics: [SuiteCase] =
        [200, 203, 204, 404, 405, 410, 414, 501].map { status in
            SuiteCase("heuristic-\(status)-cached", status: status, ["Date: @0", "Last-Modified: @-86400"], .cache)
        }
        + [201, 202, 403, 502, 503, 504, 599].map { status in
            SuiteCase("heuristic-\(status)-not_cached", status: status, ["Date: @0", "Last-Modified: @-86400"], .server)
        }
        + [60, 300, 600, 1200, 1800, 3600, 43200, 86400].map { seconds in
            SuiteCase("heuristic-delta-\(seconds)", ["Date: @0", "Last-Modified: @-\(seconds)"], .cache)
        }
        + [
            SuiteCase("heuristic-599-cached", status: 599, ["Date: @0", "Last-Modified: @-86400", "Cache-Control: public"], .cache),
            SuiteCase(
                "other-heuristic-content-disposition-attachment",
                ["Date: @0", "Last-Modified: @-100000", "Content-Disposition: attachment; filename=a.txt"], .cache),
        ]

    static let statuses: [SuiteCase] =
        [200, 203, 204, 299, 400, 404, 410, 499, 500, 502, 503, 504, 599].flatMap { status in
            [
                SuiteCase("status-\(status)-fresh", status: status, ["Date: @0", "Cache-Control: max-age=100000"], .cache),
                SuiteCase(
                    "status-\(status)-stale", status: status, ["Date: @0", "Expires: @-5000", "Last-Modified: @-100000"], .server),
            ]
        } + [
            SuiteCase("status-200-must-understand", ["Cache-Control: max-age=3600, no-store, must-understand"], .cache),
            SuiteCase("status-599-must-understand", status: 599, ["Cache-Control: max-age=3600, no-store, must-understand"], .server),
        ]
}
