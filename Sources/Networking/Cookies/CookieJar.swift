import Calendar
import HTTP
import JSON
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A session's cookies (RFC 6265bis). The attribute SameSite has no effect, because no web page starts requests.
///
/// Requests are numbered in the order in which they are sent, and each cookie stores the number of the request that set it. A late
/// response to a request from before a sign-in therefore does not change the cookies of the sign-in (``fence(_:)``), and the response to
/// an earlier request never replaces a cookie that the response to a later request has set. The cookies that a sign-in gets count as later
/// than all requests sent before they arrived.
package final class CookieJar: Sendable {
    private static let limit = 3000
    private static let limitPerDomain = 100

    private let state = Mutex(State())
    let now: @Sendable () -> Int

    private struct State {
        var cookies: [Cookie] = []
        var lastRequestNumber = 0
        var lastCreated = 0
        /// The number of the last request before a sign-in, by host. Cookies in the host's responses to requests up to this number are
        /// ignored.
        var fences: [String: Int] = [:]
        var version = 0
    }

    /// - Parameter now: returns Unix time in seconds.
    package init(now: @escaping @Sendable () -> Int = { WallTime.now.milliseconds / 1000 }) {
        self.now = now
    }

    /// Number of changes so far. If the number differs from that of the last save, the cookies must be saved again.
    package var version: Int { state.withLock { $0.version } }

    // MARK: Requests and responses

    /// Assigns a number to a request. Returns the number, and the Cookie field for the request (section 5.8), which is nil if no cookie
    /// matches.
    package func prepare(_ url: String) -> (field: String?, number: Int) {
        state.withLock { state in
            state.lastRequestNumber += 1
            let number = state.lastRequestNumber
            guard let url = ParsedURL(url) else { return (nil, number) }
            let now = now()
            state.cookies.removeAll { $0.isExpired(now) }
            var cookies: [Cookie] = []
            for index in state.cookies.indices where state.cookies[index].isFor(url.origin, path: url.path) {
                state.cookies[index].lastUsed = number
                cookies.append(state.cookies[index])
            }
            return (Self.field(cookies), number)
        }
    }

    /// Returns the Cookie field that a request to `url` would have, or nil if no cookie matches.
    package func field(for url: String) -> String? {
        guard let url = ParsedURL(url) else { return nil }
        let now = now()
        return Self.field(
            state.withLock { $0.cookies.filter { $0.isFor(url.origin, path: url.path) && !$0.isExpired(now) } })
    }

    private static func field(_ cookies: [Cookie]) -> String? {
        let sorted = cookies.sorted { ($1.path.utf8.count, $0.created) < ($0.path.utf8.count, $1.created) }
        return sorted.isEmpty ? nil : sorted.map(\.pair).joined(separator: "; ")
    }

    /// Returns whether a request to `url` would send a cookie whose name starts with `prefix`.
    package func contains(prefix: String, for url: String) -> Bool {
        guard let url = ParsedURL(url) else { return false }
        let now = now()
        return state.withLock { state in
            state.cookies.contains { $0.name.hasPrefix(prefix) && $0.isFor(url.origin, path: url.path) && !$0.isExpired(now) }
        }
    }

    /// Stores the cookies that the Set-Cookie fields of a response describe (section 5.7), unless the request was sent before a sign-in
    /// (``fence(_:)``).
    /// - Parameters:
    ///   - number: the number of the request, from ``prepare(_:)``.
    ///   - ofSignIn: whether the request signs in to the host. Its cookies are not replaced by the responses to requests that were sent
    ///     before the cookies arrived: such a request had the cookies of before the sign-in, so a site may answer it with those of a guest.
    ///   - allowsPlainHTTP: see ``CookieClient``.
    package func receive(_ fields: [String], from url: String, number: Int, ofSignIn: Bool = false, allowsPlainHTTP: Bool = false) {
        guard !fields.isEmpty, let url = ParsedURL(url) else { return }
        let now = now()
        state.withLock { state in
            guard number > state.fences[url.origin.host] ?? 0 else { return }
            for field in fields {
                guard var cookie = Cookie(field, from: url.origin, path: url.path, now: now, allowsPlainHTTP: allowsPlainHTTP),
                    !state.cookies.contains(where: cookie.hides)
                else { continue }
                cookie.requestNumber = ofSignIn ? state.lastRequestNumber + 1 : number
                Self.store(cookie, &state, now)
            }
        }
    }

    private static func store(_ cookie: Cookie, _ state: inout State, _ now: Int) {
        var cookie = cookie
        state.lastCreated += 1
        cookie.created = state.lastCreated
        cookie.lastUsed = state.lastRequestNumber
        if let index = state.cookies.firstIndex(where: { cookie.replaces($0) }) {
            let old = state.cookies[index]
            guard cookie.requestNumber >= old.requestNumber else { return }
            cookie.created = old.created
            state.cookies.remove(at: index)
        }
        state.version += 1
        guard !cookie.isExpired(now) else { return }
        state.cookies.append(cookie)
        limit(&state, to: limitPerDomain) { $0.domain == cookie.domain }
        limit(&state, to: limit) { _ in true }
    }

    /// If `isCounted` is true for more than `limit` cookies, removes the least recently used of them. Secure cookies are removed last, so
    /// that responses over http cannot displace them.
    private static func limit(_ state: inout State, to limit: Int, _ isCounted: (Cookie) -> Bool) {
        guard state.cookies.count(where: isCounted) > limit,
            let first = state.cookies.filter(isCounted).min(by: {
                ($0.isSecure ? 1 : 0, $0.lastUsed, $0.created) < ($1.isSecure ? 1 : 0, $1.lastUsed, $1.created)
            })
        else { return }
        state.cookies.removeAll { $0.created == first.created }
    }

    /// Stores a cookie that does not come from a response. Responses to earlier requests do not replace the cookie.
    func put(_ cookie: Cookie) {
        var cookie = cookie
        let now = now()
        state.withLock { state in
            cookie.requestNumber = state.lastRequestNumber + 1
            Self.store(cookie, &state, now)
        }
    }

    // MARK: Sign-ins

    /// Marks a sign-in at a host: from now on, cookies in the host's responses to earlier requests are ignored.
    package func fence(_ host: String) {
        state.withLock { $0.fences[host] = $0.lastRequestNumber }
    }

    /// Removes the cookies named `name` whose domain is `host` or a parent domain of `host`.
    /// - Returns: whether a cookie was removed.
    @discardableResult
    package func remove(_ name: String, for host: String) -> Bool {
        state.withLock { state in
            let count = state.cookies.count
            state.cookies.removeAll { $0.name == name && CookieDomain.matches($0.domain, host: host) }
            state.version += 1
            return state.cookies.count < count
        }
    }

    // MARK: Snapshots

    /// The cookies and the ``version`` of the jar at one moment. The version changes when the jar's cookies change.
    package typealias Versioned = (cookies: Snapshot, version: Int)

    /// All cookies that have not expired, including session cookies.
    package var snapshot: Snapshot { versioned.cookies }

    /// The ``snapshot``, together with the version of the jar at the moment of the snapshot.
    package var versioned: Versioned {
        let now = now()
        let (cookies, version) = state.withLock { ($0.cookies, $0.version) }
        return (Snapshot(cookies: cookies.filter { !$0.isExpired(now) }), version)
    }

    /// Adds the cookies of a snapshot. A cookie of the jar that a later request has set is kept.
    package func restore(_ snapshot: Snapshot) {
        let now = now()
        state.withLock { state in
            for cookie in snapshot.cookies { Self.store(cookie, &state, now) }
        }
    }

    /// Merges the jar's cookies with the cookies that another process has stored. The jar and the other process started from the same
    /// cookies.
    ///
    /// A cookie that was added, changed or removed in the jar since the start keeps this state. All other cookies get the state that they
    /// have in the other process.
    /// - Parameters:
    ///   - theirs: the cookies of the other process.
    ///   - base: the cookies from which the jar and the other process started.
    /// - Returns: the merged cookies, which the jar has afterwards, and the ``version`` of the jar.
    package func merge(_ theirs: Snapshot, since base: Snapshot) -> Versioned {
        let now = now()
        return state.withLock { state in
            let theirs = theirs.cookies.filter { !$0.isExpired(now) }
            let ours = state.cookies.filter { !$0.isExpired(now) }
            func isChanged(_ cookie: Cookie) -> Bool {
                let (before, after) = (base.cookie(like: cookie), ours.first { $0.replaces(cookie) })
                if let before, let after { return !before.isSame(as: after) }
                return (before == nil) != (after == nil)
            }
            let kept = ours.filter { cookie in isChanged(cookie) || theirs.contains { $0.isSame(as: cookie) } }
            let adopted = theirs.filter { cookie in !isChanged(cookie) && !kept.contains { $0.replaces(cookie) } }
            if kept.count != ours.count || !adopted.isEmpty {
                state.cookies = kept
                for var cookie in adopted {
                    cookie.requestNumber = state.lastRequestNumber + 1
                    Self.store(cookie, &state, now)
                }
                state.version += 1
            }
            return (Snapshot(cookies: state.cookies), state.version)
        }
    }

    package struct Snapshot: JSONCodable, Equatable {
        let cookies: [Cookie]

        package static let empty = Snapshot(cookies: [])

        func cookie(like other: Cookie) -> Cookie? { cookies.first { $0.replaces(other) } }

        /// Returns whether both snapshots have the same cookies, in any order.
        package func isSame(as other: Snapshot) -> Bool {
            cookies.count == other.cookies.count && cookies.allSatisfy { cookie in other.cookies.contains { $0.isSame(as: cookie) } }
        }

        init(cookies: [Cookie]) {
            self.cookies = cookies
        }

        package init(json: JSONElement) throws(JSONError) {
            cookies = try json.values()
        }

        package func write(to json: inout JSONWriter) { cookies.write(to: &json) }
    }
}
