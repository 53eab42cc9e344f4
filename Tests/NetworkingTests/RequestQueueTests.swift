import Dispatch
import Errors
import Glibc
import TestSupport
import Testing

@testable import Calls
@testable import HTTP
@testable import Networking
import Threads

@Suite("Queues of requests", .timeLimit(.minutes(5)))
struct RequestQueueTests {
    /// The semaphore for which the server waits before the first response on each connection. The test signals it.
    let hold = DispatchSemaphore(value: 0)

    func server() throws -> RawServer {
        try RawServer { [hold] _, request in
            if request == 0 { hold.wait() }
            return .ok
        }
    }

    func client(limit: Int) -> CurlClient {
        var configuration = NetworkConfiguration(userAgent: "test")
        configuration.maxRequestsPerServer = limit
        return CurlClient(configuration: configuration)
    }

    /// Sends a request whose response the server delays. Returns the task after the server has accepted the connection.
    func heldRequest(_ client: CurlClient, _ server: RawServer) async -> Task<Int, any Error> {
        let request = Task { try await client.send(HTTPRequest(url: server.url)).status }
        await server.connection()
        return request
    }

    @Test("A client sends at most max_requests_per_server requests to a server at the same time, and queues further requests")
    func limit() async throws {
        let server = try server()
        let client = client(limit: 2)
        let requests = (0..<6).map { _ in Task { try await client.send(HTTPRequest(url: server.url)).status } }
        for _ in 0..<2 { await server.connection() }
        // Requests to other servers, and requests of other clients, do not wait.
        let other = try RawServer { _, _ in .ok }
        let status = try await client.send(HTTPRequest(url: other.url)).status
        #expect(status == 200)
        let stranger = await heldRequest(self.client(limit: 2), server)
        for _ in 0..<3 { hold.signal() }
        for request in requests {
            let status = try await request.value
            #expect(status == 200)
        }
        let strangerStatus = try await stranger.value
        #expect(strangerStatus == 200)
        #expect(server.connectionCount == 3 && server.requests.count == 7)
    }

    @Test("A cancelled request leaves the queue, and if a request in the queue cannot start, the next request starts")
    func turns() async throws {
        let server = try server()
        let client = client(limit: 1)
        let held = await heldRequest(client, server)
        let cancelled = Task { try await client.send(HTTPRequest(url: server.url)) }
        let broken = Task { await failure { try await client.send(HTTPRequest(url: server.url, headers: ["X": "a\nb"])) } }
        let last = Task { try await client.send(HTTPRequest(url: server.url)).status }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        hold.signal()
        let status = try await held.value
        #expect(status == 200)
        let error = await broken.value
        #expect(error?.code == .invalidArgument)
        let lastStatus = try await last.value
        #expect(lastStatus == 200)
        #expect(server.requests.count == 2)
    }

    @Test("The wait of a request is counted when it is sent, and is 0 for one that does not wait", .virtualTime)
    func waits() async throws {
        let client = client(limit: 1)
        let jobs = (0..<4).map { _ in job(client) }
        var queues = RequestQueues()
        let starts = jobs.map { queues.enter($0) }
        #expect(starts == [true, false, false, false])
        try await Timers.sleep(for: .seconds(2))
        let next = queues.leave(jobs[0])
        #expect(next?.job === jobs[1])
        if let next { queues.countWait(since: next.start) }
        queues.remove(jobs[2])
        // This request has ended while it waited.
        let ended = queues.leave(jobs[1])
        #expect(ended?.job === jobs[3])
        let waits = Metrics.current.requestWaits.reading
        #expect(waits.buckets.reduce(0, +) == 2 && waits.sum == 2)
        #expect(Metrics.current.waitingRequests[0] == 0)
    }

    @Test("Closing a client ends the requests in its queue without sending them")
    func closing() async throws {
        let server = try server()
        let client = client(limit: 1)
        let held = await heldRequest(client, server)
        let waiting = (0..<50).map { _ in Task { await failure { try await client.send(HTTPRequest(url: server.url)) } } }
        client.close()
        for request in waiting {
            let error = await request.value
            #expect(error?.code == .closed)
        }
        await expectFailure(.closed) { try await held.value }
        // When the server has accepted this request, the network thread has handled all earlier requests.
        let last = await heldRequest(self.client(limit: 1), server)
        #expect(server.connectionCount == 2)
        for _ in 0..<2 { hold.signal() }
        let status = try await last.value
        #expect(status == 200)
    }

    /// Waits until the network thread has executed all commands so far.
    func commands() async { await withCheckedContinuation { executed in CurlClient.probe { executed.resume() } } }

    @Test("While a client is closing, a request whose turn comes is not sent")
    func beginClosing() async throws {
        let server = try server()
        let client = client(limit: 1)
        let held = await heldRequest(client, server)
        let executor = HeldExecutor()
        let waiting = Task(executorPreference: executor) {
            await failure { try await client.send(HTTPRequest(method: .post, url: server.url)) }
        }
        executor.runHeldJobs()
        await commands()
        client.beginClosing()
        hold.signal()
        let status = try await held.value
        #expect(status == 200)
        // A request in the queue would be sent before this one.
        await commands()
        hold.signal()
        let last = try await self.client(limit: 1).send(HTTPRequest(url: server.url)).status
        #expect(last == 200)
        client.close()
        executor.end()
        let error = await waiting.value
        #expect(error == .closed)
        #expect(server.requests.count == 2)
    }

    @Test("A request of a call whose deadline has passed is not sent")
    func over() async throws {
        let server = try RawServer { _, _ in .ok }
        let client = client(limit: 1)
        let error = await CallContext.$current.withValue(CallContext(deadline: .now)) {
            await failure { try await client.send(HTTPRequest(method: .post, url: server.url)) }
        }
        #expect(error?.code == .timeout && error?.delivery == .unsent && error?.message.contains("127.0.0.1") == true)
        let status = try await client.send(HTTPRequest(url: server.url)).status
        #expect(status == 200)
        #expect(server.requests.count == 1)
    }

    // MARK: The queues

    func job(_ client: CurlClient, _ context: CallContext = CallContext()) -> CurlJob {
        CurlJob(client: client, request: HTTPRequest(url: "https://a.example/"), context: context)
    }

    @Test("Requests leave the queue in the order of their arrival, but follow-ups of a running call leave it first")
    func order() {
        let client = client(limit: 1)
        let call = CallContext()
        let jobs = [job(client, call)] + (0..<3).map { _ in job(client) } + [job(client, call)]
        var queues = RequestQueues()
        let starts = jobs.map { queues.enter($0) }
        #expect(starts == [true, false, false, false, false])
        queues.remove(jobs[2])
        let turns = [0, 4, 1, 3].map { queues.leave(jobs[$0])?.job }
        #expect(turns[0] === jobs[4] && turns[1] === jobs[1] && turns[2] === jobs[3] && turns[3] == nil)
        let entered = [job(client), job(client)].map { queues.enter($0) }
        #expect(entered == [true, false])
    }

    @Test("A request that is removed from the queue is released")
    func forgotten() {
        let client = client(limit: 1)
        var queues = RequestQueues()
        _ = queues.enter(job(client))
        weak var kept: CurlJob?
        do {
            let job = job(client)
            kept = job
            _ = queues.enter(job)
            queues.remove(job)
        }
        let rest = queues.removeAll()
        #expect(kept == nil && rest.isEmpty)
    }

    @Test("All waiting requests can be removed, and each queue is that of one client and one server", .virtualTime)
    func removal() {
        let (first, second) = (client(limit: 1), client(limit: 1))
        let other = CurlJob(client: first, request: HTTPRequest(url: "https://b.example/"), context: CallContext())
        let jobs = [job(first), job(first), job(first), job(second), other]
        var queues = RequestQueues()
        let starts = jobs.map { queues.enter($0) }
        #expect(starts == [true, false, false, true, true] && Metrics.current.waitingRequests[0] == 2)
        queues.remove(jobs[0])
        queues.remove(jobs[3])
        #expect(Metrics.current.waitingRequests[0] == 2)
        let waiting = queues.removeAll()
        #expect(waiting.count == 2 && waiting[0] === jobs[1] && waiting[1] === jobs[2] && Metrics.current.waitingRequests[0] == 0)
        let next = queues.leave(jobs[0])
        let again = [job(first), job(first)].map { queues.enter($0) }
        #expect(next == nil && again == [true, false])
    }

    @Test("The limit of concurrent requests is at most half the number of files that the process may open")
    func descriptors() async {
        // This test runs in a separate process, because other tests need more descriptors.
        await #expect(processExitsWith: .success) {
            var limit = rlimit(rlim_cur: 100, rlim_max: 100)
            try #require(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
            var configuration = NetworkConfiguration(userAgent: "test")
            #expect(CurlClient(configuration: configuration).maxRequestsPerServer == 50)
            configuration.maxRequestsPerServer = 49
            #expect(CurlClient(configuration: configuration).maxRequestsPerServer == 49)
            let network = FakeNetwork()
            let group = try #require(CurlGroup(number: 1, settings: ConnectionSettings(configuration), network: network))
            let job = CurlJob(client: CurlClient(configuration: configuration), request: HTTPRequest(url: "http://a/"), context: .current)
            try group.add(CurlTransfer(job: job, group: group))
            #expect(network.group.keptConnections == [17], "16 connections may be idle")
        }
    }

    // MARK: Deadlines

    @Test("Jobs whose deadlines have passed are returned once, in the order of their deadlines, without removed jobs")
    func late() {
        let client = client(limit: 1)
        let now = Instant.now
        let jobs = [3, 1, 2, 4, 0].map { job(client, CallContext(deadline: now + .seconds($0))) }
        var deadlines = CurlDeadlines()
        for job in jobs { deadlines.add(job) }
        deadlines.add(job(client))
        deadlines.remove(jobs[2])
        #expect(deadlines.next == now)
        let late = deadlines.late(now + .seconds(3))
        #expect(late.count == 3 && late[0] === jobs[4] && late[1] === jobs[1] && late[2] === jobs[0])
        let again = deadlines.late(now + .seconds(3))
        #expect(again.isEmpty && deadlines.next == now + .seconds(4))
    }

    @Test("The end of a job is the earlier one of its deadline and its limit, and a job that is added again has one end")
    func limits() {
        let client = client(limit: 1)
        let now = Instant.now
        let job = job(client, CallContext(deadline: now + .seconds(5)))
        let unlimited = self.job(client)
        var deadlines = CurlDeadlines()
        deadlines.add(job)
        deadlines.add(unlimited)
        #expect(deadlines.next == now + .seconds(5))
        deadlines.add(job, limit: now + .seconds(3))
        deadlines.add(unlimited, limit: now + .seconds(4))
        #expect(deadlines.next == now + .seconds(3))
        let early = deadlines.late(now + .milliseconds(2999))
        let late = deadlines.late(now + .seconds(10))
        #expect(early.isEmpty && late.count == 2 && late[0] === job && late[1] === unlimited && deadlines.next == nil)
        deadlines.add(job, limit: now + .seconds(9))
        #expect(deadlines.next == now + .seconds(5))
        deadlines.remove(job)
        let removed = deadlines.late(now + .seconds(10))
        #expect(removed.isEmpty)
    }

    @Test("A job whose shared deadline has moved ends at the new deadline")
    func moved() {
        let now = Instant.now
        let shared = SharedDeadline()
        shared.add(CallContext(deadline: now + .seconds(1)))
        let job = job(client(limit: 1), CallContext().sharing(shared, CallProgress(), OpenWrites()))
        var deadlines = CurlDeadlines()
        deadlines.add(job)
        shared.add(CallContext(deadline: now + .seconds(2)))
        let early = deadlines.late(now + .seconds(1))
        #expect(early.isEmpty && deadlines.next == now + .seconds(2))
        let late = deadlines.late(now + .seconds(2))
        #expect(late.first === job)
    }
}
