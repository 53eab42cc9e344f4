import HTTP
import Networking

/// The rules of RFC 9111 for a private cache. All times are Unix times in seconds.
extension CachedResponse {
    /// The conditions under which a stored response may be used.
    enum Use: Equatable {
        case fresh
        /// The response is returned at once, and a new response is requested in the background (RFC 5861, section 3).
        case whileRevalidating
        /// The response may be returned only after the server has confirmed that it is current.
        case afterValidation
    }

    /// The statuses that may be stored without explicit freshness (RFC 9110, section 15.1), and whose meaning for a cache is known. Partial
    /// content is not stored.
    private static let heuristicStatuses: Set<Int> = [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]

    /// Returns whether a response may be stored (section 3).
    static func mayStore(_ status: Int, _ headers: HTTPHeaders, sent: HTTPHeaders) -> Bool {
        let control = CacheControl(headers)
        // With `must-understand`, the status decides in place of `no-store` (section 5.2.2.3).
        let isAllowed = control.has("must-understand") ? heuristicStatuses.contains(status) : !control.has("no-store")
        guard status >= 200, status != 206, status != 304, isAllowed, !CacheControl(sent).has("no-store"),
            !variedNames(headers).contains("*")
        else { return false }
        let isExplicit = ["max-age", "public", "private"].contains { control.has($0) } || headers["Expires"] != nil
        return isExplicit || heuristicStatuses.contains(status)
    }

    /// Returns whether the response can answer a new request: the sender is the same, and so are the values of the headers that Vary names
    /// (section 4.1).
    func matches(_ sent: HTTPHeaders, of sender: String) -> Bool {
        self.sender == sender && varied.allSatisfy { name, value in Self.normalized(sent, name) == value }
    }

    /// Number of seconds for which the response is fresh (section 4.2.1).
    var lifetime: Int {
        let control = CacheControl(headers)
        if let seconds = control.seconds("max-age") { return seconds }
        let expires = headers.values("Expires")
        if let first = expires.first {
            guard expires.count == 1, let end = HTTPDate.parse(first) else { return 0 }
            return max(0, end - date)
        }
        guard Self.heuristicStatuses.contains(status) || control.has("public"),
            let modified = headers["Last-Modified"].flatMap(HTTPDate.parse)
        else { return 0 }
        return max(0, date - modified) / 10
    }

    /// Returns the age of the response at the time `now`, in seconds (section 4.2.3).
    func age(at now: Int) -> Int {
        max(received - date, initialAge + max(0, received - requested), 0) + max(0, now - received)
    }

    /// The age that the header Age states, in seconds. Of several values, the first one counts, without parameters. A value that is not a
    /// number is ignored (section 5.1).
    private var initialAge: Int {
        let value = headers["Age"]?.prefix { $0 != "," && $0 != ";" }
        return value.flatMap { CacheControl.deltaSeconds(String($0).trimmed) } ?? 0
    }

    /// Returns the response as it is returned without validation: with its age in the header Age (section 4), and without the headers that
    /// `no-cache` names (section 5.2.2.4).
    func reused(at now: Int) -> CachedResponse {
        var reused = self
        reused.headers.removeAll(CacheControl(headers).headerNames("no-cache"))
        reused.headers["Age"] = "\(age(at: now))"
        return reused
    }

    private var date: Int { headers["Date"].flatMap(HTTPDate.parse) ?? received }

    /// Returns how a new request may use the response (sections 4.2, 5.2.1 and 5.2.2).
    func use(for sent: HTTPHeaders, at now: Int) -> Use {
        let (control, asked) = (CacheControl(headers), CacheControl(sent))
        if control.isUnqualified("no-cache") || asked.has("no-cache") { return .afterValidation }
        let age = age(at: now)
        let left = lifetime - age
        if let limit = asked.seconds("max-age"), age > limit { return .afterValidation }
        if let least = asked.seconds("min-fresh"), left < least { return .afterValidation }
        if left > 0 { return .fresh }
        if control.has("must-revalidate") { return .afterValidation }
        if asked.has("max-stale"), asked.isUnqualified("max-stale") || -left <= asked.seconds("max-stale") ?? 0 { return .fresh }
        if let more = control.seconds("stale-while-revalidate"), -left <= more { return .whileRevalidating }
        return .afterValidation
    }

    /// Returns whether the response may be returned instead of a failure: a network error, or the status 500, 502, 503 or 504 (RFC 5861,
    /// section 4).
    func mayReplaceFailure(for sent: HTTPHeaders, at now: Int) -> Bool {
        let control = CacheControl(headers)
        guard !control.has("must-revalidate"), !control.isUnqualified("no-cache") else { return false }
        let seconds = [CacheControl(sent), control].compactMap { $0.seconds("stale-if-error") }.max()
        return seconds.map { age(at: now) - lifetime <= $0 } ?? false
    }

    /// The headers that ask the server whether the response is still current (section 4.3.1). Nil if the response has no validator.
    var validators: HTTPHeaders? {
        var validators: HTTPHeaders = [:]
        validators["If-None-Match"] = headers["ETag"]
        validators["If-Modified-Since"] = headers["Last-Modified"]
        return validators.fields.isEmpty ? nil : validators
    }

    /// Returns the response with the new headers of `confirmation`, a response with status 304 (section 3.2). Returns nil if
    /// `confirmation` is about another version.
    func freshened(by confirmation: HTTPHeaders, requested: Int, received: Int) -> CachedResponse? {
        if let new = confirmation["ETag"], let old = headers["ETag"], Self.opaque(new) != Self.opaque(old) { return nil }
        var fresh = self
        // These headers describe the stored body, which stays the same.
        let kept: Set<String> = ["content-length", "content-encoding", "content-type", "content-range"]
        let fields = Self.stored(confirmation).fields.filter { !kept.contains($0.name.lowercased()) }
        fresh.headers.removeAll(Set(fields.map { $0.name.lowercased() }))
        for (name, value) in fields { fresh.headers.append(name, value) }
        if confirmation["Age"] == nil { fresh.headers["Age"] = nil }
        (fresh.requested, fresh.received) = (requested, received)
        return fresh
    }

    private static func opaque(_ etag: String) -> Substring { etag.hasPrefix("W/") ? etag.dropFirst(2) : etag[...] }
}
