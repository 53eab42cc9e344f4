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
}
