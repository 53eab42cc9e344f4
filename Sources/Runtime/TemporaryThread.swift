import Networking

#if canImport(Glibc)
    import Glibc
#endif

/// Runs work on a thread that ends before the caller continues.
///
/// Swift's Mutex caches the identifier of each thread that uses it. After a fork, the surviving thread has another identifier, and a contended
/// Mutex would end the process. So host threads must not use a Mutex as long as a fork is allowed.
enum TemporaryThread {
    static func run<Value>(_ body: () -> Value) -> Value {
        var value: Value?
        let isDone = withoutActuallyEscaping(body) { body in start { value = body() } }
        if isDone, let value { return value }
        return body()
    }

    /// Returns false if there is no thread for the work, which then was not run.
    private static func start(_ run: @escaping () -> Void) -> Bool {
        guard let thread = SignalFreeThread.start(run) else { return false }
        pthread_join(thread, nil)
        return true
    }
}
