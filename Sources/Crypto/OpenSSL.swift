import CCrypto
import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// A guard for calls of OpenSSL, which frees its global state when the process exits, although other threads may still run.
package enum OpenSSL {
    private static let isShutDown = 1 << 62
    /// Number of running calls of ``use(_:)``, plus `isShutDown` after ``shutDown()``.
    private static let state = Atomic<Int>(0)

    /// Runs `work`, which may call OpenSSL, and returns its result. Returns nil without running `work` if the process is exiting.
    ///
    /// `work` must be short, because the exit of the process waits for it.
    package static func use<Value>(_ work: () -> Value?) -> Value? {
        defer { state.subtract(1, ordering: .sequentiallyConsistent) }
        guard state.add(1, ordering: .sequentiallyConsistent).newValue < isShutDown else { return nil }
        // The host program may have errors in OpenSSL's error queue. Only the errors that `work` adds are removed.
        ERR_set_mark()
        defer { ERR_pop_to_mark() }
        return work()
    }

    /// Makes later calls of ``use(_:)`` return nil, and waits for the running calls. Call this function at process exit.
    package static func shutDown() {
        state.bitwiseOr(isShutDown, ordering: .sequentiallyConsistent)
        while state.load(ordering: .sequentiallyConsistent) > isShutDown { World.current.threads.sleep(for: .microseconds(100)) }
    }
}
