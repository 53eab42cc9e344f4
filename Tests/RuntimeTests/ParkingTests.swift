import Calls
import Errors
import JSON
import Storage
import Synchronization
import TestSupport
import Testing
import Text
import Threads

@testable import Runtime

/// Tests of parked sessions with a store and a community server of the test, which counts what reaches it.
@Suite("Parked sessions", .timeLimit(.minutes(5)))
struct ParkingTests {
    private let world = ParkingWorld()

    /// Opens a session, or a parked one again. Opening blocks, so it runs on a thread that does not belong to Swift's pool.
    private func open() async throws -> Session {
        try await FileThreads.remote.run(in: world.name) { [world] in
            try Session(configuration: .object([:]), extensions: world.extensions)
        }
    }

    private func park(_ session: Session) async throws { try await FileThreads.remote.run(in: world.name) { try session.park() } }

    private func signIn(_ session: Session, remember: Bool = true) async {
        let result = await session.result(
            of: "account.login", ["email": .string("a@b"), "password": .string("secret"), "remember": .bool(remember)])
        #expect(result.status == 0)
    }

    @Test("A parked session continues with two reads of the store and no request")
    func roundTrips() async throws {
        let first = try await open()
        await signIn(first)
        try await park(first)
        #expect(first.isClosing)
        let requests = world.requests
        world.forgetOperations()
        let second = try await open()
        defer { second.close() }
        #expect(second.services.accounts.community == "1")
        #expect(world.operations == ["get", "get"])
        #expect(world.requests == requests)
    }

    @Test("Parking a session whose sign-in is stored reads the store once for each sign-in, and writes nothing")
    func parking() async throws {
        let session = try await open()
        await signIn(session)
        world.forgetOperations()
        try await park(session)
        #expect(world.operations == ["get"])
    }

    @Test("A session without a store is not parked")
    func noStore() async throws {
        let session = try Session(configuration: .object([:]))
        defer { session.close() }
        let error = await failure { try session.park() }
        #expect(error?.code == .invalidArgument && error?.message.contains("store.url") == true)
        #expect(!session.isClosing)
    }

    @Test("A session is parked neither during a call nor before its result was taken from the queue")
    func busy() async throws {
        let session = try await open()
        await signIn(session)
        world.holdsRequests.withLock { $0 = true }
        let call = session.call(.success(CallRequest(method: "forum.get_divisions", parameters: [:])), userData: 0)
        await world.arrival()
        var error = await failure { try await park(session) }
        #expect(error?.code == .busy && error?.code.isRetryable == true)
        call?.cancel()
        error = await failure { try await park(session) }
        #expect(error?.code == .busy && !session.isClosing)
        let result = session.next(timeout: 0)
        #expect(result?.status == ErrorCode.cancelled.rawValue)
        try await park(session)
        #expect(session.isClosing)
    }

    @Test("A session is not parked while one of its streams runs")
    func stream() async throws {
        let session = try await open()
        await signIn(session)
        world.holdsRequests.withLock { $0 = true }
        let request = CallRequest(method: "forum.watch_messages", parameters: [:])
        let stream = session.watch(.success(request), userData: 0) { _ in }
        let error = await failure { try await park(session) }
        #expect(error?.code == .busy && stream != nil)
        stream?.cancel()
        try await park(session)
    }

    @Test("A sign-in without `remember` is not lost by parking")
    func notRemembered() async throws {
        let session = try await open()
        await signIn(session, remember: false)
        let error = await failure { try await park(session) }
        #expect(error?.code == .notRemembered && error?.message.contains("account.login") == true)
        await signIn(session)
        try await park(session)
    }

    @Test("A sign-in that the store has lost is stored again. If the store fails, the session stays open")
    func lost() async throws {
        let session = try await open()
        await signIn(session)
        world.values.withLock { $0 = [:] }
        world.fails.withLock { $0 = true }
        let error = await failure { try await park(session) }
        #expect(error?.code == .storage && !session.isClosing)
        world.fails.withLock { $0 = false }
        try await park(session)
        let second = try await open()
        defer { second.close() }
        #expect(second.services.accounts.community == "1")
    }

    @Test("A call that starts while the sign-ins are checked keeps the session open")
    func lateCall() throws {
        let calls = ActiveCalls()
        let number = try #require(calls.waitUntilIdle(atMost: .zero))
        let call = Call(userData: 0, accounts: CallAccounts(community: nil, campus: nil)) { call, _ in calls.remove(call) }
        #expect(calls.add(call))
        #expect(calls.waitUntilIdle(atMost: .seconds(60)) == nil)
        call.cancel()
        #expect(!calls.close(ifNoneAfter: number))
        #expect(calls.close(ifNoneAfter: try #require(calls.waitUntilIdle(atMost: .seconds(60)))))
        #expect(!calls.add(call))
    }

    @Test("Parking waits for the work of a call that was cancelled, at most for the limit", .virtualTime)
    func stuckWork() async throws {
        let calls = ActiveCalls()
        calls.taskBegins()
        #expect(calls.waitUntilIdle(atMost: .seconds(1)) == nil)
        let start = Instant.now
        Timers.shared.add(at: start + .seconds(2)) { calls.taskEnds() }
        #expect(calls.waitUntilIdle(atMost: .seconds(60)) == 0)
        #expect(Instant.now - start == .seconds(2))
    }
}

/// A store and a community server that outlive the sessions.
private final class ParkingWorld: Sendable {
    let name = "ParkingTests \(UInt64.random(in: .min ... .max))"
    let values = Mutex<[String: [UInt8]]>([:])
    /// Whether each operation of the store fails.
    let fails = Mutex(false)
    /// Whether requests other than sign-ins get no response.
    let holdsRequests = Mutex(false)
    private let arrivals = Semaphore()
    private let counts = Mutex<(operations: [String], requests: Int)>(([], 0))

    /// The names of the store's operations so far.
    var operations: [String] { counts.withLock { $0.operations } }
    var requests: Int { counts.withLock { $0.requests } }

    func forgetOperations() { counts.withLock { $0.operations = [] } }

    /// Waits until a request arrives that gets no response.
    func arrival() async { await arrivals.wait() }

    var extensions: Extensions {
        var extensions = Extensions()
        extensions.store = HostStore { [self] operation, command in
            let outcome = fails.withLock { $0 } ? .failure("away") : outcome(of: command)
            _ = Handles.operations.find(operation)?.finish(outcome)
        }
        extensions.transport = HostTransport { [self] transfer, head, _ in
            counts.withLock { $0.requests += 1 }
            if holdsRequests.withLock({ $0 }) { return arrivals.signal() }
            let head: [String: JSONValue] = [
                "status": .integer(200), "headers": .object(["content-type": .string("application/json")]),
            ]
            _ = Handles.transfers.find(transfer)?.answer(.response(head: head, body: PaddedBytes(Array(Self.tokens.utf8))))
        }
        return extensions
    }

    private func outcome(of command: HostStore.Command) -> StoreOutcome {
        let name =
            switch command {
            case .get: "get"
            case .put: "put"
            case .remove: "remove"
            case .removeAll: "removeAll"
            case .lock: "lock"
            case .unlock: "unlock"
            }
        counts.withLock { $0.operations.append(name) }
        return values.withLock { values in
            switch command {
            case .get(let key): return values[key].map { .success($0) } ?? .miss
            case .put(let key, let value, _): values[key] = value
            case .remove(let key): values[key] = nil
            case .removeAll, .lock, .unlock: break
            }
            return .success([])
        }
    }

    /// The response to a sign-in to the account 1.
    private static let tokens = #"{"access":"\#(token)","refresh":"\#(token)","message":"ok"}"#
    private static let token = "e30.\(Base64.encodeURLSafe(Array(#"{"id":1,"exp":4000000000}"#.utf8))).e30"
}
