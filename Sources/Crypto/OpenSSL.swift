import CCrypto
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Guards calls of OpenSSL. OpenSSL frees its global state when the process exits, although other threads may still run.
package enum OpenSSL {
    private static let isShutDown = 1 << 62
    /// Number of running calls of ``use(_:)``, plus `isShutDown` after ``shutDown()``.
    private static let state = Atomic<Int>(0)

    /// Runs work that calls OpenSSL. Returns nil if the process is exiting.
    ///
    /// The work must be short, because the exit waits for it.
    package static func use<Value>(_ work: () -> Value?) -> Value? {
        defer { state.subtract(1, ordering: .sequentiallyConsistent) }
        guard state.add(1, ordering: .sequentiallyConsistent).newValue < isShutDown else { return nil }
        // The host program may have errors in OpenSSL's error queue. Only errors of `work` are removed.
        ERR_set_mark()
        defer { ERR_pop_to_mark() }
        return work()
    }

    /// Waits until no work is running. Later calls of ``use(_:)`` return nil. Call it at process exit.
    package static func shutDown() {
        state.bitwiseOr(isShutDown, ordering: .sequentiallyConsistent)
        while state.load(ordering: .sequentiallyConsistent) > isShutDown { usleep(100) }
    }
}
