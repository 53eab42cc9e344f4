import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Threads

@Suite("Durations and threads of the system")
struct DoorTests {
    @Test(
        "A duration in milliseconds is rounded up, and at most 2,147,483,647",
        arguments: [
            (Duration.seconds(2), 2000), (.milliseconds(1), 1), (.microseconds(1), 1), (.microseconds(1001), 2), (.zero, 0),
            (.seconds(3_000_000), Int(Int32.max)), (.seconds(Int64.max), Int(Int32.max)),
        ])
    func milliseconds(duration: Duration, expected: Int) {
        #expect(duration.wholeMilliseconds == expected)
    }

    @Test(
        "The sum of an instant and a duration is limited to the instants that there are",
        arguments: [
            (0, Duration.seconds(2), 2_000_000_000), (5, .nanoseconds(-7), -2), (0, .seconds(-1), -1_000_000_000),
            (Int.max - 1, .nanoseconds(1), .max), (Int.max - 1, .nanoseconds(2), .max), (.max, .zero, .max),
            (Int.min + 1, .nanoseconds(-1), .min),
            (Int.min + 1, .nanoseconds(-2), .min), (0, .seconds(Int64.max), .max), (0, .seconds(Int64.min), .min),
            (0, Duration.seconds(9_223_372_036) + .nanoseconds(854_775_807), .max),
            (-1, Duration.seconds(9_223_372_036) + .nanoseconds(854_775_807), Int.max - 1),
            (-1, Duration.seconds(9_223_372_036) + .nanoseconds(854_775_808), Int.max - 1), (.min, .seconds(10_000_000_000), -1),
            (.max, .seconds(-10_000_000_000), -1),
        ] as [(Int, Duration, Int)])
    func sums(nanoseconds: Int, duration: Duration, expected: Int) {
        let instant = Instant(nanoseconds: nanoseconds)
        #expect((instant + duration).nanoseconds == expected && instant.advanced(by: duration).nanoseconds == expected)
        if duration != .seconds(Int64.min) { #expect((instant - (.zero - duration)).nanoseconds == expected) }
    }

    @Test(
        "The duration between two instants is limited to the durations that there are",
        arguments: [
            (1, 3, 2), (3, 1, -2), (7, 7, 0), (.min, .max, .max), (.max, .min, .min), (-1, .max, .max), (0, .max, .max), (0, .min, .min),
            (1, .min, .min),
        ] as [(Int, Int, Int)])
    func differences(start: Int, end: Int, expected: Int) {
        let (start, end) = (Instant(nanoseconds: start), Instant(nanoseconds: end))
        #expect(end - start == .nanoseconds(expected) && start.duration(to: end) == .nanoseconds(expected))
        #expect((start < end) == (start.nanoseconds < end.nanoseconds) && !(start < start))
    }

    @Test("The clocks are those of the system, in nanoseconds, microseconds and milliseconds")
    func clocks() {
        func nanoseconds(_ clock: clockid_t) -> Int {
            var time = timespec()
            clock_gettime(clock, &time)
            return time.tv_sec * 1_000_000_000 + time.tv_nsec
        }
        let clocks = SystemClocks()
        let start = nanoseconds(CLOCK_BOOTTIME)
        let now = clocks.now.nanoseconds
        #expect(start <= now && now <= nanoseconds(CLOCK_BOOTTIME))
        let wallStart = nanoseconds(CLOCK_REALTIME)
        let (microseconds, milliseconds) = (clocks.wallMicroseconds, clocks.wallMilliseconds)
        let wallEnd = nanoseconds(CLOCK_REALTIME)
        #expect(wallStart / 1000 <= microseconds && microseconds <= wallEnd / 1000)
        #expect(wallStart / 1_000_000 <= milliseconds && milliseconds <= wallEnd / 1_000_000)
    }

    @Test("A wait that notices signals ends with a wake-up, or else reports a signal that may have come")
    func signalCondition() {
        let signal = SignalFlag()
        let condition = SignalCondition(signal)
        #expect(!signal.take())
        condition.lock()
        condition.wait(atMost: .zero)
        let taken = (signal.isSet, signal.take(), signal.take(), signal.isSet)
        #expect(taken == (true, true, false, false))
        condition.wakeOne()
        condition.wait(atMost: .seconds(3600))
        #expect(!signal.isSet, "it was woken")
        condition.wait(atMost: .zero)
        let isReported = signal.take()
        #expect(isReported, "a wake-up ends one wait")
        condition.wakeAll()
        condition.wait()
        #expect(!signal.isSet)
        condition.unlock()
    }

    @Test("A thread waits until another one changes the state, and holds the lock again afterwards")
    func condition() {
        let condition = SystemThreads().makeCondition()
        let state = Monitor(0, threads: SystemThreads())
        condition.lock()
        let thread = SystemThreads().start {
            condition.lock()
            state.withLock { $0 = 1 }
            condition.wakeOne()
            condition.unlock()
        }
        // A wait may end for no reason, but not again and again.
        var waits = 0
        while state.withLock({ $0 }) == 0, waits < 5 {
            condition.wait(atMost: .seconds(3600))
            waits += 1
        }
        #expect(state.withLock { $0 } == 1)
        condition.unlock()
        thread?.join()
        #expect(SystemThreads().processorCount >= 1)
    }

    /// `pthread_getattr_np()`, which Swift does not import.
    private typealias Attributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

    /// What a thread finds out about itself.
    private struct Facts: Sendable {
        var guardSize = 0
        var stackSize = 0
        var blocksSignals = false
    }

    @Test("A thread has a large stack with a guard page, and blocks all signals. The thread that starts it does not")
    func thread() async throws {
        let attributesOfThread = unsafeBitCast(try #require(dlsym(nil, "pthread_getattr_np")), to: Attributes.self)
        var keepsSignals = false
        let facts = await withCheckedContinuation { (continuation: CheckedContinuation<Facts, Never>) in
            let before = Self.blockedSignals
            let thread = SystemThread.start {
                var facts = Facts()
                var attributes = pthread_attr_t()
                if attributesOfThread(pthread_self(), &attributes) == 0 {
                    pthread_attr_getguardsize(&attributes, &facts.guardSize)
                    pthread_attr_getstacksize(&attributes, &facts.stackSize)
                    pthread_attr_destroy(&attributes)
                }
                facts.blocksSignals = Self.blockedSignals == Self.signals
                continuation.resume(returning: facts)
            }
            keepsSignals = Self.blockedSignals == before
            thread?.detach()
        }
        var usual = pthread_attr_t()
        var usualSize = 0
        pthread_attr_init(&usual)
        pthread_attr_getstacksize(&usual, &usualSize)
        pthread_attr_destroy(&usual)
        // An overflow of the stack damages no other memory.
        #expect(facts.guardSize >= 4096 && facts.blocksSignals)
        #expect(facts.stackSize >= max(usualSize, 1 << 20))
        #expect(keepsSignals)
    }

    @Test("A thread has a stack of at least 1 MiB, even if the usual size of the process is smaller")
    func smallStacks() async {
        // The usual size is that of all threads of a process, so the test runs in a process of its own.
        await #expect(processExitsWith: .success) {
            typealias SetUsual = @convention(c) (UnsafeMutablePointer<pthread_attr_t>) -> Int32
            let setUsual = unsafeBitCast(try #require(dlsym(nil, "pthread_setattr_default_np")), to: SetUsual.self)
            let attributesOfThread = unsafeBitCast(try #require(dlsym(nil, "pthread_getattr_np")), to: Attributes.self)
            var small = pthread_attr_t()
            pthread_attr_init(&small)
            pthread_attr_setstacksize(&small, 1 << 17)
            try #require(setUsual(&small) == 0)
            let size = Monitor(0)
            let thread = SystemThread.start {
                var attributes = pthread_attr_t()
                var stackSize = 0
                if attributesOfThread(pthread_self(), &attributes) == 0 { pthread_attr_getstacksize(&attributes, &stackSize) }
                size.withLock { $0 = stackSize }
            }
            thread?.join()
            #expect(size.withLock { $0 } >= 1 << 20)
        }
    }

    private static let signals = [SIGHUP, SIGINT, SIGTERM, SIGCHLD, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGPROF, SIGFPE]

    /// Those of ``signals`` that the current thread blocks.
    private static var blockedSignals: [Int32] {
        var blocked = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &blocked)
        return signals.filter { sigismember(&blocked, $0) == 1 }
    }
}
