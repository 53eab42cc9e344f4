import CCrypto
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The gate to OpenSSL, which frees its global state when the process exits, while other threads still run.
package enum OpenSSL {
    private static let isShutDown = 1 << 62
    /// Number of works that are running, and whether the gate is closed.
    private static let state = Atomic<Int>(0)

    /// Runs work that calls OpenSSL. Returns nil if the process is exiting.
    ///
    /// The work must be short, because the exit waits for it.
    package static func use<Value>(_ work: () -> Value?) -> Value? {
        defer { state.subtract(1, ordering: .sequentiallyConsistent) }
        guard state.add(1, ordering: .sequentiallyConsistent).newValue < isShutDown else { return nil }
        // The queue of errors belongs to the host too.
        ERR_set_mark()
        defer { ERR_pop_to_mark() }
        return work()
    }

    /// Waits for running work, and runs none afterwards. Call it at process exit.
    package static func shutDown() {
        state.bitwiseOr(isShutDown, ordering: .sequentiallyConsistent)
        while state.load(ordering: .sequentiallyConsistent) > isShutDown { usleep(100) }
    }
}
