import Errors
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Calls
@testable import HTTP
@testable import Networking

@Suite("Commands to the network thread", .virtualTime, .timeLimit(.minutes(5)))
struct CommandTests {
    private let network = FakeNetwork()
    private let client = CurlClient(configuration: NetworkConfiguration(userAgent: "test"))

    private func job(_ thread: (any CallThread)? = nil) -> CurlJob {
        CurlJob(client: client, request: HTTPRequest(url: "https://a.example/"), context: CallContext(thread: thread))
    }

    /// A thread that waits for a call.
    private final class Waiter: CallThread {
        let number: Int
        let accepts: Bool

        init(_ number: Int, accepts: Bool = true) { (self.number, self.accepts) = (number, accepts) }

        func leave() {}
        func offer(_ work: any IdleWork) -> Bool { accepts }
    }

    @Test("A command wakes the network thread up if it waits, or is about to wait, for events")
    func wakeUps() {
        let commands = CurlCommands(network: network)
        commands.append(.stop)
        #expect(network.wakeUps == 0 && !commands.isEmpty)
        #expect(commands.take().count == 1 && commands.isEmpty)
        commands.append(.stop)
        #expect(network.wakeUps == 0, "the thread has just taken commands, and looks for further ones")
        #expect(commands.take().count == 1 && commands.take().isEmpty)
        for _ in 0..<2 { commands.append(.cancel(job())) }
        #expect(network.wakeUps == 1 && commands.take().count == 2 && commands.take().isEmpty)
        commands.endWait()
        commands.append(.stop)
        #expect(network.wakeUps == 1)
        _ = (commands.take(), commands.take())
        commands.interrupt(isLast: false)
        commands.interrupt(isLast: true)
        #expect(network.wakeUps == 2)
    }

    /// Lends a loop for 5 seconds, and runs `body` after one second. Returns the time until the network thread has the loop again.
    private func lend(_ commands: CurlCommands, _ body: () -> Void) async throws -> Duration {
        let end = Mutex<Instant?>(nil)
        let start = Instant.now
        let loop = CurlLoop(engine: CurlEngine(), commands: commands)
        let isBack = Mutex(false)
        let thread = SystemThread.start {
            let hasLoop = commands.lend(loop, for: .seconds(5))
            isBack.withLock { $0 = hasLoop }
            end.withLock { $0 = .now }
        }
        try await Timers.sleep(for: .seconds(1))
        body()
        try await until { end.withLock { $0 != nil } }
        thread?.join()
        #expect(isBack.withLock { $0 })
        return start.duration(to: try #require(end.withLock { $0 }))
    }

    @Test("The network thread waits for the given time, or until there is a command that no other thread will execute")
    func idle() async throws {
        let quiet = try await lend(CurlCommands(network: network)) {}
        #expect(quiet == .seconds(5))
        for command in [CurlCommand.stop, .probe({}), .start(job()), .cancel(job()), .resume(job())] {
            let commands = CurlCommands(network: network)
            let time = try await lend(commands) { commands.append(command) }
            #expect(time == .seconds(1) && commands.take().count == 1)
        }
        let early = CurlCommands(network: network)
        early.append(.stop)
        let time = try await lend(early) {}
        #expect(time == .zero, "a command is there already")
    }

    @Test("A free loop is offered to one thread, which then executes its own commands")
    func offers() async throws {
        let commands = CurlCommands(network: network)
        #expect(commands.offer(to: Waiter(7)) == nil, "the network thread has the loop")
        let time = try await lend(commands) {
            #expect(commands.offer(to: Waiter(6, accepts: false)) == nil && commands.offer(to: Waiter(7)) == 7)
            commands.append(.start(job(Waiter(7))), byThread: 7)
            #expect(commands.offer(to: Waiter(8)) == nil && commands.offer(to: Waiter(7)) == 7)
            commands.append(.start(job(Waiter(7))), byThread: 7)
            commands.decline(byThread: 8)
        }
        #expect(time == .seconds(5) && commands.take().count == 2)

        let declined = CurlCommands(network: network)
        let early = try await lend(declined) {
            declined.append(.start(job(Waiter(7))), byThread: 7)
            declined.decline(byThread: 7)
        }
        #expect(early == .seconds(1) && declined.take().count == 1)

        let foreign = CurlCommands(network: network)
        let other = try await lend(foreign) {
            foreign.append(.start(job(Waiter(7))), byThread: 7)
            foreign.append(.start(job(Waiter(8))), byThread: 8)
            #expect(foreign.offer(to: Waiter(7)) == nil, "the network thread is about to take the loop")
        }
        #expect(other == .seconds(1) && foreign.take().count == 2)
    }

    @Test("Connections are shut down only while the thread whose call has ended has the loop")
    func cuts() async throws {
        let commands = CurlCommands(network: network)
        let hasReturned = Mutex(false)
        let returnedWhileCutting = Mutex<[Bool]>([])
        network.whenCutting {
            // The thread of the timer may be stopped here, for as long as a busy machine wants.
            World.current.threads.sleep(for: .milliseconds(100))
            let isLate = hasReturned.withLock { $0 }
            returnedWhileCutting.withLock { $0.append(isLate) }
        }
        _ = try await lend(commands) {
            commands.append(.start(job(Waiter(7))), byThread: 7)
            let thread = SystemThread.start {
                commands.run(
                    onThread: 7,
                    while: {
                        commands.interrupt(isLast: true)
                        World.current.threads.sleep(for: .milliseconds(15))
                        return false
                    }, onSignal: {})
                hasReturned.withLock { $0 = true }
            }
            thread?.detach()
        }
        try await until { hasReturned.withLock { $0 } }
        try await Timers.sleep(for: .seconds(1))
        let outcomes = returnedWhileCutting.withLock { $0 }
        #expect(outcomes == [false])
    }

    // MARK: The engine

    private func error(of job: CurlJob) async -> DanXiError? {
        await failure { try await withUnsafeThrowingContinuation { (continuation: CurlJob.Caller) in _ = job.begin(continuation) } }
    }

    @Test("After the engine was shut down, requests fail with `closed`, and a probe without a network thread is answered at once")
    func shutDown() async {
        let engine = CurlEngine()
        let answers = Mutex(0)
        engine.probe { answers.withLock { $0 += 1 } }
        #expect(answers.withLock { $0 } == 1 && engine.retire())
        engine.shutDown()
        engine.shutDown()
        let late = job()
        engine.start(late)
        let error = await error(of: late)
        #expect(error == .closed)
    }

    @Test("The users of connections are counted down to zero")
    func users() {
        let engine = CurlEngine()
        let settings = ConnectionSettings(NetworkConfiguration(userAgent: "test"))
        let counts = [engine.addUser, engine.addUser, engine.removeUser, engine.removeUser, engine.removeUser, engine.addUser].map {
            change in
            change(settings)
            return engine.userCount(of: settings)
        }
        #expect(counts == [1, 2, 1, 0, 0, 1])
    }

    @Test("A client that is about to close sends nothing more")
    func closing() async {
        let closing = CurlClient(configuration: NetworkConfiguration(userAgent: "test"))
        #expect(!closing.isClosing)
        closing.beginClosing()
        let error = await failure { try await closing.send(HTTPRequest(url: "http://127.0.0.1:1/")) }
        #expect(error == .closed && closing.isClosing)
    }

    // MARK: Groups

    @Test("Of 64 groups, one that was used a second ago is not replaced, and one that was used earlier is")
    func replacedGroups() async throws {
        func settings(_ number: Int) -> ConnectionSettings {
            var configuration = NetworkConfiguration(userAgent: "test")
            configuration.proxy = "http://\(number).example"
            return ConnectionSettings(configuration)
        }
        for (milliseconds, count) in [(999, 65), (1000, 65), (1001, 64)] {
            var groups = CurlGroups()
            for number in 0..<64 { _ = try groups.group(settings(number), network) }
            try await Timers.sleep(for: .milliseconds(milliseconds))
            _ = try groups.group(settings(64), network)
            #expect(groups.map(\.number).count == count)
        }
    }

    @Test("The defaults of the network settings are those of the documentation")
    func defaults() {
        let configuration = NetworkConfiguration(userAgent: "test")
        #expect(configuration.timeout == .seconds(30) && configuration.connectTimeout == .seconds(10))
        #expect(configuration.maxRequestsPerServer == 400 && configuration.maxResponseBytes == 33_554_432)
    }
}
