import Calls
import CampusSignIn
import CampusSupport
import DanXiKit
import FudanKit
import HTTP
import JSON
import Networking
import Synchronization
import TestSupport
import Text
import Threads

@testable import Archive

/// The servers of the community and of the university with the answers of a test, a session that is signed in to both, and a folder for an
/// archive.
final class ArchiveServers: Sendable {
    struct Answer: Sendable {
        var status = 200
        var body: [UInt8]
        var type = "application/json"
        var redirect: String?

        init(status: Int = 200, _ body: String = "", type: String = "application/json", redirect: String? = nil) {
            (self.status, self.body, self.type, self.redirect) = (status, Array(body.utf8), type, redirect)
        }

        static func html(_ body: String) -> Answer { Answer(body, type: "text/html; charset=utf-8") }
        static func list(_ entities: [some JSONEncodable]) throws -> Answer { Answer(try ArchiveTables.json.text(entities)) }
    }

    private final class Answers: Sendable {
        let all = Mutex<[String: Answer]>([:])
    }

    static let accounts = CallAccounts(community: "1", campus: "23300000000")

    let temporary: TemporaryDirectory
    let server: FakeServer
    let sources: ArchiveSources
    private let answers: Answers
    private let seen = Mutex(0)

    var folder: String { temporary.archive }

    /// - Parameter usesElearningToken: whether the configuration has a personal token of eLearning.
    init(as type: StudentType = .undergraduate, usesElearningToken: Bool = false) async throws {
        let answers = Answers()
        let server = FakeServer { Self.response(to: $0, answers.all.withLock { $0 }) }
        let client = PacedClient(client: server)
        let hosts = CommunityHosts(
            forum: "https://forum.fduhole.com/api", curriculum: "https://danke.fduhole.com/api", auth: "https://auth.fduhole.com/api",
            image: "https://image.fduhole.com")
        (self.answers, self.server, temporary) = (answers, server, try TemporaryDirectory())
        sources = ArchiveSources(
            community: Lazy { Community(hosts: hosts, client: client, store: nil, directory: nil, log: { _, _ in }) },
            campus: Lazy {
                Campus(
                    .signedIn(client, as: type), store: nil, days: DayCalendar(path: nil), unreadMessages: { 0 }, log: { _, _ in })
            }, usesElearningToken: usesElearningToken)
        self["/api/login"] = Answer(#"{"access":"\#(Self.token)","refresh":"\#(Self.token)","message":"ok"}"#)
        self["/login/cas"] = .html("<html>Dashboard</html>")
        _ = try await AccountAPI.login(sources.community.client, email: "a@b", password: "p")
        _ = takeRequests()
    }

    /// The token of the account 1.
    private static var token: String {
        let claims = Base64.encode(Array(#"{"id":1,"exp":4000000000,"name":"a","is_admin":false}"#.utf8)).filter { $0 != "=" }
        return "e30.\(claims).signature"
    }

    /// The answer to requests for a path with or without its query. The query of a form is that of the form. Other requests get an empty
    /// list.
    subscript(path: String) -> Answer? {
        get { answers.all.withLock { $0[path] } }
        set { answers.all.withLock { $0[path] = newValue } }
    }

    private static func response(to request: HTTPRequest, _ answers: [String: Answer]) -> HTTPResponse {
        let place = place(of: request)
        let answer = answers[place] ?? answers[String(place.prefix { $0 != "?" })] ?? Answer("[]")
        let headers: HTTPHeaders = ["Content-Type": answer.type, "ETag": "\"1\""]
        var body = answer.body
        if let sink = request.sink, sink.begin(status: answer.status, headers: headers) {
            _ = body.withUnsafeBytes { sink.take($0) {} }
            body = []
        }
        return HTTPResponse(
            request: request, status: answer.status, headers: headers, body: PaddedBytes(body), redirectURL: answer.redirect)
    }

    private static func place(of request: HTTPRequest) -> String {
        let path = request.url.dropFirst("https://".count).drop { $0 != "/" }
        return String(path) + (request.form.isEmpty ? "" : "?" + request.form)
    }

    /// Returns the paths and queries of the requests since the last call of this function.
    func takeRequests() -> [String] {
        let requests = server.requests
        let first = seen.withLock { seen in
            defer { seen = requests.count }
            return seen
        }
        return requests.dropFirst(first).map(Self.place)
    }

    func run(
        _ parts: [ArchivePartName]?, refresh: Bool = false, accounts: CallAccounts? = ArchiveServers.accounts, progress: CallProgress? = nil
    ) async throws -> ArchiveReport {
        try await CallContext.$current.withValue(CallContext(progress: progress, accounts: accounts)) {
            try await ArchiveAPI.run(sources, folder: folder, parts: parts, refresh: refresh, intervalMs: 0)
        }
    }

    func tables<Value: Sendable>(_ work: @escaping @Sendable (ArchiveTables) throws -> Value) async throws -> Value {
        try await temporary.tables(work)
    }

    /// Returns the key, scope and position of the entries of a kind.
    func entries(_ kind: ItemKind) async throws -> [String] {
        try await tables { try $0.items(kind).map { "\($0.key)|\($0.scope)|\($0.position)" } }
    }

    func values(_ kind: ItemKind) async throws -> [String] {
        try await tables { try $0.items(kind).map(\.value) }
    }
}

extension ArchivePart {
    /// A part that was read, or that has failed or was skipped for a reason.
    static func part(
        _ name: ArchivePartName, _ outcome: ArchiveOutcome = .ok, count: Int = 0, new: Int = 0, changed: Int = 0, gone: Int = 0,
        _ reason: String? = nil
    ) -> ArchivePart {
        ArchivePart(name: name, outcome: outcome, count: count, newCount: new, changedCount: changed, goneCount: gone, reason: reason)
    }
}
