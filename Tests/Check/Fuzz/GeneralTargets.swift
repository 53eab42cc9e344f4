import HTTP
import JSON
import Markup
import SQLite

@testable import Feeds
@testable import GitHubKit
@testable import GraphQL
@testable import HTTPKit
@testable import Redis
@testable import Runtime

/// Targets for the parsers of the general services and of their stores.
let generalTargets: [String: Target] = [
    "opml": readOPML,
    "links": findLinks,
    "http-headers": readHeaders,
    "graphql-document": readDocument,
    "redis-reply": readReply,
    "redis-url": readRedisURL,
    "continuation": continueList,
    "search": search,
]

@Sendable private func readOPML(_ bytes: [UInt8]) {
    guard let feeds = try? OPMLReader.read(string(bytes), until: nil).feeds else { return }
    var writer = OPMLWriter()
    for feed in feeds { writer.add(.init(url: feed.url, title: feed.title ?? "", link: feed.link), in: feed.folder) }
    let again = (try? OPMLReader.read(writer.document(title: "a"), until: nil))?.feeds
    require(again.map { Set($0.map(\.url)) } == Set(feeds.map(\.url)), "the subscriptions of a written OPML document can be read again")
    require(again.map { Set($0.map(\.folder)) } == Set(feeds.map(\.folder)), "folders are the same after writing and reading OPML")
}

/// Reads the input twice: as values of the header Link, one on each line, and as an HTML page with links to feeds.
@Sendable private func findLinks(_ bytes: [UInt8]) {
    let text = string(bytes)
    _ = LinkHeader.url(of: "next", in: text.split(separator: "\n").map { String($0) })
    guard let page = try? HTMLDocument(text) else { return }
    for link in FeedLinks.all(in: page, url: "https://e.org/a") { require(Origin(link.url) != nil, "the link of a feed is absolute") }
}

/// Checks caching and downloads. The input is the headers of a response, an empty line, and the headers of a request.
@Sendable private func readHeaders(_ bytes: [UInt8]) {
    let parts = string(bytes).split(separator: "\n\n", maxSplits: 1, omittingEmptySubsequences: false)
    let (headers, sent) = (HTTPHeaders(lines: parts[0]), HTTPHeaders(lines: parts.count > 1 ? parts[1] : ""))
    let file = JSONValue.object([
        "url": .string("https://e.org/a"), "status": .integer(200), "text": .string(""), "varied": .object([:]), "sender": .string(""),
        "headers": .array(CachedResponse.stored(headers).fields.map { .array([.string($0.name), .string($0.value)]) }),
        "requested": .integer(1_800_000_000), "received": .integer(1_800_000_001),
    ])
    guard let json = JSONText.bytes(of: file), let stored = try? CachedResponse.decode(PaddedBytes(json)) else { return }
    require(stored.lifetime >= 0, "a lifetime is not negative")
    for now in [0, 1_800_000_001, 1_800_000_060, 253_402_300_799] {
        require(stored.age(at: now) >= 0, "an age is not negative")
        if CachedResponse.mayStore(200, headers, sent: sent), stored.use(for: sent, at: now) == .fresh {
            let isStale = stored.age(at: now) >= stored.lifetime
            require(!isStale || CacheControl(sent).has("max-stale"), "an expired response is not fresh without max-stale")
        }
        _ = stored.mayReplaceFailure(for: sent, at: now)
    }
    let fresh = stored.freshened(by: sent, requested: 1_800_000_002, received: 1_800_000_003)
    for response in [stored, fresh].compactMap({ $0 }) {
        guard let text = JSONText.bytes(of: response) else { continue }
        let again = try? CachedResponse.decode(PaddedBytes(text))
        require(again.flatMap { JSONText.bytes(of: $0) } == text, "a stored response can be read again")
    }
    let state = DownloadState(url: "https://e.org/a", whole: headers)
    for status in [200, 206, 416] { _ = DownloadResponse(status: status, headers: sent, position: 10, state: state) }
    guard let text = JSONText.bytes(of: state) else { return }
    require((try? DownloadState.decode(PaddedBytes(text))) == state, "the stored state of a download can be read again")
}

@Sendable private func readDocument(_ bytes: [UInt8]) {
    guard let operations = (try? GraphQLDocument(string(bytes)))?.operations else { return }
    let names = operations.compactMap(\.name)
    require(Set(names).count == names.count, "no two operations of a document have the same name")
}

/// Reads a Redis reply in two parts. The first byte of the input is the length of the first part.
@Sendable private func readReply(_ bytes: [UInt8]) {
    guard let first = bytes.first, let reader = try? RedisReplyReader(elements: bytes.count % 2 * 100) else { return }
    let reply = bytes.dropFirst()
    for part in [reply.prefix(Int(first)), reply.dropFirst(Int(first))] where !part.isEmpty {
        let read = part.withUnsafeBytes { part in Result { try reader.read(part) } }
        guard case .success(.none) = read else {
            if case .success(.error(let error)?) = read { require(error.message.utf8.count <= 210, "an error has at most 210 bytes") }
            return
        }
    }
}

@Sendable private func readRedisURL(_ bytes: [UInt8]) {
    guard let url = try? RedisURL(string(bytes)) else { return }
    require(url.database >= 0, "the number of a database is not negative")
    guard let password = url.credentials.password, password.utf8.count > 8 else { return }
    require(!url.place.contains(password), "the displayed URL of a Redis server does not contain the password")
}

/// Reads the input twice: as the text of a continuation, and as the JSON inside a continuation.
@Sendable private func continueList(_ bytes: [UInt8]) {
    _ = try? Continuation(text: string(bytes))
    guard let continuation = try? Continuation.decode(PaddedBytes(bytes)), let text = continuation.text else { return }
    require((try? Continuation(text: text))?.text == text, "the text of a continuation can be read again")
}

/// Makes an excerpt of a text. The input is a query, a line break, and the text.
@Sendable private func search(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false).map { string($0) }
    let text = parts.count > 1 ? parts[1] : ""
    let excerpt = Excerpt.parts(of: text, matching: SearchWords(parts[0]))
    require(excerpt.reduce(0) { $0 + $1.text.unicodeScalars.count } <= 102, "an excerpt has at most 102 characters")
}

extension HTTPHeaders {
    /// Reads headers from lines of the form `Name: value`. Other lines are ignored.
    init(lines: some StringProtocol) {
        self = [:]
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { append(String(parts[0]), parts[1].drop { $0 == " " }.description) }
        }
    }
}
