import Calls
import Errors
import HTTP
import JSON
import Storage
import Synchronization
import TestSupport

@testable import Feeds

/// A fake site with feeds that the test publishes, and a client that keeps its subscriptions in a temporary store directory.
final class FeedSite: Sendable {
    /// The response of the site to requests for a URL.
    struct Answer: Sendable {
        var status = 200
        var headers: HTTPHeaders = [:]
        var body = ""
        var redirect: String?
    }

    let temporary: TemporaryDirectory
    let directory: StoreDirectory
    let client: FeedClient
    let server: FakeServer
    private let answers: SharedAnswers

    private final class SharedAnswers: Sendable {
        let all = Mutex<[String: Answer]>([:])
    }

    init(gate: Gate? = nil) throws {
        let answers = SharedAnswers()
        let server = FakeServer { request in
            await gate?.passIfArmed()
            if Task.isCancelled { throw DanXiError.cancelled }
            let answer = answers.all.withLock { $0[request.url] } ?? Answer(status: 404)
            return HTTPResponse(
                request: request, status: answer.status, headers: answer.headers, body: PaddedBytes(Array(answer.body.utf8)),
                redirectURL: answer.redirect)
        }
        (self.server, self.answers) = (server, answers)
        temporary = try TemporaryDirectory()
        directory = try temporary.store()
        client = FeedDependencies(client: server, directory: directory) { _, _ in }.client
    }

    /// Returns another client with the same store directory, like the client of another process.
    func anotherClient() -> FeedClient { FeedDependencies(client: server, directory: directory) { _, _ in }.client }

    subscript(url: String) -> Answer {
        get { answers.all.withLock { $0[url] ?? Answer() } }
        set { answers.all.withLock { $0[url] = newValue } }
    }

    /// Publishes an RSS feed at `url`. Each element of `entries` is the identifier and the title of an entry.
    func publish(_ url: String, _ entries: [(String, String)], title: String = "Feed", ttl: Int? = nil, _ headers: HTTPHeaders = [:]) {
        let items = entries.map { "<item><guid>\($0.0)</guid><title>\($0.1)</title></item>" }.joined()
        let ttl = ttl.map { "<ttl>\($0)</ttl>" } ?? ""
        let body = "<rss version='2.0'><channel><title>\(title)</title><link>https://site/</link>\(ttl)\(items)</channel></rss>"
        self[url] = Answer(headers: headers, body: body)
    }

    // MARK: Short forms of the methods

    @discardableResult
    func subscribe(_ url: String, title: String? = nil, folder: [String]? = nil) async throws -> FeedSubscription {
        try await FeedsAPI.subscribe(client, url: url, title: title, folder: folder)
    }

    var subscriptions: [FeedSubscription] {
        get async throws { try await FeedsAPI.listSubscriptions(client, offset: 0, size: 1000) }
    }

    func entries(
        _ subscription: Int? = nil, isRead: Bool? = nil, isStarred: Bool? = nil, before: Int? = nil, size: Int = 500
    ) async throws -> [SavedEntry] {
        try await FeedsAPI.listEntries(
            client, subscriptionId: subscription, isRead: isRead, isStarred: isStarred, beforeId: before, size: size)
    }

    func titles(isRead: Bool? = nil, isStarred: Bool? = nil) async throws -> [String] {
        try await entries(isRead: isRead, isStarred: isStarred).map(\.entry.title)
    }

    @discardableResult
    func refreshAll(force: Bool = false, concurrency: Int = 4, perHost: Int = 2) async throws -> FeedRefreshReport {
        try await FeedsAPI.refreshAll(client, force: force, concurrency: concurrency, perHost: perHost)
    }

    func found(_ query: String, _ subscription: Int? = nil) async throws -> [EntryMatch] {
        try await FeedsAPI.searchEntries(client, query: query, subscriptionId: subscription, offset: 0, size: 50)
    }

    /// Makes all feeds due, as if time had passed. With `pause`, also ends the pauses that hosts have requested with Retry-After.
    func forget(_ field: SQLFieldToForget) async throws {
        try await client.saved.run("test") { tables in
            switch field {
            case .due: try tables.database.run("UPDATE subscription SET due_at = 0")
            case .pause: try tables.database.run("UPDATE subscription SET due_at = 0, blocked_until = 0")
            }
        }
    }

    enum SQLFieldToForget {
        case due, pause
    }
}
