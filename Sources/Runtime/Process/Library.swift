import Crypto
import JSON
import Networking
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The state of the library in the current process.
///
/// After a fork, the library's threads are missing in the child, and the locks that these or other threads held are never released. The
/// child may use the library, with its open sessions, only if no thread of the library had started and no other thread was in one of the
/// library's functions.
package enum Library {
    /// The ID of the process that uses the library. 0 before the first use.
    private static let process = Atomic<pid_t>(0)
    private static let hasThreads = Atomic<Bool>(false)
    /// Whether the library may have threads. If not, the process can still fork.
    static var mayHaveThreads: Bool { hasThreads.load(ordering: .relaxed) }
    /// The number of calls of the library's functions that have not returned.
    private static let functions = Atomic<Int>(0)
    private static let isExiting = Atomic<Bool>(false)

    /// Runs the body of one of the library's functions. Returns nil, without running it, in a forked child that must not use the library.
    package static func enter<Value>(_ body: () -> Value) -> Value? {
        guard ProcessMark.isSet || belongs(to: getpid()) else { return nil }
        functions.add(1, ordering: .sequentiallyConsistent)
        defer { functions.subtract(1, ordering: .sequentiallyConsistent) }
        return hasThreads.load(ordering: .relaxed) ? body() : TemporaryThread.run(body)
    }

    /// Returns whether the process `current` can use the library. A forked child adopts the library with its first use, if the library had
    /// no threads and no function of the library was running.
    private static func belongs(to current: pid_t) -> Bool {
        let known = process.load(ordering: .sequentiallyConsistent)
        if known == current { return true }
        let mayAdopt = !hasThreads.load(ordering: .sequentiallyConsistent) && functions.load(ordering: .sequentiallyConsistent) == 0
        if mayAdopt { _ = process.compareExchange(expected: known, desired: current, ordering: .sequentiallyConsistent) }
        // Another thread of this process may have adopted the library first. Then the library's threads and the running functions belong to
        // this process.
        guard process.load(ordering: .sequentiallyConsistent) == current else { return false }
        ProcessMark.set()
        return true
    }

    /// Initializes the library. Call this function before the first request is prepared.
    package static func start() { _ = isInitialized }

    private static let isInitialized: Bool = {
        // Exit handlers run in reverse order of their registration. This handler ends all work, so it must be registered after the handlers
        // of simdjson and OpenSSL.
        JSONDocument.startParsing()
        CurlClient.initialize()
        atexit {
            guard Library.process.load(ordering: .relaxed) == getpid() else { return }
            Library.isExiting.store(true, ordering: .relaxed)
            JSONDocument.stopParsing()
            CurlClient.shutDown()
            OpenSSL.shutDown()
        }
        return true
    }()

    /// Records that the library may have threads. Call this function before anything that may start a thread.
    static func willStartThreads() {
        if !hasThreads.load(ordering: .relaxed) { hasThreads.store(true, ordering: .sequentiallyConsistent) }
    }

    /// Whether callbacks may still run, because the process is not exiting.
    static var mayCallBack: Bool { !isExiting.load(ordering: .relaxed) }
}
