import Errors
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Calls
@testable import HTTP
@testable import Networking
import Threads

/// A server on a free port that sends the same response to each request, or no response at all.
final class TinyServer: Sendable {
    private let socket: LoopbackSocket
    private let log = RequestLog()

    /// The bytes of the last request that the first `read` returned.
    var received: String { log.last.withLock { $0 } }

    /// - Parameter response: the text that the server sends on each connection before closing the connection. If the parameter is nil,
    ///   the server keeps connections open and sends nothing.
    init(response: String?) throws {
        socket = try LoopbackSocket()
        guard let response else { return }
        try socket.accept { [log] connection in
            var request = [UInt8](repeating: 0, count: 65_536)
            let count = max(read(connection, &request, request.count), 0)
            log.last.withLock { $0 = String(decoding: request.prefix(count), as: UTF8.self) }
            _ = Array(response.utf8).withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            close(connection)
        }
    }

    var port: UInt16 { socket.port }
    var url: String { "http://127.0.0.1:\(port)/x" }
}

private final class RequestLog: Sendable {
    let last = Mutex("")
}

@Suite("CurlClient", .timeLimit(.minutes(5)))
struct CurlClientTests {
    var configuration = NetworkConfiguration(userAgent: "test")

    func code(_ body: () async throws -> HTTPResponse) async -> ErrorCode? {
        do {
            _ = try await body()
            return nil
        } catch {
            return (error as? DanXiError)?.code
        }
    }

    @Test("A response has the status, headers and body that the server sent, and no headers of an interim response")
    func answer() async throws {
        let server = try TinyServer(
            response:
                "HTTP/1.1 100 Continue\r\nX-Old: 1\r\n\r\nHTTP/1.1 418 I'm a teapot\r\nContent-Type: text/plain\r\nX-Empty:\r\nContent-Length: 5\r\n\r\nhello"
        )
        let response = try await CurlClient(configuration: configuration).send(HTTPRequest(url: server.url))
        #expect(response.status == 418)
        #expect(response.headers["content-type"] == "text/plain" && response.headers["x-empty"] == "" && response.headers["x-old"] == nil)
        #expect(String(decoding: response.body.bytes, as: UTF8.self) == "hello")
    }

    @Test("A relative Location is resolved to an absolute URL")
    func location() async throws {
        let server = try TinyServer(response: "HTTP/1.1 302 Found\r\nLocation: ../y?z=1\r\nContent-Length: 0\r\n\r\n")
        let response = try await CurlClient(configuration: configuration).send(HTTPRequest(url: server.url))
        #expect(response.redirectURL == "http://127.0.0.1:\(server.port)/y?z=1")
    }

    @Test("Requests are sent through the configured proxy")
    func proxy() async throws {
        let server = try TinyServer(response: "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nproxy")
        var configuration = configuration
        configuration.proxy = "http://127.0.0.1:\(server.port)"
        let response = try await CurlClient(configuration: configuration).send(HTTPRequest(url: "http://host.invalid/"))
        #expect(String(decoding: response.body.bytes, as: UTF8.self) == "proxy")
    }

    @Test("The error of a request to a closed port, and of a truncated response, is `network`")
    func network() async throws {
        let client = CurlClient(configuration: configuration)
        let closed = try LoopbackSocket(listens: false)
        defer { withExtendedLifetime(closed) {} }
        let refused = await code { try await client.send(HTTPRequest(url: "http://127.0.0.1:\(closed.port)/x")) }
        #expect(refused == .network)
        let cut = try TinyServer(response: "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")
        let broken = await code { try await client.send(HTTPRequest(url: cut.url)) }
        #expect(broken == .network)
    }

    @Test("The error of a response larger than max_response_bytes is `too_large`")
    func limit() async throws {
        var configuration = configuration
        configuration.maxResponseBytes = 10
        let server = try TinyServer(response: "HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "x", count: 11))
        let result = await code { try await CurlClient(configuration: configuration).send(HTTPRequest(url: server.url)) }
        #expect(result == .tooLarge)
    }

    @Test("Cancelling the task of a transfer ends the transfer")
    func cancelling() async throws {
        let server = try TinyServer(response: nil)
        let client = CurlClient(configuration: configuration)
        for _ in 0..<20 {
            let task = Task { try await client.send(HTTPRequest(url: server.url)) }
            if Bool.random() { await Task.yield() }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }

    @Test("If a client is closed, its running and later requests fail with the error `closed`")
    func closing() async throws {
        let server = try TinyServer(response: nil)
        let client = CurlClient(configuration: configuration)
        let task = Task { await code { try await client.send(HTTPRequest(url: server.url)) } }
        // The request ends with `closed` whether or not it has started.
        await Task.yield()
        client.close()
        let (running, later) = (await task.value, await code { try await client.send(HTTPRequest(url: server.url)) })
        #expect(running == .closed && later == .closed)
    }

    @Test("A header with a line break or NUL is refused", arguments: ["a\r\nX: y", "a\nb", "a\u{0}b"])
    func injection(value: String) async {
        let client = CurlClient(configuration: configuration)
        let result = await code { try await client.send(HTTPRequest(url: "http://127.0.0.1:1/", headers: ["X": value])) }
        #expect(result == .invalidArgument)
    }

    @Test("Transfers that are refused because of a line break in a header leak no memory")
    func refusedHeaders() async {
        // This test runs in a separate process, because other tests also allocate memory.
        await #expect(processExitsWith: .success) {
            let configuration = NetworkConfiguration(userAgent: "test")
            let network = try #require(SystemNetwork().open())
            let group = try #require(CurlGroup(number: 1, settings: ConnectionSettings(configuration), network: network))
            defer { group.close() }
            let request = HTTPRequest(url: "http://127.0.0.1:1/", headers: ["X": "a\nb"])
            let job = CurlJob(client: CurlClient(configuration: configuration), request: request, context: .current)
            func refuse(times: Int) {
                for _ in 0..<times where (try? CurlTransfer(job: job, group: group)) != nil { Issue.record("the header was not refused") }
            }
            refuse(times: 1000)
            let before = residentBytes()
            refuse(times: 50_000)
            // The limit is 100 bytes for each refused transfer.
            #expect(residentBytes() - before < 5_000_000)
        }
    }

    @Test("The progress has the numbers of received and of expected bytes")
    func progress() async throws {
        let server = try TinyServer(response: "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello")
        let progress = CallProgress()
        let client = CurlClient(configuration: configuration)
        _ = try await CallContext.$current.withValue(CallContext(progress: progress)) {
            try await client.send(HTTPRequest(url: server.url))
        }
        #expect(progress.current == (5, 5))
    }

    @Test("URLs with equal schemes, hosts and ports have equal origins, and an invalid URL has no origin")
    func origins() {
        #expect(Origin("https://Forum.Example/x") == Origin("https://forum.example:443/"))
        #expect(Origin("http://forum.example/") != Origin("https://forum.example/"))
        #expect(Origin("not an address") == nil)
        #expect(Origin("https://forum.example\u{0}.test/") == nil)
    }
}

/// Returns the resident memory of the process in bytes.
private func residentBytes() -> Int {
    var text = [UInt8](repeating: 0, count: 200)
    let file = open("/proc/self/statm", O_RDONLY)
    defer { close(file) }
    let count = max(read(file, &text, text.count), 0)
    let fields = String(decoding: text.prefix(count), as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) : 0
}
