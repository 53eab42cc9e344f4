import Dispatch
import Errors
import Glibc
import TestSupport
import Testing
import Threads

@testable import Calls
@testable import HTTP
@testable import Networking

/// Tests in which libcurl waits on the clock of the system.
@Suite("Time limits of libcurl's transfers", .serialized, .timeLimit(.minutes(5)))
struct TransferLimitsInRealTime {
    let configuration = NetworkConfiguration(userAgent: "test")

    func send(_ request: HTTPRequest, by client: CurlClient, _ limit: Duration) async -> DanXiError? {
        await CallContext.$current.withValue(CallContext(deadline: .now + limit)) { await failure { try await client.send(request) } }
    }

    func context(_ timeout: Duration, isShared: Bool) -> CallContext {
        let context = CallContext(deadline: .now + timeout)
        guard isShared else { return context }
        let shared = SharedDeadline()
        shared.add(context)
        return CallContext().sharing(shared, CallProgress(), OpenWrites())
    }

    @Test("A transfer without a response fails with `timeout` at the deadline of its call")
    func silent() async throws {
        let server = try TinyServer(response: nil)
        let error = await send(HTTPRequest(url: server.url), by: CurlClient(configuration: configuration), .milliseconds(50))
        withExtendedLifetime(server) { #expect(error?.code == .timeout, "\(String(describing: error))") }
    }

    @Test("A transfer ends at the time limit of its request or, if the call has no deadline, after network.timeout_ms")
    func limits() async throws {
        let server = try TinyServer(response: nil)
        var limited = HTTPRequest(url: server.url)
        limited.timeLimit = .milliseconds(50)
        let first = await send(limited, by: CurlClient(configuration: configuration), .seconds(3600))
        var short = configuration
        short.timeout = .milliseconds(50)
        let second = await failure { [short] in try await CurlClient(configuration: short).send(HTTPRequest(url: server.url)) }
        withExtendedLifetime(server) { #expect([first?.code, second?.code] == [.timeout, .timeout]) }
    }

    @Test("The deadline ends a request that waits until the connection of another request is established")
    func waiting() async throws {
        let (accepted, source) = AsyncStream.makeStream(of: Int32.self)
        let server = try LoopbackSocket()
        // The server sends nothing, so that the TLS handshake does not end.
        try server.accept { source.yield($0) }
        let client = CurlClient(configuration: configuration)
        let request = HTTPRequest(url: "https://127.0.0.1:\(server.port)/")
        let first = Task { await send(request, by: client, .seconds(3600)) }
        var connections = accepted.makeAsyncIterator()
        let next = await connections.next()
        let connection = try #require(next)
        // libcurl makes this request wait, because the first connection may turn out to support multiplexing.
        let error = await send(request, by: client, .milliseconds(50))
        #expect(error?.code == .timeout && error?.delivery == .unsent, "\(String(describing: error))")
        first.cancel()
        _ = await first.value
        close(connection)
        withExtendedLifetime(server) {}
    }

    @Test("If connecting takes too long, the error is `network` and names network.connect_timeout_ms", arguments: [true, false])
    func connectTimeout(isShared: Bool) async throws {
        // The server accepts connections and sends nothing, so that a TLS handshake does not end.
        let server = try TinyServer(response: nil)
        var configuration = configuration
        configuration.connectTimeout = .milliseconds(100)
        let url = server.url.replacing("http:", with: "https:")
        let context = context(.seconds(100), isShared: isShared)
        let error = await CallContext.$current.withValue(context) {
            await failure { try await CurlClient(configuration: configuration).send(HTTPRequest(method: .post, url: url)) }
        }
        #expect(error?.code == .network && error?.delivery == .unsent && error?.isRetryable == true)
        #expect(error?.message.contains("Nothing was sent") == true && error?.message.contains("network.connect_timeout_ms") == true)
    }

    @Test(
        "A request times out at its time limit or the deadline of its call even while it connects", arguments: [true, false])
    func timeoutWhileConnecting(isShared: Bool) async throws {
        let server = try TinyServer(response: nil)
        let client = CurlClient(configuration: configuration)
        var request = HTTPRequest(url: server.url.replacing("http:", with: "https:"))
        for (limit, deadline) in [(nil, Duration.milliseconds(100)), (Duration.milliseconds(100), .seconds(100))] {
            request.timeLimit = limit
            let error = await CallContext.$current.withValue(context(deadline, isShared: isShared)) {
                await failure { try await client.send(request) }
            }
            #expect(error?.code == .timeout && error?.message.contains("increase timeout_ms") == true)
        }
    }

    @Test("A request to a server that accepts the connection but does not respond times out")
    func silentServer() async throws {
        let server = try TinyServer(response: nil)
        var configuration = configuration
        configuration.connectTimeout = .seconds(1)
        let client = CurlClient(configuration: configuration)
        await untilFastEnough(runs: 10) {
            let error = await CallContext.$current.withValue(context(.milliseconds(1500), isShared: false)) {
                await failure { try await client.send(HTTPRequest(url: server.url)) }
            }
            // On a busy machine, the client may not be connected before the timeout.
            guard error?.delivery != .unsent else { return false }
            #expect(error?.code == .timeout)
            return true
        }
    }

    @Test("After a timeout, the outcome of a write is unknown")
    func unknownOutcome() async throws {
        let server = try TinyServer(response: nil)
        let client = CurlClient(configuration: configuration)
        await untilFastEnough(runs: 10) {
            let error = await send(HTTPRequest(method: .post, url: server.url), by: client, .seconds(2))
            guard error?.delivery != .unsent else { return false }
            #expect(error?.code == .timeout && error?.isRetryable == false)
            #expect(error?.message.contains("The request may have taken effect") == true)
            return true
        }
    }

    @Test("A transfer with a shared deadline ends at the latest deadline of its calls")
    func sharedDeadline() async throws {
        let server = try TinyServer(response: nil)
        let client = CurlClient(configuration: configuration)
        try await untilFastEnough {
            let shared = SharedDeadline()
            let start = Instant.now
            shared.add(CallContext(deadline: start + .seconds(1)))
            let context = CallContext().sharing(shared, CallProgress(), OpenWrites())
            async let ended = CallContext.$current.withValue(context) {
                await failure { try await client.send(HTTPRequest(url: server.url)) }
            }
            try await Task.sleep(for: .milliseconds(20))
            shared.add(CallContext(deadline: start + .milliseconds(1500)))
            let isInTime = start.duration(to: .now) < .milliseconds(900)
            let error = await ended
            #expect(error?.code == .timeout)
            // On a busy machine, the first deadline may have passed before the second was added.
            guard isInTime else { return false }
            // The timeout may be a few milliseconds early, because libcurl rounds it down.
            #expect(start.duration(to: .now) > .milliseconds(1400))
            return true
        }
    }

    // MARK: Requests in the queue

    func client(limit: Int) -> CurlClient {
        var limited = configuration
        limited.maxRequestsPerServer = limit
        return CurlClient(configuration: limited)
    }

    @Test(
        "If a request waits in the queue until the deadline of its call, the error names network.max_requests_per_server",
        arguments: [true, false])
    func deadline(isShared: Bool) async throws {
        let hold = DispatchSemaphore(value: 0)
        let server = try RawServer { _, _ in
            hold.wait()
            return .ok
        }
        let client = client(limit: 1)
        let held = Task { try await client.send(HTTPRequest(url: server.url)).status }
        await server.connection()
        let write = HTTPRequest(method: .post, url: server.url)
        await untilFastEnough {
            let context = context(.milliseconds(100), isShared: isShared)
            let error = await CallContext.$current.withValue(context) { await failure { try await client.send(write) } }
            #expect(error?.code == .timeout && error?.delivery == .unsent && error?.isOutcomeUnknown == false)
            #expect(error?.message.contains("127.0.0.1") == true && error?.message.contains("Nothing was sent") == true)
            // If the message does not name the setting, the deadline passed before the request reached the queue.
            return error?.message.contains("network.max_requests_per_server") == true
        }
        hold.signal()
        let status = try await held.value
        #expect(status == 200)
        #expect(server.requests.count == 1)
    }

    @Test("A request in the queue that has the same deadline as the running request is not sent", arguments: [true, false])
    func sameDeadline(isShared: Bool) async throws {
        let server = try TinyServer(response: nil)
        let client = client(limit: 1)
        let context = context(.milliseconds(300), isShared: isShared)
        let errors = await CallContext.$current.withValue(context) {
            await withTaskGroup(of: DanXiError?.self) { group in
                for _ in 0..<20 { group.addTask { await failure { try await client.send(HTTPRequest(method: .post, url: server.url)) } } }
                return await group.reduce(into: []) { $0.append($1) }
            }
        }
        #expect(errors.allSatisfy { $0?.code == .timeout })
        #expect(errors.count { $0?.delivery == .unsent } >= 19 && errors.count { $0?.isOutcomeUnknown == true } <= 1)
    }
}
