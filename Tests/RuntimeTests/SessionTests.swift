import Errors
import JSON
import TestSupport
import Testing
import Threads

@testable import Runtime

@Suite("Sessions", .timeLimit(.minutes(5)))
struct SessionTests {
    @Test("A closed session accepts no call, and delivers no results")
    func closed() throws {
        let session = try Session(configuration: .object([:]))
        session.close()
        let request = CallRequest(method: "account.get_status", parameters: [:])
        #expect(session.call(.success(request)).status == ErrorCode.closed.rawValue)
        #expect(session.call(.success(request), userData: 0) == nil)
        #expect(session.call(.success(request), userData: 0) { _ in Issue.record("A callback ran after the session was closed.") } == nil)
        #expect(session.next(timeout: -1) == nil)
    }

    @Test("The error for an unknown method names the method")
    func unknownMethod() async throws {
        let session = try Session(configuration: .object([:]))
        defer { session.close() }
        let result = await session.result(of: "forum.no_such")
        #expect(result.status == ErrorCode.unknownMethod.rawValue)
        #expect(String(cString: try #require(result.text).start).contains("The method `forum.no_such` does not exist"))
    }

    @Test("The result of a queued call has the user data of its call")
    func queue() throws {
        let session = try Session(configuration: .object([:]))
        defer { session.close() }
        _ = session.call(.success(CallRequest(method: "account.get_status", parameters: [:])), userData: 7)
        let result = try #require(session.next(timeout: 60_000))
        #expect(result.status == 0 && result.userData == 7)
        #expect(session.next(timeout: 0) == nil)
    }

    @Test("A service is created when it is first used")
    func services() async throws {
        let session = try Session(configuration: .object([:]))
        defer { session.close() }
        #expect(Self.made(session.services) == [])
        var status = await session.result(of: "http.clear_cache").status
        #expect(status == 0)
        #expect(Self.made(session.services) == ["http"])
        status = await session.result(of: "moments.clear_cache").status
        #expect(status == 0)
        #expect(Self.made(session.services) == ["http", "graphql", "moments"])
        status = await session.result(of: "campus.status").status
        #expect(status == 0)
        #expect(Self.made(session.services) == ["http", "graphql", "moments", "campusAccess", "campus"])
    }

    @Test("The community is used without the access to the university, unless all requests go through WebVPN")
    func communityOnly() async throws {
        let requests = Monitor(0)
        var extensions = Extensions()
        extensions.transport = HostTransport { handle, _, _ in
            requests.withLock { $0 += 1 }
            _ = Handles.transfers.find(handle)?.answer(.response(head: ["status": .integer(401)], body: PaddedBytes(Array("{}".utf8))))
        }
        let cases: [(mode: String, made: Set<String>)] = [
            ("auto", ["community"]), ("never", ["community"]), ("always", ["community", "campusAccess"]),
        ]
        for (mode, made) in cases {
            let session = try Session(
                configuration: .object(["network": .object(["webvpn": .string(mode)])]), extensions: extensions)
            defer { session.close() }
            let result = await session.result(of: "account.login", ["email": .string("a@b.c"), "password": .string("password")])
            #expect(result.status != 0 && Self.made(session.services) == made)
        }
        #expect(requests.withLock { $0 } == 2, "a session without an account sends nothing through WebVPN")
    }

    /// Returns the names of the services that have been created.
    private static func made(_ services: Services) -> Set<String> {
        let made: [(String, Any?)] = [
            ("campusAccess", services.$campusAccess.valueIfComputed), ("campus", services.$campus.valueIfComputed),
            ("community", services.$community.valueIfComputed),
            ("feeds", services.$feeds.valueIfComputed), ("github", services.$github.valueIfComputed),
            ("graphql", services.$graphql.valueIfComputed), ("http", services.$http.valueIfComputed),
            ("moments", services.$moments.valueIfComputed),
        ]
        return Set(made.filter { $0.1 != nil }.map(\.0))
    }

    @Test("Opening a session with a store creates the services that read the remembered sign-ins")
    func rememberedSignIns() throws {
        let directory = try TemporaryDirectory()
        let session = try Session(configuration: .object(["store": .object(["path": .string(directory.path)])]))
        defer { session.close() }
        #expect(Self.made(session.services) == ["campusAccess", "community"])
    }

    @Test("A method is found by its whole name")
    func names() {
        #expect(Method.named("forum.get_hole")?.name == "forum.get_hole" && Method.named("store.check")?.name == "store.check")
        for name in [
            "", ".", "forum", "forum.", ".get_hole", "forum.get_hol", "forum.get_hole2", "forum.get_hole.x", "no.get_hole", "get_hole",
        ] {
            #expect(Method.named(name) == nil, "\(name)")
        }
        #expect(Method.named("http.request")?.takesURL == true && Method.named("forum.get_hole")?.takesURL == false)
        #expect(Method.named("forum.get_hole")?.number != Method.named("store.check")?.number)
    }

    @Test("An error of a call or a stream that does not begin is a result in the queue, with the user data of the call")
    func refusals() throws {
        let session = try Session(configuration: .object([:]))
        defer { session.close() }
        let long = String(repeating: "a", count: 200)
        let unknown = "The method `\(long.prefix(100))` does not exist. danxi_schema() lists all methods."
        let unwatched = "forum.get_hole cannot be watched. Call a method that has the member `x-watch` in danxi_schema()."
        let invalid = DanXiError(.invalidJson, "x")
        let calls: [(Result<CallRequest, DanXiError>, DanXiError)] = [
            (.success(CallRequest(method: long, parameters: [:])), DanXiError(.unknownMethod, unknown)), (.failure(invalid), invalid),
        ]
        for (request, error) in calls {
            #expect(session.call(request, userData: 3) != nil && session.watch(request, userData: 4) != nil)
            for number in [3, 4] as [UInt] { #expect(Self.next(session) == Self.text(error, number)) }
            #expect(session.call(request).status == error.code.rawValue)
        }
        let watched = CallRequest(method: "forum.get_hole", parameters: ["id": .integer(1)])
        #expect(session.watch(.success(watched), userData: 5) != nil)
        #expect(Self.next(session) == Self.text(DanXiError(.invalidArgument, unwatched), 5))
        let failing = CallRequest(method: "forum.get_hole") { throw invalid }
        #expect(session.call(.success(failing), userData: 6) != nil)
        #expect(Self.next(session) == Self.text(invalid, 6))
    }

    /// The next result of the queue: its user data and its text.
    private static func next(_ session: Session) -> String? {
        guard let result = session.next(timeout: 60_000), let text = result.text else { return nil }
        let string = String(cString: text.start)
        return "\(result.userData) \(string)"
    }

    private static func text(_ error: DanXiError, _ userData: UInt) -> String {
        "\(userData) \(JSONText.encode(error).map { String(cString: $0.cString) } ?? "")"
    }

    @Test("A session without a store is not parked, with the reason")
    func parking() throws {
        let session = try Session(configuration: .object([:]))
        defer { session.close() }
        let message =
            "The session was not parked, because it has no store that keeps its sign-ins. Set store.url or store.path, or close the session."
        #expect(throws: DanXiError(.invalidArgument, message)) { try session.park() }
    }

    /// A session whose server sends a list in two pages. The second page begins with the last item of the first.
    private static func listing(_ urls: Monitor<[String]>) throws -> Session {
        var extensions = Extensions()
        extensions.transport = HostTransport { transfer, head, _ in
            var url = ""
            if case .object(let members)? = try? JSONText.parse(head.cString), case .string(let text)? = members["url"] { url = text }
            urls.withLock { $0.append(url) }
            let next = url.contains("&page=2") ? nil : "<https://api.github.com/repos/a/b/tags?per_page=2&page=2>; rel=\"next\""
            let names = url.contains("&page=2") ? ["two", "three"] : ["one", "two"]
            let sha = String(repeating: "a", count: 40)
            let tags = names.map { #"{"name":"\#($0)","commit":{"sha":"\#(sha)","url":"https://a.example/"}}"# }
            var headers: [String: JSONValue] = ["content-type": .string("application/json")]
            headers["link"] = next.map { .string($0) }
            _ = Handles.transfers.find(transfer)?.answer(
                .response(
                    head: ["status": .integer(200), "headers": .object(headers)],
                    body: PaddedBytes("[\(tags.joined(separator: ","))]".utf8)))
        }
        return try Session(configuration: .object([:]), extensions: extensions)
    }

    private static func names(_ result: CallResult) throws -> [String] {
        struct Tag: JSONDecodable {
            let name: String
            init(json: JSONElement) throws(JSONError) { name = try json.value("name") }
        }
        let text = try #require(result.text)
        return try [Tag].decode(PaddedBytes(Array(String(cString: text.start).utf8))).map(\.name)
    }

    @Test("The next page of a list is requested at its link, and has no item of the page before. A call may continue within a page")
    func pages() async throws {
        let urls = Monitor<[String]>([])
        let session = try Self.listing(urls)
        defer { session.close() }
        let parameters: [String: JSONValue] = ["repository": .string("a/b"), "size": .integer(2), "cache": .string("refresh")]
        let first = await session.result(of: "github.list_tags", parameters)
        try #require(first.status == 0, "\(first.text.map { String(cString: $0.start) } ?? "")")
        #expect(try Self.names(first) == ["one", "two"] && first.hasNextPage)
        let request = try first.requestForNextPage { ["cache": .string("refresh")] }
        let second = await withCheckedContinuation { continuation in
            if session.call(.success(request), userData: 0, deliver: { continuation.resume(returning: $0) }) == nil {
                continuation.resume(returning: CallResult(DanXiError.closed))
            }
        }
        #expect(try Self.names(second) == ["three"] && !second.hasNextPage && second.continuation() == nil)
        let seen = urls.withLock { $0 }
        #expect(seen.count == 2 && seen.last == "https://api.github.com/repos/a/b/tags?per_page=2&page=2")
        let place = withExtendedLifetime(first) { first.continuation(after: 1).map { String(cString: $0) } }
        let within = try #require(place)
        let rest = await session.result(of: "github.list_tags", ["continue_from": .string(within), "cache": .string("refresh")])
        #expect(try Self.names(rest) == ["two"] && rest.hasNextPage)
        #expect(urls.withLock { $0.count } == 3 && urls.withLock { $0.last } == seen.first)
        let both = CallRequest(method: "github.list_tags", parameters: ["continue_from": .string(within)])
        var twice = both
        twice.continuation = request.continuation
        let refused = session.call(.success(twice))
        let problem = "github.list_tags: `continue_from`: the page already determines where the list continues. Leave out this option."
        #expect(refused.text.map { String(cString: $0.start) }?.contains(problem) == true)
    }
}
