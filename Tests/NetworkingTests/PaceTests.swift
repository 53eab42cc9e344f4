import Calls
import Errors
import HTTP
import TestSupport
import Testing
import Threads

@testable import Networking

@Suite("The pace of a call", .timeLimit(.minutes(5)), .virtualTime)
struct PaceTests {
    private func send(_ count: Int, to client: some APIClient, _ pace: RequestPace) async throws -> [Instant] {
        try await CallContext.$current.withValue(CallContext().keeping(pace)) {
            var starts: [Instant] = []
            for _ in 0..<count {
                _ = try await client.send(HTTPRequest(url: "https://a.org/"))
                starts.append(.now)
            }
            return starts
        }
    }

    @Test("Requests start at least one interval apart, and the first one at once", arguments: [0, 1000])
    func interval(milliseconds: Int) async throws {
        let pace = RequestPace(interval: .milliseconds(milliseconds))
        let begin = Instant.now
        let starts = try await send(4, to: PacedClient(client: FakeServer("")), pace)
        #expect(starts.map { begin.duration(to: $0) } == (0..<4).map { .milliseconds($0 * milliseconds) })
        #expect(pace.requests == 4)
    }

    @Test("Each redirect and each attempt of a request has its own turn")
    func attempts() async throws {
        let server = FakeServer { $0.respond(503, "") }
        let pace = RequestPace(interval: .seconds(1))
        let begin = Instant.now
        _ = try await send(1, to: RetryingClient(client: PacedClient(client: server), policy: RetryPolicy(attempts: 3)), pace)
        #expect(server.requests.count == 3 && pace.requests == 3)
        #expect(begin.duration(to: .now) >= .seconds(2))
    }

    @Test("After two refusals nothing more is sent, also by requests that waited")
    func refusals() async throws {
        let server = FakeServer { $0.respond(429, "") }
        let pace = RequestPace(interval: .zero)
        _ = try await send(2, to: PacedClient(client: server), pace)
        #expect(pace.isEnded)
        let error = await failure { try await send(1, to: PacedClient(client: server), pace) }
        #expect(error?.code == .rateLimited && error?.delivery == .unsent)
        #expect(server.requests.count == 2)
    }

    @Test("Requests of other calls have no pace")
    func others() async throws {
        let begin = Instant.now
        let client = PacedClient(client: FakeServer(""))
        for _ in 0..<3 { _ = try await client.send(HTTPRequest(url: "https://a.org/")) }
        #expect(begin == .now)
    }
}
