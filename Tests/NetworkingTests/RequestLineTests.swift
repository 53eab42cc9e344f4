import Dispatch
import Errors
import TestSupport
import Testing

@testable import Networking

private let ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"

@Suite("Lines of requests", .timeLimit(.minutes(5)))
struct RequestLineTests {
    /// Holds the first answer of each connection.
    let hold = DispatchSemaphore(value: 0)

    func server() throws -> RawServer {
        try RawServer { [hold] _, request in
            if request == 0 { hold.wait() }
            return .reply(ok)
        }
    }

    func client(limit: Int) -> CurlClient {
        var configuration = NetworkConfiguration(userAgent: "test")
        configuration.maxRequestsPerServer = limit
        return CurlClient(configuration: configuration)
    }

    func until(_ condition: () -> Bool) async throws {
        while !condition() { try await Task.sleep(for: .milliseconds(1)) }
    }

    /// Sends a request that the server holds, and returns it when it is under way.
    func heldRequest(_ client: CurlClient, _ server: RawServer) async throws -> Task<Int, any Error> {
        let count = server.connectionCount
        let request = Task { try await client.send(HTTPRequest(url: server.url)).status }
        try await until { server.connectionCount > count }
        return request
    }

    @Test("A server gets at most the given number of requests at once from a session; the others are sent afterwards")
    func limit() async throws {
        let server = try server()
        let client = client(limit: 2)
        let requests = (0..<6).map { _ in Task { try await client.send(HTTPRequest(url: server.url)).status } }
        try await until { server.connectionCount == 2 }
        // Those of other servers and of other sessions do not wait.
        let other = try RawServer { _, _ in .reply(ok) }
        #expect(try await client.send(HTTPRequest(url: other.url)).status == 200)
        let stranger = try await heldRequest(self.client(limit: 2), server)
        for _ in 0..<3 { hold.signal() }
        for request in requests { #expect(try await request.value == 200) }
        #expect(try await stranger.value == 200)
        #expect(server.connectionCount == 3 && server.requests.count == 7)
    }

    @Test("A request that waits until the deadline of its call is a timeout that names the setting", arguments: [true, false])
    func deadline(isShared: Bool) async throws {
        let server = try server()
        let client = client(limit: 1)
        let held = try await heldRequest(client, server)
        let write = HTTPRequest(method: .post, url: server.url)
        let context = CurlClientTests().context(.milliseconds(100), isShared: isShared)
        let error = await CallContext.$current.withValue(context) { await failure { try await client.send(write) } }
        #expect(error?.code == .timeout && error?.delivery == .unsent && error?.isOutcomeUnknown == false)
        #expect(error?.message.contains("127.0.0.1") == true && error?.message.contains("network.max_requests_per_server") == true)
        #expect(error?.message.contains("Nothing was sent") == true)
        hold.signal()
        #expect(try await held.value == 200)
        #expect(server.requests.count == 1)
    }

    @Test("A request that has ended takes no turn, and one that cannot start gives its turn to the next")
    func turns() async throws {
        let server = try server()
        let client = client(limit: 1)
        let held = try await heldRequest(client, server)
        let cancelled = Task { try await client.send(HTTPRequest(url: server.url)) }
        let broken = Task { await failure { try await client.send(HTTPRequest(url: server.url, headers: ["X": "a\nb"])) } }
        let last = Task { try await client.send(HTTPRequest(url: server.url)).status }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        hold.signal()
        #expect(try await held.value == 200)
        #expect(await broken.value?.code == .invalidArgument)
        #expect(try await last.value == 200)
        #expect(server.requests.count == 2)
    }

    @Test("Closing a session ends the requests that wait")
    func closing() async throws {
        let server = try server()
        let client = client(limit: 1)
        let held = try await heldRequest(client, server)
        let waiting = (0..<5).map { _ in Task { await failure { try await client.send(HTTPRequest(url: server.url)) } } }
        client.close()
        for request in waiting { #expect(await request.value?.code == .closed) }
        #expect(await failure { try await held.value }?.code == .closed)
        hold.signal()
        #expect(server.requests.count <= 1)
    }

    @Test("Requests have their turns in the order of their arrival")
    func order() {
        let client = client(limit: 1)
        func job() -> CurlJob { CurlJob(client: client, request: HTTPRequest(url: "https://a.example/"), context: .current) }
        let jobs = (0..<4).map { _ in job() }
        var lines = RequestLines()
        #expect(jobs.map { lines.enter($0) } == [true, false, false, false])
        jobs[2].end(.cancelled)
        #expect(lines.leave(jobs[0]) === jobs[1])
        #expect(lines.leave(jobs[1]) === jobs[3])
        #expect(lines.leave(jobs[3]) == nil)
        #expect(lines.enter(job()) && !lines.enter(job()))
    }

    @Test("Requests that end while they wait are not kept")
    func sweeping() {
        let client = client(limit: 1)
        var lines = RequestLines()
        for number in 0..<10_000 {
            let job = CurlJob(client: client, request: HTTPRequest(url: "https://a.example/"), context: .current)
            #expect(lines.enter(job) == (number == 0))
            job.end(.cancelled)
        }
        #expect(lines.removeAll().count < 100)
    }
}
