import JSON
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A session's cookies (RFC 6265).
///
/// Requests are numbered as they are sent, and cookies know the request whose answer set them: an answer that comes late, to a request
/// from before a sign-in, changes nothing that the sign-in has set (``fence(_:)``), and a later request's cookie is never overwritten by
/// an earlier one's answer.
package final class CookieJar: Sendable {
    private static let limit = 1000
    private static let limitPerDomain = 100

    private let state = Mutex(State())
    private let now: @Sendable () -> Int

    private struct State {
        var cookies: [Cookie] = []
        var lastMark = 0
        var lastCreated = 0
        /// By host: answers to requests of this number or a lower one are too late.
        var fences: [String: Int] = [:]
        /// The same for every host.
        var fence = 0
        var version = 0
    }

    /// - Parameter now: the time, in seconds since 1970.
    package init(now: @escaping @Sendable () -> Int = { time(nil) }) {
        self.now = now
    }

    /// Counts the changes.
    package var version: Int { state.withLock { $0.version } }

    package var isEmpty: Bool { state.withLock { $0.cookies.isEmpty } }

    // MARK: Requests and answers

    /// Numbers a request, and gives the Cookie field that it is sent with (section 5.4).
    package func prepare(_ url: String) -> (field: String?, mark: Int) {
        state.withLock { state in
            state.lastMark += 1
            guard let origin = Origin(url) else { return (nil, state.lastMark) }
            let path = CookiePath.of(url)
            let now = now()
            state.cookies.removeAll { $0.isExpired(now) }
            let cookies = state.cookies.filter { $0.isFor(origin, path: path) }
                .sorted { ($1.path.utf8.count, $0.created) < ($0.path.utf8.count, $1.created) }
            return (cookies.isEmpty ? nil : cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; "), state.lastMark)
        }
    }

    /// Takes the Set-Cookie fields of an answer (section 5.3).
    /// - Parameter mark: the number of its request.
    package func receive(_ fields: [String], from url: String, mark: Int) {
        guard !fields.isEmpty, let origin = Origin(url) else { return }
        let path = CookiePath.of(url)
        let now = now()
        state.withLock { state in
            guard mark > state.fence, mark > state.fences[origin.host] ?? 0 else { return }
            for field in fields {
                guard var cookie = Cookie(field, from: origin, path: path, now: now) else { continue }
                cookie.mark = mark
                Self.keep(cookie, &state, isSecure: origin.scheme == "https", now)
            }
        }
    }

    private static func keep(_ cookie: Cookie, _ state: inout State, isSecure: Bool, _ now: Int) {
        var cookie = cookie
        state.lastCreated += 1
        cookie.created = state.lastCreated
        if let index = state.cookies.firstIndex(where: { cookie.replaces($0) }) {
            let old = state.cookies[index]
            // Nobody who listens in on http changes what https has set (RFC 6265bis).
            guard cookie.mark >= old.mark, isSecure || !old.isSecure else { return }
            cookie.created = old.created
            state.cookies.remove(at: index)
        }
        state.version += 1
        guard !cookie.isExpired(now) else { return }
        state.cookies.append(cookie)
        limit(&state, to: limitPerDomain) { $0.domain == cookie.domain }
        limit(&state, to: limit) { _ in true }
    }

    /// Drops the oldest of those that are counted.
    private static func limit(_ state: inout State, to limit: Int, _ isCounted: (Cookie) -> Bool) {
        guard state.cookies.count(where: isCounted) > limit,
            let oldest = state.cookies.filter(isCounted).min(by: { $0.created < $1.created })
        else { return }
        state.cookies.removeAll { $0 == oldest }
    }

    // MARK: Sign-ins

    /// Marks a sign-in at a host: answers of the host to requests that were sent before count no more.
    package func fence(_ host: String) {
        state.withLock { $0.fences[host] = $0.lastMark }
    }

    /// Forgets the cookies of a name that a host would be sent.
    package func remove(_ name: String, for host: String) {
        state.withLock { state in
            state.cookies.removeAll { $0.name == name && CookieDomain.matches($0.domain, host: host) }
            state.version += 1
        }
    }

    /// Forgets everything, and what answers under way may bring.
    package func clear() {
        state.withLock { state in
            state.cookies = []
            state.fence = state.lastMark
            state.version += 1
        }
    }

    // MARK: Keeping

    /// What is to be kept in a file: every cookie that has not expired, those of the session too.
    package var snapshot: Snapshot {
        let now = now()
        return Snapshot(cookies: state.withLock { $0.cookies }.filter { !$0.isExpired(now) })
    }

    /// Takes what was kept.
    package func restore(_ snapshot: Snapshot) {
        let now = now()
        state.withLock { state in
            for cookie in snapshot.cookies { Self.keep(cookie, &state, isSecure: true, now) }
        }
    }

    package struct Snapshot: JSONCodable, Equatable {
        let cookies: [Cookie]

        init(cookies: [Cookie]) {
            self.cookies = cookies
        }

        package init(json: JSONElement) throws(JSONError) {
            cookies = try json.values()
        }

        package func jsonNode() -> JSONNode? { cookies.jsonNode() }
    }
}
