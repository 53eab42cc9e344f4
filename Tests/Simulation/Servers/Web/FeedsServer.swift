/// A host with feeds whose entries grow with time.
///
/// `Sendable` is unchecked, because one thread at a time uses the simulated world.
package final class FeedsServer: SimulatedServer, @unchecked Sendable {
    /// One request for a feed.
    package struct Arrival: Equatable, Sendable {
        /// Milliseconds since 1970.
        package let time: Int
        package let path: String
        package let status: Int
    }

    package let origins: [String]
    package let rules = RequestRules()
    package private(set) var feeds: [SimulatedFeed] = []
    /// All requests, in order, with the statuses of their responses.
    package private(set) var arrivals: [Arrival] = []

    package init(origin: String = "https://feeds.example.net") { origins = [origin] }

    @discardableResult
    package func add(_ feed: SimulatedFeed) -> SimulatedFeed {
        feeds.append(feed)
        return feed
    }

    package func feed(_ path: String) -> SimulatedFeed? { feeds.first { $0.path == path } }
    package func arrivals(at path: String) -> [Arrival] { arrivals.filter { $0.path == path } }
    /// The URL of a feed.
    package func url(of feed: SimulatedFeed) -> String { origins[0] + feed.path }

    package func answer(_ request: ServerRequest) -> ServerResponse {
        let response = rules.check(at: request.time) ?? response(to: request)
        arrivals.append(Arrival(time: request.time, path: request.path, status: response.status))
        return response
    }

    private func response(to request: ServerRequest) -> ServerResponse {
        guard let feed = feed(request.path) else { return .text(404, "Not Found") }
        guard ["GET", "HEAD"].contains(request.method) else { return .text(405, "Method Not Allowed", headers: [("Allow", "GET, HEAD")]) }
        if let failure = feed.failure { return .text(failure, "The feed is not available") }
        if let target = feed.movedTo { return .text(301, "Moved", headers: [("Location", target)]) }
        let body = feed.body(origin: origins[0], at: request.time)
        let tag = feed.sendsEntityTag ? EntityTag.tag(of: body) : nil
        let newest = feed.entries(at: request.time).first?.published ?? 0
        let modified = feed.sendsLastModified ? CivilTime.httpDate(milliseconds: newest) : nil
        var headers: [(name: String, value: String)] = [("Content-Type", feed.mediaType)]
        if let tag { headers.append(("ETag", tag)) }
        if let modified { headers.append(("Last-Modified", modified)) }
        if let maxAge = feed.maxAge { headers.append(("Cache-Control", "max-age=\(maxAge)")) }
        let isKnown = EntityTag.isKnown(tag, modified: modified, to: request)
        return ServerResponse(isKnown ? 304 : 200, headers: headers, body: isKnown ? [] : body)
    }
}
