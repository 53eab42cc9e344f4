import CCurl
import Dispatch
import Errors
import Glibc
import TestSupport
import Testing

@testable import Calls
@testable import HTTP
@testable import Networking
import Threads

@Suite("Deadlines of requests", .timeLimit(.minutes(5)))
struct DeadlineTests {
    let configuration = NetworkConfiguration(userAgent: "test")

    func send(_ request: HTTPRequest, by client: CurlClient, _ limit: Duration) async -> DanXiError? {
        await CallContext.$current.withValue(CallContext(deadline: .now + limit)) { await failure { try await client.send(request) } }
    }

    /// Returns a transfer that libcurl has not started.
    func transfer(
        _ deadline: Instant, limit: Duration? = nil, in group: CurlGroup, method: HTTPMethod = .get
    ) throws -> CurlTransfer {
        var request = HTTPRequest(method: method, url: "http://127.0.0.1:1/")
        request.timeLimit = limit
        let client = CurlClient(configuration: configuration)
        return try CurlTransfer(job: CurlJob(client: client, request: request, context: CallContext(deadline: deadline)), group: group)
    }

    /// All error codes of libcurl.
    static let failures = (1..<CURL_LAST.rawValue).map { CURLcode(rawValue: $0) }

    @Test(
        "After the deadline of the call or the time limit of the request, every libcurl error has the code `timeout`",
        arguments: [HTTPMethod.get, .post], [true, false])
    func late(method: HTTPMethod, isLimit: Bool) throws {
        let network = try #require(SystemNetwork().open())
        let group = try #require(CurlGroup(number: 1, settings: ConnectionSettings(configuration), network: network))
        defer { group.close() }
        let transfer =
            try isLimit
            ? transfer(.now + .seconds(3600), limit: .zero, in: group, method: method) : transfer(.now, in: group, method: method)
        for failure in Self.failures {
            let error = transfer.error(failure)
            #expect(error.code == .timeout && error.delivery == .unsent && error.message.contains("increase timeout_ms"))
        }
    }

    @Test("Before the deadline of the call, no libcurl error has the code `timeout`, not even a libcurl timeout")
    func early() throws {
        let network = try #require(SystemNetwork().open())
        let group = try #require(CurlGroup(number: 1, settings: ConnectionSettings(configuration), network: network))
        defer { group.close() }
        let transfer = try transfer(.now + .seconds(3600), limit: .seconds(3600), in: group)
        for failure in Self.failures { #expect(transfer.error(failure).code != .timeout) }
        // libcurl's timeout counts as the connect timeout, because the call has time left.
        #expect(transfer.error(CURLE_OPERATION_TIMEDOUT).code == .network && transfer.deadlineError.code == .timeout)
    }

    @Test("A request whose deadline has passed does not start")
    func over() async throws {
        let server = try RawServer { _, _ in .last("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") }
        let error = await send(HTTPRequest(url: server.url), by: CurlClient(configuration: configuration), .zero)
        #expect(error?.code == .timeout && error?.delivery == .unsent, "\(String(describing: error))")
        #expect(server.requests.isEmpty)
    }

    @Test("A test server keeps its descriptor until its thread has ended, even if the server is released earlier")
    func released() throws {
        let (isServing, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        var server: LoopbackSocket? = try LoopbackSocket()
        try server?.accept { connection in
            isServing.signal()
            mayGoOn.wait()
            close(connection)
        }
        let descriptor = try #require(server?.descriptor)
        let connection = LoopbackSocket.connect(try #require(server?.port))
        isServing.wait()
        server = nil
        // If the server had closed the descriptor, a new socket could get its number while the thread still uses the number.
        var info = stat()
        #expect(fstat(descriptor, &info) == 0 && info.st_mode & S_IFMT == S_IFSOCK)
        mayGoOn.signal()
        close(connection)
    }
}
