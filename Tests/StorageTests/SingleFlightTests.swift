import Errors
import Synchronization
import TestSupport
import Testing

@testable import Calls
@testable import HTTP
@testable import Networking
@testable import Storage
import Threads

@Suite("Work that concurrent callers share", .virtualTime, .timeLimit(.minutes(5)))
struct SingleFlightTests {
    @Test("Concurrent waiters share one run of the work")
    func once() async throws {
        let flight = SingleFlight<Int>()
        let counter = Counter()
        let gate = Gate()
        // `Task.immediate` returns after the task has started to wait.
        let waiters = (0..<50).map { _ in
            Task.immediate(executorPreference: Workers.shared) {
                try await flight.value {
                    await gate.pass()
                    return counter.next()
                }
            }
        }
        gate.open()
        for waiter in waiters {
            let value = try await waiter.value
            #expect(value == 1)
        }
    }

    @Test("A call that joins the work gives up its place, and the call that started the work keeps its own")
    func places() async throws {
        let flight = SingleFlight<Int>()
        let gate = Gate()
        let places = (0..<3).map { _ in Place() }
        let waiters = places.map { place in
            CallContext.$current.withValue(CallContext(place: place)) {
                Task.immediate(executorPreference: Workers.shared) {
                    try await flight.value {
                        await gate.pass()
                        return 1
                    }
                }
            }
        }
        #expect(places.map { $0.isGivenUp.withLock { $0 } } == [false, true, true])
        gate.open()
        for waiter in waiters { _ = try await waiter.value }
    }

    private final class Place: CallPlace {
        let isGivenUp = Mutex(false)
        func giveUp() { isGivenUp.withLock { $0 = true } }
    }

    @Test("After a failure, the next call starts the work again")
    func failures() async throws {
        let flight = SingleFlight<Int>()
        await #expect(throws: DanXiError.self) { try await flight.value { throw DanXiError(.network, "no") } }
        let value = try await flight.value { 2 }
        #expect(value == 2)
    }

    @Test("Cancelling one waiter does not affect the other waiters, and cancelling the last waiter cancels the work")
    func cancelling() async throws {
        let flight = SingleFlight<Int>()
        let began = AsyncStream.makeStream(of: Void.self)
        let ended = AsyncStream.makeStream(of: Bool.self)
        let work: SingleFlight<Int>.Work = {
            began.continuation.yield()
            do { try await Timers.sleep(for: .seconds(60)) } catch {
                ended.continuation.yield(Task.isCancelled)
                throw error
            }
            return 1
        }
        let first = Task(executorPreference: Workers.shared) { try await flight.value(work) }
        for await _ in began.stream { break }
        let second = Task(executorPreference: Workers.shared) { try await flight.value(work) }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        for await wasCancelled in ended.stream {
            #expect(wasCancelled)
            break
        }
    }

    @Test("Work has the latest deadline of its waiters, and all waiters see its progress", arguments: [[10, 30, 20], [30, 10, 20]])
    func deadline(seconds: [Int]) async throws {
        let flight = SingleFlight<Instant?>()
        let began = AsyncStream.makeStream(of: Void.self)
        let gate = AsyncStream.makeStream(of: Void.self)
        let work: SingleFlight<Instant?>.Work = {
            began.continuation.yield()
            CallContext.current.progress?.update(done: 3, expected: 7)
            for await _ in gate.stream { break }
            return CallContext.current.deadline
        }
        let now = Instant.now
        let contexts = seconds.map { CallContext(deadline: now + .seconds($0), progress: CallProgress()) }
        func wait(_ context: CallContext) -> Task<Instant?, any Error> {
            Task.immediate(executorPreference: Workers.shared) {
                try await CallContext.$current.withValue(context) { try await flight.value(work) }
            }
        }
        let first = wait(contexts[0])
        for await _ in began.stream { break }
        let others = contexts[1...].map(wait)
        gate.continuation.yield()
        for waiter in [first] + others {
            let value = try await waiter.value
            #expect(value == now + .seconds(30))
        }
        for context in contexts { #expect(context.progress?.current.done == 3 && context.progress?.current.expected == 7) }
    }

    @Test("Shared work has the deadline of its first waiter as soon as the work starts")
    func firstDeadline() async throws {
        let deadline = Instant.now + .seconds(600)
        for _ in 0..<500 {
            let seen = try await CallContext.$current.withValue(CallContext(deadline: deadline)) {
                try await SingleFlight<Instant?>().value { CallContext.current.deadline }
            }
            #expect(seen == deadline)
        }
    }

    @Test("A request of shared work is not retried if the server's Retry-After is longer than the time to the deadline")
    func retryAfter() async throws {
        let server = FakeServer { $0.respond(429, "", headers: ["Retry-After": "30"]) }
        let service = APIService(client: server)
        struct Ask: APIRequest {
            typealias Response = HTTPResponse
            let baseURL = "https://a.example"
            let path = "/"
        }
        let flight = SingleFlight<Int>()
        let status = try await CallContext.$current.withValue(CallContext(deadline: .now + .seconds(5))) {
            try await flight.value { try await service.send(Ask()).status }
        }
        #expect(status == 429 && server.requests.count == 1)
    }

    @Test("An open write of shared work is an open write of its waiter, and a cancelled waiter returns before the work ends")
    func cancelledWrite() async throws {
        let flight = SingleFlight<Int>()
        let gate = AsyncStream.makeStream(of: Void.self)
        let server = FakeServer { request in
            request.write?.markSent()
            for await _ in gate.stream { break }
            throw DanXiError(.network, "scripted").withLostAnswer(to: request)
        }
        let service = APIService(client: server)
        let writes = OpenWrites()
        let waiter = Task(executorPreference: Workers.shared) {
            try await CallContext.$current.withValue(CallContext(writes: writes)) {
                try await flight.value { try await service.send(Post()).status }
            }
        }
        try await until { writes.delivery != nil }
        #expect(writes.delivery == .unknown("The request may have taken effect. Check before you send it again."))
        waiter.cancel()
        await #expect(throws: CancellationError.self) { try await waiter.value }
        gate.continuation.finish()
    }

    @Test("After shared work has ended, its writes do not count as unfinished writes of its waiters")
    func endedWrite() async throws {
        let flight = SingleFlight<Int>()
        let writes = OpenWrites()
        let status = try await CallContext.$current.withValue(CallContext(writes: writes)) {
            try await flight.value {
                let service = APIService(client: FakeServer { $0.respond("{}") })
                return try await service.send(Post()).status
            }
        }
        #expect(status == 200 && writes.delivery == nil)
    }
}

private struct Post: APIRequest {
    typealias Response = HTTPResponse
    let baseURL = "https://a.example"
    let path = "/"
    let method = HTTPMethod.post
}
